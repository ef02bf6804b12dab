protocol Animal { var name: String { get set } ; func speak() -> String }
struct Dog: Animal { let name: String; func speak() { } }
struct Cat: Animal { var name: String; func speak() -> Int { 1 } }
struct Cow: Animal { var name: String; private func speak() -> String { "" } }
struct Fox: Animal { var name: String; func speak(loud: Bool) -> String { "" } }
struct Owl: Animal { var name: String; mutating func speak() -> String { "" } }
struct Bat: Animal { static var name = "b"; static func speak() -> String { "" } }
struct Ant: Animal { var name: String { "a" } ; func speak() throws -> String { "" } }
struct Bee: Animal { lazy var name: String = "b"; func speak() async -> String { "" } }
class Hen: Animal { var nam = ""; func speak() -> String { "" } }
let a: Animal = Animal(name: "x")
let b: Animal = Dog(name: "d")
b.bark()
b.name = "e"
let c: Dog = b
let d = b as Dog
let e = b as? Dog
e.name
func f(_ a: Animal) { a.name = "x" }
f("dog")
f(nil)
var list: [Animal] = [Dog(name: ""), 1]
