// What is `Self` in a class may be a subclass, so that members can return it, but not take it.
class Node {
  func isSame(_ other: Self) -> Bool { true }
  func visit(_ body: (Self) -> Void) {}
  func all(_ nodes: [Self]) {}
  func copies() -> [Self] { [] }
  func copy() -> Self? { nil }
  init(like other: Self) {}
  init(a: Int) {}
  init!(b: Int) {}
  subscript(other: Self) -> Int { 1 }
  var neighbors: [Self] { [] }
  var me: Self { self }
  static func make(_ other: Self) {}
}
extension Node { func compare(_ other: Self) {} }
actor Worker { func help(_ other: Self) {} }
struct Value {
  func isSame(_ other: Self) -> Bool { true }
  func all() -> [Self] { [] }
}
class Leaf: Node {
  override init!(a: Int) { super.init(a: a) }
  override init?(b: Int) { super.init(a: b) }
  class var count = 1
  class var total: Int { 1 }
  static var known = 1
}
class Base { required init() {} }
class One: Base { init() {} }
class Two: Base { override init() {} }
