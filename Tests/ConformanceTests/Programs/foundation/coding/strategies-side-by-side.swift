import Foundation
struct Event: Codable { var when: Date; var ratio: Double; var payload: Data; var userName: String; var isOn: Bool? }
let event = Event(
  when: Date(timeIntervalSince1970: 1_709_210_096.789), ratio: .infinity, payload: Data([0, 1, 2, 250, 255]),
  userName: "Ann", isOn: nil)
func show(_ label: String, _ set: (JSONEncoder) -> Void, _ unset: (JSONDecoder) -> Void) {
  let encoder = JSONEncoder(), decoder = JSONDecoder()
  encoder.outputFormatting = .sortedKeys
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
  set(encoder); unset(decoder)
  do {
    let data = try encoder.encode(event)
    print(label, String(data: data, encoding: .utf8)!)
    let back = try decoder.decode(Event.self, from: data)
    print(label, back.when.timeIntervalSince1970, back.ratio, Array(back.payload), back.userName, back.isOn as Any)
  } catch { print(label, error) }
}
show("default", { _ in }, { _ in })
show("seconds", { $0.dateEncodingStrategy = .secondsSince1970 }, { $0.dateDecodingStrategy = .secondsSince1970 })
show(
  "millis", { $0.dateEncodingStrategy = .millisecondsSince1970 }, { $0.dateDecodingStrategy = .millisecondsSince1970 })
show("iso", { $0.dateEncodingStrategy = .iso8601 }, { $0.dateDecodingStrategy = .iso8601 })
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 3600)
formatter.dateFormat = "yyyy/MM/dd HH:mm:ss.SSS Z"
show(
  "formatted", { $0.dateEncodingStrategy = .formatted(formatter) }, { $0.dateDecodingStrategy = .formatted(formatter) })
show(
  "custom",
  {
    $0.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(Int(date.timeIntervalSince1970) / 86400)
      try container.encode("days")
    }
  },
  {
    $0.dateDecodingStrategy = .custom { decoder in
      var container = try decoder.unkeyedContainer()
      let days = try container.decode(Int.self)
      guard try container.decode(String.self) == "days" else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no days")
      }
      return Date(timeIntervalSince1970: Double(days) * 86400)
    }
  })
show("snake", { $0.keyEncodingStrategy = .convertToSnakeCase }, { $0.keyDecodingStrategy = .convertFromSnakeCase })
show(
  "custom key", { $0.keyEncodingStrategy = .custom { $0.last!.stringValue == "when" ? AnyKey("WHEN") : $0.last! } },
  { $0.keyDecodingStrategy = .custom { AnyKey($0.last!.stringValue == "WHEN" ? "when" : $0.last!.stringValue) } })
show("data list", { $0.dataEncodingStrategy = .deferredToData }, { $0.dataDecodingStrategy = .deferredToData })
show(
  "data hex",
  {
    $0.dataEncodingStrategy = .custom { data, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(data.map { String(format: "%02x", $0) }.joined())
    }
  },
  {
    $0.dataDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      return Data(
        stride(from: 0, to: text.count, by: 2).map { i in
          let start = text.index(text.startIndex, offsetBy: i)
          return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16)!
        })
    }
  })
show("throwing", { $0.nonConformingFloatEncodingStrategy = .throw }, { _ in })
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { return nil }
}
