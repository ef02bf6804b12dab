// Overloads are chosen by labels, by argument types, by result type; the more specific one wins.
func show(_ x: Int) -> String { "Int \(x)" }
func show(_ x: Double) -> String { "Double \(x)" }
func show(_ x: String) -> String { "String \(x)" }
func show(_ x: Any) -> String { "Any \(x)" }
func show<T>(_ x: [T]) -> String { "array of \(x.count)" }
func show(_ x: [Int]) -> String { "ints \(x.count)" }
func show(_ x: Int?) -> String { "optional" }
func show(value x: Int) -> String { "labelled \(x)" }
print(show(1), show(1.0), show("a"), show(true), show(["a"]), show([1, 2]))
print(show(value: 3), show(Optional(3)), show(Character("c")))
let d: Double = 2
print(show(d), show(Int8(3)))

func make() -> Int { 1 }
func make() -> String { "one" }
let i: Int = make()
let s: String = make()
print(i, s, make() + 1, make() + "!")

protocol Animal {}
struct Dog: Animal {}
struct Cat: Animal {}
func name(_ a: any Animal) -> String { "animal" }
func name(_ d: Dog) -> String { "dog" }
func name<T: Equatable>(_ t: T) -> String { "equatable" }
func name<T>(_ t: T) -> String { "anything" }
let someDog: any Animal = Dog()
print(name(Dog()), name(Cat()), name(someDog), name(1), name({ 1 } as () -> Int))

func area(_ side: Int) -> Int { side * side }
func area(_ w: Int, _ h: Int) -> Int { w * h }
func area(_ w: Int, height: Int = 10) -> Int { w * height }
print(area(3), area(3, 4), area(3, height: 5))
func optional(_ x: Int) -> String { "plain" }
func optional(_ x: Int?) -> String { "maybe" }
print(optional(1), optional(nil))
class Base {}
class Derived: Base {}
func pick(_ b: Base) -> String { "base" }
func pick(_ d: Derived) -> String { "derived" }
let hidden: Base = Derived()
print(pick(Derived()), pick(hidden))
