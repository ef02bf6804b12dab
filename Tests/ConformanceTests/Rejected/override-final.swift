// A final method cannot be overridden.
class Base {
  final func f() {}
}
class Sub: Base {
  override func f() {}
}
