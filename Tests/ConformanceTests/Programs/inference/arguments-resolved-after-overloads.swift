// Whether an overload set is resolved before its arguments' own overload sets decides what is known of the arguments,
// and with it which overload is preferred.

func take(_ x: any Equatable) { print("existential", terminator: " ") }
func take<T>(_ x: T) { print(T.self, terminator: " ") }
func pass(a x: any Equatable) { print("existential", terminator: " ") }
func pass<T>(a x: T) { print(T.self, terminator: " ") }
struct Taker {
  subscript(_ x: any Equatable) -> Int {
    print("existential")
    return 1
  }
  subscript<T>(_ x: T) -> Int {
    print(T.self)
    return 1
  }
  func take(_ x: any Equatable) { print("existential", terminator: " ") }
  func take<T>(_ x: T) { print(T.self, terminator: " ") }
}
struct Person {
  var name = "n"
  var age: Int? = 1
}
let words = ["a": "b"], numbers = [1, 2], text = "text", maybe: Int? = 2, note: String? = "o"
let nested = [[1]], people = [Person()], person: Person? = Person()
func single() -> Int? { 1 }
func several(_ x: Int) -> Int? { x }
func several(_ x: Double) -> Int? { 2 }

// The element of a dictionary for a literal key is known at once.
take(words["a"]); pass(a: words["a"]); Taker().take(words["a"]); _ = Taker()[words["a"]]
take(people[0].age); pass(a: people[0].age); Taker().take(people[0].age); _ = Taker()[people[0].age]
// The only method whose labels fit.
take(numbers.max()); pass(a: numbers.max()); Taker().take(numbers.max()); _ = Taker()[numbers.max()]
take(numbers.firstIndex(of: 1)); pass(a: numbers.firstIndex(of: 1)); _ = Taker()[numbers.firstIndex(of: 1)]
// An initializer whose parameter is exactly of the argument's type.
take(Int("1")); pass(a: Int("1")); Taker().take(Int("1")); _ = Taker()[Int("1")]
take(Bool("true")); pass(a: Bool("true")); _ = Taker()[Bool("true")]
// Initializers of which all may fail, or none.
take(Int8(exactly: 300)); pass(a: Int8(exactly: 300)); _ = Taker()[Int8(exactly: 300)]
take(Array(text)); pass(a: Array(text)); Taker().take(Array(text)); _ = Taker()[Array(text)]
// Functions that all have the same result.
take(several(1)); pass(a: several(1)); Taker().take(several(1)); _ = Taker()[several(1)]
take(single()); pass(a: single()); Taker().take(single()); _ = Taker()[single()]
// Properties beside methods of the same name.
take(numbers.first); pass(a: numbers.first); Taker().take(numbers.first); _ = Taker()[numbers.first]
take(people.first?.name); pass(a: people.first?.name); _ = Taker()[people.first?.name]
take(note?.count); pass(a: note?.count); Taker().take(note?.count); _ = Taker()[note?.count]
take(person?.name); pass(a: person?.name); Taker().take(person?.name); _ = Taker()[person?.name]
take(numbers.first { $0 > 1 }); pass(a: numbers.first { $0 > 1 }); _ = Taker()[numbers.first { $0 > 1 }]
take(words.first?.key); pass(a: words.first?.key); Taker().take(words.first?.key); _ = Taker()[words.first?.key]
// Two declarations of `??`.
take(note ?? nil); pass(a: note ?? nil); _ = Taker()[note ?? nil]
take(maybe ?? 1); pass(a: maybe ?? 1); Taker().take(maybe ?? 1); _ = Taker()[maybe ?? 1]
// Types whose arguments are open conform as far as it is known.
take(words.mapValues { $0 }); pass(a: words.mapValues { $0 }); _ = Taker()[words.mapValues { $0 }]
