import Foundation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  encoder.outputFormatting.insert(.sortedKeys)
  do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
}
func read<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSONDecoder = JSONDecoder()) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print(error) }
}
struct Settings: Codable { var name: String; var size: Double; var on: Bool; var when: Date; var raw: Data; var list: [Int]; var map: [String: String] }
let value = Settings(name: "n <&> é", size: 1.5, on: true, when: Date(timeIntervalSince1970: 0), raw: Data([1, 2, 3]), list: [1, 2], map: ["k": "v"])
let encoder = PropertyListEncoder(); encoder.outputFormat = .xml
print(String(decoding: try encoder.encode(value), as: UTF8.self))
let back = try PropertyListDecoder().decode(Settings.self, from: encoder.encode(value))
print(back)
let binary = try PropertyListEncoder().encode(["a": 1])
print(binary.count > 10, try PropertyListDecoder().decode([String: Int].self, from: binary))
do { _ = try PropertyListDecoder().decode([String: String].self, from: binary) } catch { print(error) }
do { _ = try PropertyListDecoder().decode(Settings.self, from: encoder.encode(["name": "x"])) } catch { print(error) }
