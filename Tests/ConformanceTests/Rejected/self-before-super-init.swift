// A subclass initialises its own properties before it calls super.init.
class Animal {
  init() {}
}
class Dog: Animal {
  var name: String
  override init() {
    super.init()
    name = "Rex"
  }
}
