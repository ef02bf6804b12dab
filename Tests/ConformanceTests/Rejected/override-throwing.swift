// An override does not throw what the method does not.
class Base {
  func run() {}
}
class Sub: Base {
  override func run() throws {}
}
