import Foundation
import Observation
@Observable class Wrong: Codable { // finds observable_keys
  var name = ""
}
@Observable class Right: Codable {
  var name = ""
  enum CodingKeys: String, CodingKey { case _name = "name" }
}
@Observable class ByHand: Encodable {
  var name = ""
  func encode(to encoder: any Encoder) throws {}
}
struct Value: Codable { var name = "" }
