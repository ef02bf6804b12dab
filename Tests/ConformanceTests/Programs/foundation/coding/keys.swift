import Foundation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  encoder.outputFormatting.insert(.sortedKeys)
  do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
}
func read<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSONDecoder = JSONDecoder()) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print(error) }
}
struct Item: Codable {
  var id: Int
  var title: String
  var hidden = "h"
  enum CodingKeys: String, CodingKey { case id = "item_id", title }
}
json(Item(id: 1, title: "t"))
read(Item.self, #"{"item_id":4,"title":"z"}"#)
read(Item.self, #"{"id":4,"title":"z"}"#)
struct Snake: Codable { var userName: String; var avatarURL: String; var isOK2Go: Bool; var a: Int }
let encoder = JSONEncoder(); encoder.keyEncodingStrategy = .convertToSnakeCase
json(Snake(userName: "u", avatarURL: "v", isOK2Go: true, a: 1), encoder)
let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase
struct Plain: Codable { var userName: String; var firstOne: [String: Int] }
read(Plain.self, #"{"user_name":"x","first_one":{"some_key":1}}"#, decoder)
read(Plain.self, #"{"userName":"x"}"#, decoder)
let custom = JSONEncoder()
custom.keyEncodingStrategy = .custom { path in
  struct Key: CodingKey { var stringValue: String; var intValue: Int?; init(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
  return Key(stringValue: path.map(\.stringValue).joined(separator: ".").uppercased())
}
json(Plain(userName: "n", firstOne: ["k": 1]), custom)
print(Item.CodingKeys.id.stringValue, Item.CodingKeys(stringValue: "title")!, Item.CodingKeys(stringValue: "none") as Any, Item.CodingKeys.id.intValue as Any)
print(Item.CodingKeys.id)
enum Numbered: Int, CodingKey { case one = 1, two }
print(Numbered.two.stringValue, Numbered.two.intValue!, Numbered(intValue: 1)!, Numbered(stringValue: "two")!)
json([1: "a", 2: "b"])
read([Int: String].self, #"{"1":"a"}"#)
read([Int: String].self, #"{"x":"a"}"#)
enum Side: String, Codable, Hashable { case left, right }
json([Side.left: 1]); read([Side: Int].self, #"["left",2]"#); read([Side: Int].self, #"["left"]"#)
