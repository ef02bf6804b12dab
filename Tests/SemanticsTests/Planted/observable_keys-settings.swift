import Foundation
import Observation
@Observable final class Exported: Codable {
  var title = ""
  var tags: [String] = []
  enum CodingKeys: String, CodingKey { case _title = "title", _tags = "tags" }  // right
}
print(String(decoding: try JSONEncoder().encode(Exported()), as: UTF8.self))
