// An override has the labels of what it overrides.
class Base {
  func move(by n: Int) {}
}
class Sub: Base {
  override func move(to n: Int) {}
}
