import Foundation

struct User: Codable {
  var firstName: String
  var avatarURL: String
  var isOn: Bool
}
let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(User(firstName: "a", avatarURL: "u/v", isOn: true)), as: UTF8.self))
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(decoding: try encoder.encode(User(firstName: "a", avatarURL: "u/v", isOn: true)), as: UTF8.self))
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
struct Plain: Decodable {
  var firstName: String
  var lastSeenAt: Int?
}
print(try decoder.decode(Plain.self, from: Data(#"{"first_name":"x","last_seen_at":4}"#.utf8)))
