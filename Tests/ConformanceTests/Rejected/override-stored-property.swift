// A stored property does not override a stored one.
class Base {
  var n = 1
}
class Sub: Base {
  override var n = 2
}
