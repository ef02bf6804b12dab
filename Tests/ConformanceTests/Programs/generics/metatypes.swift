// Types as values: T.self, type(of:), T.Type parameters, comparing, switching, printing and dictionaries by name.
protocol Initable { init() }
extension Int: Initable {}
extension String: Initable {}
struct Thing: Initable { var n = 5 }
func create<T: Initable>(_ type: T.Type) -> T { type.init() }
func create<T: Initable>() -> T { T() }
print(create(Int.self), create(String.self).isEmpty, create(Thing.self))
let thing: Thing = create()
print(thing.n, type(of: thing), type(of: thing) == Thing.self)
let types: [any Initable.Type] = [Int.self, Thing.self]
print(types.map { "\($0)" }, types.map { "\($0.init())" })
func name<T>(of value: T) -> String { "\(T.self) \(type(of: value))" }
print(name(of: 1), name(of: [1]), name(of: Optional(1)))
func isSame<A, B>(_ a: A.Type, _ b: B.Type) -> Bool { a == b }
print(isSame(Int.self, Int.self), isSame(Int.self, String.self), isSame([Int].self, Array<Int>.self))
switch type(of: thing as Any) {
case is Int.Type: print("int")
case is Thing.Type: print("thing")
default: print("other")
}
class Animal { class var sound: String { "..." } }
class Dog: Animal { override class var sound: String { "woof" } }
let kinds: [Animal.Type] = [Animal.self, Dog.self]
print(kinds.map(\.sound.count), kinds.map { $0.sound }, kinds[1] is Dog.Type)
let dynamic: Animal = Dog()
print(type(of: dynamic).sound, type(of: dynamic), type(of: dynamic) == Animal.self, Animal.self == Animal.self)
print(Int.self, String?.self, [Int?].self, [String: Any].self, (Int, String).self, ((Int) -> String).self, Void.self)
print(Any.self, (any Initable).self, Set<Character>.self, Result<Int, Never>.self, ClosedRange<Int>.self)
print(Double.self == Double.self, Int.self as Any is Int.Type, Int.self as Any is String.Type)
struct Outer<T> {
  struct Inner {}
  static var name: String { "\(Self.self)" }
  var kind: String { "\(T.self)" }
  let value: T
}
print(Outer<Int>.name, Outer(value: "s").kind, Outer<Int>.Inner(), type(of: Outer<Bool>.Inner()), Outer<[Int]>.self)
func decode<T>(_ text: String, as type: T.Type) -> T? {
  if type == Int.self { return Int(text) as? T }
  if type == Double.self { return Double(text) as? T }
  return text as? T
}
print(decode("3", as: Int.self)!, decode("2.5", as: Double.self)!, decode("x", as: String.self)!)
print(decode("x", as: Int.self) as Any)
print(String(describing: Thing.self), String(describing: type(of: 3.5)), "\(type(of: { (n: Int) in n }))")
let factories: [String: () -> Any] = ["int": { Int() }, "thing": Thing.init, "list": Array<Int>.init]
for key in factories.keys.sorted() { print(key, factories[key]!()) }
