// is, as?, as! and as: upcasts, downcasts, Any, optionals, arrays, dictionaries and functions.
protocol Sound {}
class Animal {}
class Dog: Animal, Sound { var name = "Rex" }
class Cat: Animal {}
struct Bell: Sound {}
let items: [Any] = [
  1, 2.5, "text", true, Dog(), Cat(), Bell(), [1, 2], ["k": 1], (1, 2), { 3 } as () -> Int, Optional(4) as Any,
]
for item in items {
  switch item {
  case is Bool: print("Bool")
  case let n as Int: print("Int", n)
  case let d as Double where d > 2: print("Double", d)
  case let s as String: print("String", s)
  case let dog as Dog: print("Dog", dog.name)
  case is any Sound: print("Sound")
  case is Animal: print("Animal")
  case let list as [Int]: print("[Int]", list)
  case let dict as [String: Int]: print("[String: Int]", dict)
  case let pair as (Int, Int): print("pair", pair)
  case let f as () -> Int: print("function", f())
  default: print("other", item)
  }
}
let animals: [Animal] = [Dog(), Cat()]
print(animals.compactMap { $0 as? Dog }.count, animals.filter { $0 is Cat }.count, animals is [Dog])
print((animals as? [Dog]) == nil, ([animals[0]] as? [Dog])?.count ?? 0, (animals[0] as! Dog).name)
let up = Dog() as Animal
print(type(of: up), up is Dog, up as? Cat == nil, (up as Any) is Animal)
let number = 3 as Any
print(number as? Int as Any, number as? Double as Any, number is Int, (number as? Int ?? 0) + 1)
print(3 as Double, 3 as Double / 2, "c" as Character, [1, 2] as [Double], nil as Int? as Any, 5 as Int? as Any)
let optional: Any = Optional("inside") as Any
print(optional as? String as Any, optional is String, (nil as String? as Any) is String)
let mixed: [Any] = ["a", 1, "b"]
print(mixed.compactMap { $0 as? String }, mixed as? [String] as Any, (["a", "b"] as [Any]) as! [String])
let dict: [String: Any] = ["name": "Ann", "age": 30, "tags": ["x"], "inner": ["deep": 1]]
print(dict["name"] as? String ?? "", (dict["age"] as? Int ?? 0) + 1, (dict["tags"] as? [String])?.first ?? "")
print((dict["inner"] as? [String: Any])?["deep"] as? Int ?? 0, dict["none"] as? Int as Any)
if let dog = animals.first as? Dog, let name = Optional(dog.name) { print(name) }
if case let dog as Dog = animals[0] { print("pattern", dog.name) }
for case let dog as Dog in animals { print("loop", dog.name) }
