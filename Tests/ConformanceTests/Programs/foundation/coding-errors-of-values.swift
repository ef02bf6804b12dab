import Foundation
let dec = JSONDecoder()
func t<T: Decodable>(_ type: T.Type, _ s: String) {
  do { print(try dec.decode(T.self, from: Data(s.utf8))) } catch let DecodingError.typeMismatch(t, c) {
    print("mismatch", t, "|", c.debugDescription, "|", c.codingPath)
  } catch let DecodingError.dataCorrupted(c) { print("corrupt", c.debugDescription, "|", c.codingPath) } catch let
    DecodingError.valueNotFound(t, c)
  { print("none", t, "|", c.debugDescription, "|", c.codingPath) } catch let DecodingError.keyNotFound(k, c) {
    print("key", k, "|", c.debugDescription, "|", c.codingPath)
  } catch { print("other", error) }
}
t([Date].self, "[null]")
t([Data].self, "[null]")
t([URL].self, "[null]")
t([UUID].self, "[null]")
t(Measurement<UnitLength>.self, #"{"value": 1}"#)
t(Measurement<UnitLength>.self, #"{"value": 1, "unit": {"symbol": "m"}}"#)
t(Measurement<UnitLength>.self, #"{"value": "x"}"#)
t(IndexSet.self, #"{"indexes": [{"location": 1}]}"#)
t(IndexPath.self, #"{}"#)
t(DateInterval.self, #"{"start": 0}"#)
t(Calendar.self, #"{"identifier": "gregorian"}"#)
t(Calendar.self, #"{"identifier": "nope"}"#)
t(TimeZone.self, #"{"identifier": "Nope/x"}"#)
t(DateComponents.self, #"{"year": "x"}"#)
t(URLComponents.self, #"{"port": "x"}"#)
t(PersonNameComponents.self, #"{"givenName": "Ann", "familyName": "Lee"}"#)
t(CharacterSet.self, #"{"bitmap": 3}"#)
var n = PersonNameComponents()
n.givenName = "Bo"
let e = JSONEncoder()
e.outputFormatting = .sortedKeys
func enc<T: Encodable>(_ v: T) { print(String(decoding: try! e.encode(v), as: UTF8.self)) }
enc(n)
enc(Measurement(value: 2, unit: UnitLength.meters))
enc(IndexSet([1, 2, 5]))
enc(IndexPath(indexes: [1, 2]))
enc(TimeZone(identifier: "UTC")!)
enc(DateComponents(year: 2020, month: 2))
enc(URLComponents(string: "https://a.b:80/c?d=e#f")!)
enc(ComparisonResult.orderedAscending.rawValue)
enc(TaskPriority.high)
t(TaskPriority.self, "7")
enc([Decimal(string: "1.25")!])
