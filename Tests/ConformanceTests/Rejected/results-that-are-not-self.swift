class Model {
  required init() {}
  var next: Model?
  var all: [Model] = []
  static let shared = Model()
  func other() -> Model { self }
  func me() -> Self { self }
  var previous: Model { self }
  func a() -> Self { return Model() }
  func b() -> Self { Model() }
  func c() -> Self? { Model() }
  func d() -> Self { self }
  func e() -> Self { Self() }
  func f() -> Self { type(of: self).init() }
  func g(_ other: Model) -> Self { return other }
  func h() -> Self { return Special() }
  func i() -> Self { me() }
  func j() -> Self { next! }
  func k() -> Self { Model.shared }
  func l() -> Self { other() }
  func m() -> Self { previous }
  func n() -> Self? { next }
  func o() -> Self { self as! Self }
  func p() -> Self { Model() as! Self }
  func q() -> Self { let copy = self; return copy }
  func r() -> Self? { nil }
  func s() -> Self { next as? Self ?? self }
  static func t() -> Self { return self.init() }
  static func u() -> Self { Model() }
  static func v() -> Self { .init() }
  static func w() -> Self { shared }
  var x: Self { Model() }
  var y: Self { self }
}
class Special: Model {}
final class Last {
  func f() -> Self { return Last() }
  func g() -> Self { Self() }
  static func h() -> Self { Last() }
}
class Box<T> {
  func f(_ other: Box<T>) -> Self { other }
  func g() -> Self { self }
}
extension Model { func added() -> Self { Model() } }
struct Value { func f() -> Self { Value() } }
