import Foundation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  encoder.outputFormatting.insert(.sortedKeys)
  do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
}
func read<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSONDecoder = JSONDecoder()) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print(error) }
}
struct Address: Codable, Equatable { var street: String; var zip: Int? }
struct Person: Codable, Equatable {
  let name: String
  var age = 30
  var address: Address?
  var tags: [String] = []
  var scores: [String: Double] = [:]
  var nested: [[Int]] = [[1], []]
  let fixed = 7
  var computed: Int { age * 2 }
  static var shared = 1
  lazy var cached = 5
}
let ann = Person(name: "Ann", address: Address(street: "A \"quoted\" \\ / \n\t é 😀", zip: nil), tags: ["x"], scores: ["b": 1, "a": 0.1])
json(ann)
let back = try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(ann))
print(back.name, back.age, back.address!, back.tags, back.scores["b"]!, back.nested, back.fixed)
read(Person.self, #"{"name":"Bob"}"#)
read(Address.self, #"{"street":"s","zip":null,"more":[1,{"x":2}]}"#)
read([Address].self, #"[{"street":"a"},{"street":"b","zip":12}]"#)
struct Box<T: Codable>: Codable { var value: T; var more: T? }
json(Box(value: 1, more: 2))
json(Box(value: [Box(value: "a", more: nil)], more: nil))
read(Box<Bool>.self, #"{"value":true}"#)
struct Empty: Codable {}
json(Empty()); json([Empty()]); json([Int]()); json([String: Int]())
read(Empty.self, "{}"); read(Empty.self, "[]")
