// override needs something to override.
class Animal {}
class Dog: Animal {
  override func sound() {}
}
