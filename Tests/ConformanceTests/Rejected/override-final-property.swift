// A final property is not overridden.
class Base {
  final var n: Int { 1 }
}
class Sub: Base {
  override var n: Int { 2 }
}
