// A constant is not overridden by a computed property.
class Base {
  let n = 1
}
class Sub: Base {
  override var n: Int { 2 }
}
