import Foundation
import Observation

@Observable final class Profile: Codable {
  var name = "Ann"
  var age = 3
  init() {}
  enum CodingKeys: String, CodingKey {  // right
    case _name = "name", _age = "age"  // right
  }  // right
}

func save(_ profile: Profile) throws -> Data { try JSONEncoder().encode(profile) }
print(try save(Profile()).count)
