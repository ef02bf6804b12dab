import Foundation

struct Answer: Decodable {
  let total: Int
  let names: [String]
  enum Keys: String, CodingKey { case meta, items }
  enum Meta: String, CodingKey { case total = "total_count" }
  struct Item: Decodable { let name: String }
  init(from decoder: Decoder) throws {
    let root = try decoder.container(keyedBy: Keys.self)
    total = try root.nestedContainer(keyedBy: Meta.self, forKey: .meta).decode(Int.self, forKey: .total)
    var items = try root.nestedUnkeyedContainer(forKey: .items)
    var names: [String] = []
    while !items.isAtEnd { names.append(try items.decode(Item.self).name) }
    self.names = names
  }
}
print(
  try JSONDecoder().decode(
    Answer.self, from: Data(#"{"meta":{"total_count":2},"items":[{"name":"a"},{"name":"b"}]}"#.utf8)))
