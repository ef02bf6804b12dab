import Foundation

// All the strategies of the coders, and what they make of unusual values.
struct Reading: Codable, Equatable {
  var takenAt: Date
  var rawBytes: Data
  var value: Double
  var sensorURL: URL?
}
let reading = Reading(
  takenAt: Date(timeIntervalSince1970: 1_700_000_000.25), rawBytes: Data([0, 1, 254, 255]), value: .infinity,
  sensorURL: URL(string: "https://example.com/a?b=c"))
let dates: [(String, JSONEncoder.DateEncodingStrategy, JSONDecoder.DateDecodingStrategy)] = [
  ("deferred", .deferredToDate, .deferredToDate), ("seconds", .secondsSince1970, .secondsSince1970),
  ("milliseconds", .millisecondsSince1970, .millisecondsSince1970), ("iso", .iso8601, .iso8601),
  (
    "custom",
    .custom { date, encoder in
      var box = encoder.singleValueContainer()
      try box.encode("d\(Int(date.timeIntervalSince1970))")
    },
    .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let seconds = Double(text.dropFirst()) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no date: \(text)"))
      }
      return Date(timeIntervalSince1970: seconds)
    }
  ),
]
for (name, encoding, decoding) in dates {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  encoder.dateEncodingStrategy = encoding
  encoder.keyEncodingStrategy = .convertToSnakeCase
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
  let data = try encoder.encode(reading)
  print(name, String(decoding: data, as: UTF8.self))
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = decoding
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
  do {
    let back = try decoder.decode(Reading.self, from: data)
    print(back == reading, back.takenAt.timeIntervalSince1970, back.value, back.rawBytes.count, back.sensorURL ?? "none")
  } catch let DecodingError.keyNotFound(key, context) {
    print("no key", key.stringValue, context.codingPath.count)
  }
}
do { _ = try JSONEncoder().encode(reading) } catch let EncodingError.invalidValue(value, context) {
  print(value, context.codingPath.map(\.stringValue), context.debugDescription)
}
let bytes = JSONEncoder()
bytes.dataEncodingStrategy = .deferredToData
print(String(decoding: try bytes.encode(["d": Data([7, 8])]), as: UTF8.self))
bytes.dataEncodingStrategy = .custom { data, encoder in
  var box = encoder.singleValueContainer()
  try box.encode(data.map { String(format: "%02X", $0) }.joined(separator: ":"))
}
print(String(decoding: try bytes.encode(["d": Data([7, 8, 250])]), as: UTF8.self))
