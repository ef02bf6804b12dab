// Redeclaring an inherited method needs override.
class Animal {
  func sound() {}
}
class Dog: Animal {
  func sound() {}
}
