// A protocol is no type that has its static members.
protocol Animal {
  static var legs: Int { get }
  static func make()
}
extension Animal {
  static var arms: Int { 0 }
  static func greet() {}
}
struct Dog: Animal {
  static let legs = 4
  static func make() {}
}
print(Animal.legs)
print(Animal.arms)
Animal.make()
Animal.greet()
let function = Animal.greet
print((any Animal).legs)
let type: any Animal.Type = Dog.self
print(type.legs, Dog.arms, Animal.self)
func legs<T: Animal>(of type: T.Type) -> Int { T.legs }
