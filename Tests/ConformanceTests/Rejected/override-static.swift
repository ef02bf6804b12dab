// A static method is final.
class Base {
  static func make() {}
}
class Sub: Base {
  override static func make() {}
}
