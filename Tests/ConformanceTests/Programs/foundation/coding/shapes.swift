import Foundation
protocol Shape: Codable { var area: Double { get } }
struct Circle: Shape { var radius: Double; var area: Double { .pi * radius * radius } }
struct Rect: Shape { var width, height: Double; var area: Double { width * height } }
enum Kind: String, Codable { case circle, rect }
struct Drawing: Codable {
  var name: String
  var shapes: [any Shape]
  enum CodingKeys: String, CodingKey { case name, shapes }
  enum ShapeKeys: String, CodingKey { case type, value }
  init(name: String, shapes: [any Shape]) { self.name = name; self.shapes = shapes }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    var list = try container.nestedUnkeyedContainer(forKey: .shapes)
    shapes = []
    while !list.isAtEnd {
      let item = try list.nestedContainer(keyedBy: ShapeKeys.self)
      switch try item.decode(Kind.self, forKey: .type) {
      case .circle: shapes.append(try item.decode(Circle.self, forKey: .value))
      case .rect: shapes.append(try item.decode(Rect.self, forKey: .value))
      }
    }
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    var list = container.nestedUnkeyedContainer(forKey: .shapes)
    for shape in shapes {
      var item = list.nestedContainer(keyedBy: ShapeKeys.self)
      switch shape {
      case let circle as Circle: try item.encode(Kind.circle, forKey: .type); try item.encode(circle, forKey: .value)
      case let rect as Rect: try item.encode(Kind.rect, forKey: .type); try item.encode(rect, forKey: .value)
      default:
        throw EncodingError.invalidValue(shape, .init(codingPath: list.codingPath, debugDescription: "unknown shape"))
      }
    }
  }
}
struct Odd: Shape { var area: Double { 0 } }
let encoder = JSONEncoder(); encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let data = try encoder.encode(Drawing(name: "d", shapes: [Circle(radius: 2), Rect(width: 3, height: 4.5)]))
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Drawing.self, from: data)
print(back.shapes.map { String(format: "%.3f", $0.area) })
do { _ = try encoder.encode(Drawing(name: "x", shapes: [Odd()])) } catch let EncodingError.invalidValue(value, context)
{ print(value, context.debugDescription, context.codingPath.map(\.stringValue)) }
do {
  _ = try JSONDecoder().decode(Drawing.self, from: Data(#"{"name": "n", "shapes": [{"type": "star"}]}"#.utf8))
} catch { print(error) }
indirect enum Tree: Codable, Equatable { case leaf(Int), node(left: Tree, right: Tree), empty }
let tree = Tree.node(left: .leaf(1), right: .node(left: .empty, right: .leaf(2)))
encoder.outputFormatting = .sortedKeys
let coded = try encoder.encode(tree)
print(String(decoding: coded, as: UTF8.self), try JSONDecoder().decode(Tree.self, from: coded) == tree)
struct Wrapper<T: Codable>: Codable { var items: [T]; var meta: [String: T?] }
print(String(decoding: try encoder.encode(Wrapper(items: [1.5], meta: ["a": nil, "b": 2])), as: UTF8.self))
