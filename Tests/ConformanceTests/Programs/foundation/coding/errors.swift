import Foundation
struct P: Codable { var a: Int; var b: String? ; var c = [1,2]; var d: Date = Date(timeIntervalSinceReferenceDate: 100) }
enum E: Codable { case one, two(Int), three(x: Int, y: String?) }
enum R: String, Codable { case p, q }
struct Q: Codable { var e: [E]; var r: R; var p: [String: P]; var u: URL; var data: Data }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .prettyPrinted]
let q = Q(e: [.one, .two(3), .three(x: 1, y: nil)], r: .q, p: ["k": P(a: 1, b: nil)], u: URL(string: "https://a.b/c?d")!, data: Data([1,2,3]))
print(String(data: try enc.encode(q), encoding: .utf8)!)
let dec = JSONDecoder()
func t<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print(error); print("L", error.localizedDescription); if let e = error as? DecodingError { print(e.failureReason ?? "-", e.recoverySuggestion ?? "-") ; switch e { case .typeMismatch(let t, let c): print("tm", t, c.codingPath, c.debugDescription, c.underlyingError as Any); case .keyNotFound(let k, let c): print("knf", k, c.codingPath, c.debugDescription); case .valueNotFound(let t, let c): print("vnf", t, c.codingPath, c.debugDescription); case .dataCorrupted(let c): print("dc", c.codingPath, c.debugDescription, c.underlyingError as Any) ; default: print("?") } } } }
t(P.self, "{}")
t(P.self, #"{"a":"x"}"#)
t(P.self, #"{"a":1.5}"#)
t(P.self, #"{"a":null}"#)
t(P.self, #"{"a":1,"c":[1,"x"]}"#)
t(P.self, #"{"a":1"#)
t([P].self, #"{"a":1}"#)
t([String: P].self, #"{"z":{"a":1,"c":[],"d":"x"}}"#)
t(R.self, #""zz""#)
t(E.self, #"{"two":{"_0":"x"}}"#)
t(E.self, #"{"nine":{"_0":"x"}}"#)
t(UInt8.self, "300")
t(Q.self, #"{"e":[{"one":{}}],"r":"p","p":{},"u":"","data":"AQI","dec":1}"#)
do { print(try JSONEncoder().encode(Double.infinity)) } catch { print(error) }
