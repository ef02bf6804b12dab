// An override may accept optionals and superclasses, return wrapped values and subclasses, and constrain less. Values
// of other types convert when they are passed, but not in overrides.
class A {}
class C: A {}
protocol P {}
extension C: P {}

class B {
  func number(x: Int) {}
  func object(_ object: C) {}
  func maybe(x: Int?) {}
  func work(_ work: () -> Void) {}
  func generic<T: Comparable>(_ value: T) {}
  func list() -> [A] { [] }
  func result() -> Int { 1 }
  func both(_ x: Int) -> Int { 1 }
  func both(_ x: Int) -> Int? { 1 }
  var stored: A = A()
  var protocolValue: any P { C() }
  subscript(i: Int) -> A { get { A() } set {} }
}
class Marked: B {
  override func number(x: Any) {}
  override func object(_ object: any P) {}
  override func maybe(x: Int) {}
  override func work(_ work: @escaping () -> Void) {}
  override func generic<T: Comparable & Hashable>(_ value: T) {}
  override func list() -> [C] { [] }
  override func result() -> Int? { 1 }
  override func both(_ x: Int?) -> Int { 1 }
  override var stored: C { get { C() } set {} }
  override var protocolValue: C { C() }
  override subscript(i: Int) -> C { get { C() } set {} }
}
class Unmarked: B {
  func number(x: Int?) {}
  func object(_ object: A) {}
  func maybe(x: Int) {}
  func work(_ work: @escaping () -> Void) {}
  func generic<T>(_ value: T?) {}
  func list() -> [C] { [] }
  var protocolValue: C { C() }
}
class Twice: B {
  override func generic<T: Comparable>(_ value: T) {}
  func generic<T>(_ value: T) {}
}
