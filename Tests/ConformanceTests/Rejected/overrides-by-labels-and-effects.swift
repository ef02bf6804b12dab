// Overrides that differ in labels, or in whether they wait.
class A {
  init(a: Int) {}
  func f(_ x: Int) {}
  func g(a: Int) {}
  func h() async {}
  func k() {}
}
class B: A {
  override init(b: Int) { super.init(a: b) }
  override func f(x: Int) {}
  override func g(_ a: Int) {}
  override func h() {}
  override func k() async {}
}
