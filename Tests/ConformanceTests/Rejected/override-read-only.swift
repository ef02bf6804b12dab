// A property that can be set stays so.
class Base {
  var n: Int {
    get { 1 }
    set { print(newValue) }
  }
}
class Sub: Base {
  override var n: Int { 2 }
}
