class Model {
  var name = "model"
  var next: Model?
  required init() {}
  func itself() -> Self { self }
  func made() -> Self { Self() }
  func madeByType() -> Self { type(of: self).init() }
  func copied() -> Self {
    let copy = self
    return copy
  }
  func chosen(_ first: Bool) -> Self { first ? self : Self() }
  func generic() -> Self { identity(self) }
  func closed() -> Self {
    let make = { self }
    return make()
  }
  func listed() -> Self { [self, self][1] }
  func folded() -> Self { [1, 2].reduce(self) { model, _ in model } }
  func paired() -> Self { (self, 1).0 }
  func branched(_ value: Int) -> Self {
    switch value {
    case 1: self
    default: itself()
    }
  }
  func following() -> Self? { next as? Self }
  func nothing() -> Self? { nil }
  func renamed(_ name: String) -> Self {
    self.name = name
    return self
  }
  func changed(by change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
  class func create() -> Self { .init() }
  static func prepared() -> Self {
    let result = Self()
    result.name = "prepared"
    return result
  }
  var current: Self { self }
  var other: Self { Self().renamed("other") }
}
final class Special: Model {}
func identity<T>(_ value: T) -> T { value }
let special = Special()
special.next = Special()
print(special.itself(), special.made(), special.madeByType(), special.copied())
print(type(of: special.chosen(false)), type(of: special.generic()), special.closed())
print(special.listed(), special.folded(), special.paired(), special.branched(1), special.branched(2))
print(special.following() as Any, special.nothing() as Any, special.renamed("x").name)
print(special.changed { $0.name = "y" }.name, Special.create(), Special.prepared().name)
print(special.current, special.other.name)

struct Point {
  var x = 0
  func moved() -> Self { Point(x: x + 1) }
  static let zero: Self = Point()
  var all: [Self] = []
}
print(Point.zero.moved())
enum Choice {
  case a, b
  static let first: Self = .a
  func flipped() -> Self { self == .a ? Choice.b : Choice.a }
}
print(Choice.first.flipped())
protocol Named { var me: Self { get } }
class Base: Named { var me: Self { self } }
final class Last: Named { var me: Last { self } }
print(type(of: Base().me), type(of: Last().me))
