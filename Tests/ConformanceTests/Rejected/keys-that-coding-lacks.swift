// The cases of a type's own keys name its parts, and decoding needs a value for each other part.
import Observation

struct Renamed: Codable {
  var title = ""
  enum CodingKeys: String, CodingKey { case name }
}
struct Undecodable: Codable {
  var title = ""
  var size: Int
  enum CodingKeys: String, CodingKey { case title }
  init() { size = 1 }
}
enum Shape: Codable {
  case circle(Int)
  enum CodingKeys: CodingKey { case square }
}
struct Handler: Encodable {
  var action: () -> Void = {}
  enum CodingKeys: CodingKey { case action }
}
