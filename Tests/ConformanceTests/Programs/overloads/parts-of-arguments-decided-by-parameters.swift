// The parameter of the chosen overload decides the generic arguments of an argument: `Box(s)` is a `Box<Any>` where
// one is taken.
protocol P {}
struct S: P {}
struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
func one(_ b: Box<Any>, _ x: Int) { print("Any, Int", b.value) }
func one(_ b: Box<Int>, _ x: String) { print("Int, String", b.value) }
func two<T: Numeric>(_ b: Box<T>, _ x: Int) { print("Numeric", T.self) }
func two(_ b: Box<Any>, _ x: Int) { print("Any", b.value) }
func three(_ b: Box<any P>) { print("P") }
func three<T>(_ b: Box<T?>) { print("Optional", T.self) }
infix operator <->
func <-> (a: Box<Int>, b: any Error) { print("Int") }
func <-> (a: Box<Any>, b: any Equatable) { print("Any", b) }
class Base { func f<T>(_ b: Box<T?>) { print("base", T.self) } }
class Derived: Base { func f(_ b: Box<any P>) { print("derived") } }
let text = "text"
one(Box(text), 1)
one(Box(Box(1)), 1)
one(Box(2), "a")
two(Box(text), 1)
two(Box(1), 1)
three(Box(S()))
three(Box(1))
Box(text) <-> 1
Box(text) <-> text
Derived().f(Box(S()))
[1].forEach { _ in Box(text) <-> 1 }

// Operators of the program have no favorites: the conversions decide.
infix operator <+>
func <+> (a: [(String, Int)], b: Any?) { print("pairs") }
func <+> (a: Any, b: String) { print("any, string") }
[(text, 1)] <+> (text + "b")
[] <+> text
infix operator <*>
func <*> <T: Equatable>(a: T, b: any Error) { print("Equatable", T.self) }
func <*> <T>(a: [T?], b: any Error) { print("array of optionals", T.self) }
enum Failure: Error { case one }
[Optional(1)] <*> Failure.one
[["a": 1]] <*> Failure.one
