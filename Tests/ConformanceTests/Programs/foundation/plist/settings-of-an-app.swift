import Foundation
struct Settings: Codable, Equatable {
  var name = "Default"
  var volume: Double = 0.75
  var recent: [URL] = [URL(string: "https://example.com/a?b=c")!]
  var counts: [String: Int] = ["a": 1]
  var updated = Date(timeIntervalSince1970: 1_700_000_000)
  var blob = Data("hello".utf8)
  var nested: Nested? = Nested(flag: true, levels: [1, 2, 3])
  struct Nested: Codable, Equatable {
    var flag: Bool; var levels: Set<Int> = [];
    init(flag: Bool, levels: Set<Int>) { self.flag = flag; self.levels = levels }
  }
}
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
var settings = Settings()
settings.nested?.levels = [7]
let data = try encoder.encode(settings)
print(String(decoding: data, as: UTF8.self))
let back = try PropertyListDecoder().decode(Settings.self, from: data)
print(back == settings)
encoder.outputFormat = .binary
let binary = try encoder.encode(settings)
var format = PropertyListSerialization.PropertyListFormat.xml
let object = try PropertyListSerialization.propertyList(from: binary, options: [], format: &format)
print(format == .binary, binary.prefix(8).map { Character(UnicodeScalar($0)) })
if let map = object as? [String: Any] {
  for key in map.keys.sorted() { print(key, type(of: map[key]!) == Data.self ? "data" : "value") }
  print(map["name"] as? String ?? "-", map["volume"] as? Double ?? -1, (map["counts"] as? [String: Int])?["a"] ?? 0)
}
do {
  _ = try PropertyListDecoder().decode(Settings.self, from: Data("nothing".utf8))
} catch DecodingError.dataCorrupted(let context) { print(context.debugDescription) } catch { print(error) }
do { _ = try PropertyListDecoder().decode([Int].self, from: data) } catch let DecodingError.typeMismatch(type, context)
{ print(type, context.debugDescription, context.codingPath.count) }
print(
  PropertyListSerialization.propertyList(["a": [1, 2]], isValidFor: .xml),
  PropertyListSerialization.propertyList(["a": Optional<Int>.none as Any], isValidFor: .xml))
