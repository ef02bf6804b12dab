// The end of an initializer that never calls `super.init` is the first of its errors.
class Animal {
  var name: String
  init(name: String) { self.name = name }
}
class Dog: Animal {
  var breed: String
  init(name: String, breed: String) {
    self.breed = breed
    self.name = name
  }
}
class Cat: Animal {
  init(lives: Int) { describe() }
  func describe() {}
}
