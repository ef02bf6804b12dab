import Foundation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  encoder.outputFormatting.insert(.sortedKeys)
  do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
}
func read<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSONDecoder = JSONDecoder()) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print(error) }
}
let moment = Date(timeIntervalSince1970: 1_700_000_000.5)
struct Event: Codable { var at: Date; var blob: Data; var level: Double; var id: UUID; var link: URL }
let event = Event(at: moment, blob: Data([0, 255, 16]), level: 0.1, id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, link: URL(string: "https://a.org/x?y=1")!)
func encoder(_ change: (JSONEncoder) -> Void) -> JSONEncoder { let e = JSONEncoder(); change(e); return e }
json(event)
json(event, encoder { $0.dateEncodingStrategy = .iso8601 })
json(event, encoder { $0.dateEncodingStrategy = .secondsSince1970; $0.outputFormatting = [.withoutEscapingSlashes, .prettyPrinted] })
json(event, encoder { $0.dateEncodingStrategy = .millisecondsSince1970; $0.dataEncodingStrategy = .deferredToData })
let day = DateFormatter(); day.dateFormat = "yyyy-MM-dd"; day.locale = Locale(identifier: "en_US_POSIX"); day.timeZone = TimeZone(secondsFromGMT: 0)
json(event, encoder { $0.dateEncodingStrategy = .formatted(day) })
json([moment], encoder { $0.dateEncodingStrategy = .custom { date, to in var c = to.singleValueContainer(); try c.encode("at \(Int(date.timeIntervalSince1970))") } })
json([Data([1])], encoder { $0.dataEncodingStrategy = .custom { data, to in var c = to.singleValueContainer(); try c.encode(data.count) } })
json([Double.infinity, -.infinity, .nan, 1], encoder { $0.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?") })
json(Double.nan)
json([1e20, 1.0, -0.0, 1.5e-7, 123456789.125]); json([Float(0.1)]); json([UInt64.max]); json([Int.min]); json("top"); json(5); json(true); json(Int?.none)
func decoder(_ change: (JSONDecoder) -> Void) -> JSONDecoder { let d = JSONDecoder(); change(d); return d }
read([Date].self, "[0, 12.5]")
read([Date].self, #"["2024-02-29T12:30:00Z"]"#, decoder { $0.dateDecodingStrategy = .iso8601 })
read([Date].self, #"["2024-02-30"]"#, decoder { $0.dateDecodingStrategy = .iso8601 })
read([Date].self, "[86400]", decoder { $0.dateDecodingStrategy = .secondsSince1970 })
read([Date].self, "[86400]", decoder { $0.dateDecodingStrategy = .millisecondsSince1970 })
read([Date].self, #"["2024-02-28","x"]"#, decoder { $0.dateDecodingStrategy = .formatted(day) })
read([Date].self, "[3]", decoder { $0.dateDecodingStrategy = .custom { from in Date(timeIntervalSince1970: Double(try from.singleValueContainer().decode(Int.self)) * 60) } })
read([Data].self, #"["AQI=","*"]"#); read([Data].self, "[[1,2]]", decoder { $0.dataDecodingStrategy = .deferredToData })
read([Double].self, #"["+",1]"#, decoder { $0.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?") })
read([Double].self, #"["+"]"#)
read(UUID.self, #""nope""#); read([URL].self, #"["a b","http://x/%zz"]"#)
read([Int].self, "[1,2,]"); read([Int].self, "[1 2]"); read(Int.self, "99999999999999999999"); read(UInt8.self, "256"); read(Int.self, "1.0"); read(Bool.self, "1"); read(Int8.self, "-129"); read(Float.self, "1e40")
read([Int].self, "[1, /* c */ 0x10,]", decoder { $0.allowsJSON5 = true })
