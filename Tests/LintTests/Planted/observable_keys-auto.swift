import Foundation

@Observable
class UserDTO: Codable {
  var name = ""
  var age = 0
  enum CodingKeys: String, CodingKey {  // right
    case _name = "name", _age = "age"  // right
  }  // right
}
