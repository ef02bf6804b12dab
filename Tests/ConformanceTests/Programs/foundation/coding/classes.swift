import Foundation

class Shape: Codable {
  var name: String
  init(name: String) { self.name = name }
}
final class Circle: Shape {
  var radius = 1.0
  enum CodingKeys: CodingKey { case radius }
  init(radius: Double) {
    self.radius = radius
    super.init(name: "circle")
  }
  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    radius = try container.decode(Double.self, forKey: .radius)
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(radius, forKey: .radius)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Circle(radius: 2.5))
print(String(decoding: data, as: UTF8.self))
let circle = try JSONDecoder().decode(Circle.self, from: data)
print(circle.name, circle.radius)
