// A convenience initializer delegates to self, not to super.
class Base {
  init() {}
}
class User: Base {
  var name = ""
  convenience init(name: String) {
    super.init()
  }
}
