import Foundation

struct Profile: Codable, Equatable {
  var name: String
  var age: Int?
  var tags: [String] = []
}
let decoder = JSONDecoder()
print(try decoder.decode(Profile.self, from: Data(#"{"name":"a","tags":[]}"#.utf8)))
print(try decoder.decode(Profile.self, from: Data(#"{"name":"a","age":null,"tags":["t"]}"#.utf8)))
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(Profile(name: "b", age: 3)), as: UTF8.self))
print(String(decoding: try encoder.encode(Profile(name: "b")), as: UTF8.self))
