// A required initializer is provided by every subclass with its own designated one.
class Base {
  required init() {}
}
class Sub: Base {
  var n: Int
  init(n: Int) {
    self.n = n
    super.init()
  }
}
