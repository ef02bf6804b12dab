import Foundation

// Property lists: encoder, decoder, and objects without types.
struct Server: Codable, Equatable {
  var host: String
  var ports: [Int]
  var started: Date
  var key: Data
  var weight: Double
  var isLive: Bool
  var parent: [String: String]?
  enum CodingKeys: String, CodingKey { case host = "Host", ports = "Ports", started, key, weight, isLive, parent }
}
let server = Server(host: "a<b>&c", ports: [80, 443], started: Date(timeIntervalSince1970: 1_700_000_000), key: Data([1, 2, 255]), weight: 0.5, isLive: true, parent: ["x": "y"])
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
let xml = try encoder.encode(server)
print(String(decoding: xml, as: UTF8.self))
print(try PropertyListDecoder().decode(Server.self, from: xml) == server)
encoder.outputFormat = .binary
let binary = try encoder.encode([server])
print(binary.prefix(8).map { Character(Unicode.Scalar($0)) }.map(String.init).joined(), try PropertyListDecoder().decode([Server].self, from: binary).first == server)
var format = PropertyListSerialization.PropertyListFormat.xml
print(try PropertyListDecoder().decode([Server].self, from: binary, format: &format).count, format == .binary)
let object = try PropertyListSerialization.propertyList(from: xml, options: [], format: nil) as? [String: Any] ?? [:]
print(object.keys.sorted(), object["Ports"] as? [Int] ?? [], object["isLive"] as? Bool ?? false, (object["started"] as? Date)?.timeIntervalSince1970 ?? 0, (object["key"] as? Data)?.count ?? 0, object["weight"] as? Double ?? 0)
let made = try PropertyListSerialization.data(fromPropertyList: ["list": [1, "two", 3.5, false], "empty": [String]()] as [String: Any], format: .xml, options: 0)
print(String(decoding: made, as: UTF8.self).components(separatedBy: "\n").count, PropertyListSerialization.propertyList(["a": 1], isValidFor: .xml))
do { _ = try PropertyListDecoder().decode(Server.self, from: Data("<plist><dict/></plist>".utf8)) } catch DecodingError.keyNotFound(let key, let context) { print(key.stringValue, context.codingPath.count) } catch { print("other", error) }
do { _ = try PropertyListDecoder().decode(Server.self, from: Data("nonsense".utf8)) } catch DecodingError.dataCorrupted(let context) { print(context.debugDescription) } catch { print("other") }
do { _ = try PropertyListEncoder().encode(5) } catch EncodingError.invalidValue(let value, let context) { print(value, context.debugDescription) }
print(try PropertyListDecoder().decode([String: Int].self, from: PropertyListEncoder().encode(["a": 1])))
