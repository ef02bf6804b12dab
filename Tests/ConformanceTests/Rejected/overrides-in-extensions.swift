class Base {}
class Derived: Base {}
class Leaf: Derived {}
extension Base { func a() {} }
extension Derived { func a() {} }
extension Base { var b: Int { 1 } }
extension Leaf { var b: Int { 2 } }
extension Derived { func c() {} }
extension Leaf { func c() {} }
extension Base { func d(_ x: Int) {} }
extension Derived { func d(_ x: String) {} }
class B {
  func f(_ x: Int) {}
  func g<T: Equatable>(_ x: T) {}
  func h(_ x: Any?) {}
}
class D: B {
  func f(_ x: Int) {}
  func g<T>(_ x: T) where T: Equatable {}
  override func h(_ x: Any?) {}
  override func h(_ x: Any?) {}
}
