class Animal {}
class Dog: Animal {}
class Base {
  func f(_ x: Dog) -> Animal { print("Base Dog"); return x }
  func g(_ x: Int) -> Int? { print("Base g"); return x }
  func h(_ x: Animal?) { print("Base Animal?") }
  func h(_ x: Animal) { print("Base Animal") }
}
class Derived: Base {
  override func f(_ x: Animal) -> Dog { print("Derived Animal"); return Dog() }
  override func g(_ x: Int) -> Int { print("Derived g"); return x }
  override func h(_ x: Animal?) { print("Derived Animal?") }
  func h(_ x: Dog) { print("Derived Dog") }
}
let b: Base = Derived()
print(type(of: b.f(Dog())), b.g(1) as Any)
b.h(Dog())
b.h(nil)
let d = Derived()
print(type(of: d.f(Dog())), d.g(1))
d.h(Dog())
d.h(Animal())
d.h(nil)
d.h(Dog() as Animal?)
