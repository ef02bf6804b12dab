class A {
  init?(_ s: String) {}
  convenience init() { self.init("a") }
}
class B: A {
  override init(_ s: String) { super.init(s) }
}
struct S {
  init?(_ s: String) {}
  init() { self.init("a") }
}
