import Foundation
import Observation

@Observable final class Recipe: Codable {
  var name = ""
  var minutes = 0
  enum CodingKeys: String, CodingKey {  // right
    case _name = "name"  // right
    case _minutes = "minutes"  // right
  }  // right
}

let data = try JSONEncoder().encode(Recipe())
