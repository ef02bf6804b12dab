import Foundation
import Observation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  encoder.outputFormatting.insert(.sortedKeys)
  do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
}
func read<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSONDecoder = JSONDecoder()) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print(error) }
}
@Observable final class Model: Codable {
  var count = 1
  var name = "a"
  @ObservationIgnored var skipped = 2
  let fixed = 3
  init() {}
}
json(Model())
let one = try JSONDecoder().decode(Model.self, from: Data(#"{"_count":5,"_name":"zz","skipped":7}"#.utf8))
print(one.count, one.name, one.skipped)
do { _ = try JSONDecoder().decode(Model.self, from: Data(#"{"count":5}"#.utf8)) } catch { print(error) }
@Observable final class Named: Codable {
  var title = "t"
  var items: [Int] = []
  init() {}
  enum CodingKeys: String, CodingKey { case _title = "title", _items = "items" }
}
let named = Named(); named.title = "x"; named.items = [1]
json(named)
let two = try JSONDecoder().decode(Named.self, from: Data(#"{"title":"y","items":[2,3]}"#.utf8))
print(two.title, two.items)
withObservationTracking { _ = two.title } onChange: { print("changed") }
two.title = "again"
