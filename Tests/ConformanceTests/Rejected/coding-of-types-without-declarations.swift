protocol Shape {}
struct Circle: Shape {}
struct Anything: Codable { var value: Any }
struct Existential: Codable { let shape: any Shape = Circle() }
struct Maybe: Encodable { var shape: (any Shape)? }
struct Elements: Decodable { var shapes: [any Shape] }
struct Values: Encodable { var values: [String: Any] }
struct Pair: Encodable { var pair: (Int, Int) }
struct Kind: Encodable { var kind: Int.Type }
struct Reference: Encodable { var object: AnyObject }
enum Figure: Encodable { case shape(any Shape) }
struct Coded: Encodable { var value: any Codable }
struct Cached: Codable {
  var n = 1
  lazy var shape: any Shape = Circle()
}
