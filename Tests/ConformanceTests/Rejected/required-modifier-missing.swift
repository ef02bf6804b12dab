// A required initializer stays required.
class Base {
  required init() {}
}
class Sub: Base {
  override init() { super.init() }
}
