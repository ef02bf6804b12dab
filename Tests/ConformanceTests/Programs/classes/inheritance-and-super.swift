// Overrides dispatch dynamically, super calls the parent's version, also inside computed properties.
class Animal {
  let name: String
  var legs: Int { 4 }
  init(name: String) { self.name = name }
  func sound() -> String { "..." }
  func speak() -> String { "\(name) says \(sound()) on \(legs) legs" }
  class func kind() -> String { "animal" }
  static func make() -> String { "made \(kind())" }
}
class Dog: Animal {
  override func sound() -> String { "Woof" }
  override class func kind() -> String { "dog" }
}
class Puppy: Dog {
  var age = 1
  override var legs: Int { super.legs - age }
  override func sound() -> String { super.sound().lowercased() + "?" }
  init() { super.init(name: "Pup") }
  convenience init(age: Int) {
    self.init()
    self.age = age
  }
}
final class Bird: Animal {
  override var legs: Int { 2 }
  override init(name: String) {
    super.init(name: name + " the bird")
  }
  override func speak() -> String { super.speak() + "!" }
}
let animals: [Animal] = [Animal(name: "It"), Dog(name: "Rex"), Puppy(), Puppy(age: 3), Bird(name: "Tweety")]
for animal in animals { print(animal.speak()) }
print(Animal.kind(), Dog.kind(), Puppy.kind(), Puppy.make())
print(animals.map { type(of: $0).kind() })
for animal in animals {
  if let puppy = animal as? Puppy {
    print("puppy", puppy.age)
  } else if animal is Dog {
    print("dog")
  } else {
    print(type(of: animal))
  }
}
let puppy = animals[3] as! Puppy
puppy.age = 2
print(animals[3].legs, animals[3] === puppy, animals[2] !== puppy)
let dog: Dog = puppy
print(dog.sound(), (dog as Animal).sound())
