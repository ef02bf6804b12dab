import Foundation
import Observation
import SwiftUI

@Observable final class Profile: Codable { var name = "a"; var age = 1 }  // wrong
@Observable final class Profile: Codable {  // right
  var name = "a"  // right
  var age = 1  // right
  enum CodingKeys: String, CodingKey { case _name = "name"; case _age = "age" }  // right
}  // right
let data = try JSONEncoder().encode(Profile())
print(String(decoding: data, as: UTF8.self).count)
