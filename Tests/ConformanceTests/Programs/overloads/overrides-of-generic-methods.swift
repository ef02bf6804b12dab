class Base {
  func f<T>(_ x: T) { print("Base T") }
  func f(_ x: String) { print("Base String") }
  var v: Int { 1 }
  func v(_ n: Int) -> Int { 2 }
  subscript(i: Int) -> String { "Base Int" }
  subscript(s: String) -> String { "Base String" }
  class func make() -> String { "Base" }
  init(_ x: Int) { print("Base.init Int") }
  init(_ x: String) { print("Base.init String") }
}
class Derived: Base {
  override func f<T>(_ x: T) { print("Derived T") }
  func f(_ x: Int) { print("Derived Int") }
  override var v: Int { 10 }
  override func v(_ n: Int) -> Int { 20 }
  override subscript(i: Int) -> String { "Derived Int" }
  subscript(d: Double) -> String { "Derived Double" }
  override class func make() -> String { "Derived" }
  override init(_ x: Int) { super.init(x); print("Derived.init Int") }
  init(_ x: Double) { super.init("x"); print("Derived.init Double") }
}
let b: Base = Derived(1)
b.f(1)
b.f("a")
b.f(1.5)
print(b.v, b.v(1), b[1], b["a"])
let d = Derived(1.5)
d.f(1)
d.f(1.5)
d.f("a")
print(d[1], d[1.5], d["a"], type(of: b).make())
