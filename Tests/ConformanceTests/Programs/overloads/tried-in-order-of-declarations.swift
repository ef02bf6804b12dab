// Where solutions cost the same in part, the order in which the overloads are tried shows.

func one(_ x: Any) { print("Any") }
func one(_ x: Int?) { print("Int?") }
func one<T: Hashable>(_ x: T) { print(T.self) }
func two(_ x: Any?) { print("Any?") }
func two<T>(_ x: T?) { print("T?", T.self) }
func three(_ x: any Sequence) { print("any Sequence") }
func three<T: Collection>(_ x: T) { print(T.self) }
func three(_ x: Any) { print("Any") }
func four<T>(_ x: T, _ y: T) { print("T, T", T.self) }
func four<T, U>(_ x: T, _ y: U) { print("T, U", T.self, U.self) }
func four(_ x: Any, _ y: any Equatable) { print("Any, Equatable") }
func five(_ x: Int...) { print("Int...") }
func five(_ x: Any...) { print("Any...") }
func five<T>(_ x: [T]) { print("[T]", T.self) }

struct Person { var age: Int? = 1 }
let maybe: Int? = 2, numbers = [1, 2], words = ["a": "b"]

one([maybe, 1]); two([maybe, 1]); three([maybe, 1]); four([maybe, 1], 1); five([maybe, 1])
one([1.5, 1]); two([1.5, 1]); three([1.5, 1]); four([1.5, 1], 1); five([1.5, 1])
two(max(1, 2)); two(abs(-1)); two(numbers.reduce(0, +)); two(words.reduce(0) { $0 + $1.key.count })
one(Int(1.5)); one(Int(maybe!)); one(String(1)); two(Int("1"))
one(\Person.age); four(\Person.age, 1); four(1, \Person.age); two(\Person.age)
one([1, 2].lazy.map { $0 }); four([1, 2].lazy.map { $0 }, 1); four([[1], [2]].joined(), 1)
two(numbers.enumerated().map { $0.offset }); three(numbers.enumerated().map { $0.offset })
