class Base {
  func f(_ x: Int) { print("Base Int") }
  func f(_ x: Any) { print("Base Any") }
}
class Derived: Base {
  override func f(_ x: Any) { print("Derived Any") }
  func f(_ x: Double) { print("Derived Double") }
}
let b: Base = Derived()
b.f(1.5)
b.f(1)
b.f("a")
let d = Derived()
d.f(1.5)
d.f(1)
d.f("a")
d.f(Optional(2) as Any)
class Third: Derived {
  override func f(_ x: Int) { print("Third Int") }
  override func f(_ x: Double) { print("Third Double") }
  func f(_ x: String) { print("Third String") }
}
let t: Base = Third()
t.f(1)
t.f(1.5)
t.f("a")
Third().f("a")
(Third() as Derived).f(2.5)
