class A { let x: Int; init() { x = Self.make() }; class func make() -> Int { 1 } }
final class B {
  let x: Int; let y: Int; init(_ q: Int) { x = Self.make() ? q : 2; y = Self.k }; static func make() -> Bool { true };
  static let k = 4
}
class C { let x: Int; init() { x = type(of: self).make() }; class func make() -> Int { 1 } }
class D: A { let z: Int; override init() { z = Self.make(); super.init() }; override class func make() -> Int { 7 } }
struct S { let x: Int; init() { x = Self.make() }; static func make() -> Int { 5 } }
struct T { let x: Int; init() { x = type(of: self).make() }; static func make() -> Int { 5 } }
print(A().x, B(3).x, C().x, D().z, D().x, S().x, T().x)
class A2 {
  let x: Int; init(_ x: Int) { self.x = x }; convenience init() { self.init(Self.k) };
  convenience init(b: Int) { self.init(type(of: self).k) }; class var k: Int { 4 }
}
class B2: A2 { override class var k: Int { 9 } }
struct S2 {
  let x: Int; init(x: Int) { self.x = x }; init() { self.init(x: Self.k) }; static let k = 5;
  init(t: Int) { self.init(x: type(of: self).k) }
}
enum E { case a(Int); init() { self = .a(Self.k) }; static let k = 3; init(q: Int) { self = .a(type(of: self).k) } }
class W {
  var x: Int { didSet { print("did") } }; lazy var l = 3; init() { x = Self.k; x = 5; let f = { Self.k }; print(f()) };
  static let k = 5
}
class Z {
  let a: Int; let b: Int; init() { let k = { Self.k }; a = k(); b = [1, 2].map { $0 * Self.k }.count }; static let k = 2
}
print(A2().x, A2(b: 2).x, B2().x, B2(b: 2).x, S2().x, S2(t: 1).x, E(), E(q: 3), W().x, Z().a)
