// "After @Observable my JSON has keys like _name, and old files no longer decode."
// says: observable_keys
import Foundation
@Observable final class User: Codable {
  var name = "Ann"
  enum CodingKeys: String, CodingKey { case _name = "name" }  // right
}
