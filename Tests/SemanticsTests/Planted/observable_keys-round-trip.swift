import Foundation
import Observation
@Observable final class Save: Codable {
  var level = 1
  var name = ""
  init() {}
  enum CodingKeys: String, CodingKey { case _level = "level", _name = "name" }  // right
}
let data = try! JSONEncoder().encode(Save())
