// Closures whose parameters are taken from a tuple, closures without parameters and key paths that become functions
// cost a conversion of a function each.
struct Person { var age = 1, name = "n" }
enum Color { case red }
func note() {}

func tuple(_ p: ((Int, Int)) -> Bool) { print("tuple") }
func tuple(_ p: (Int, Int) -> Bool) { print("two") }
tuple { (a, b) in a < b }
tuple { a, b in a < b }
tuple { $0 < $1 }

func open(_ p: ((Int, Int)) -> Bool) { print("tuple") }
func open<T>(_ p: T) { print("generic") }
open { $0 + 1 == $1 }

func none<U>(_ p: (U) -> Void) { print("one", U.self) }
func none(_ p: () -> Void) { print("no parameter") }
none {}
none { note() }

func made<U>(_ p: (U) -> Void) { print("closure", U.self) }
func made<T>(_ p: @autoclosure () -> T) { print("value", T.self) }
made {}
made { note() }

extension Array where Element == Int { func m<T>(_ p: @autoclosure () -> T) { print(0, T.self) } }
extension Sequence where Element: Numeric { func m<T>(_ p: @autoclosure () -> T) { print(1, T.self) } }
extension BidirectionalCollection { func m<T>(_ p: (T) -> Void) { print(4, T.self) } }
[1].m({})
[1].m { note() }
[1].m { 1 }

// The member of an enum is not the guess for a parameter of which nothing is known.
func color(_ p0: some Any, _ p1: (Color) -> Bool) { print("color") }
func color<T>(_ p0: Int8, _ p1: T) { print("generic") }
let small: Int8 = 1
color(small) { $0 == .red }
color(small, { $0 == .red })

func path(a p: WritableKeyPath<Person, Int>) { print("path") }
func path(a p: any Equatable) { print("equatable") }
path(a: \Person.age)
func path(_ p: WritableKeyPath<Person, Int>) { print("path") }
func path(_ p: any Equatable) { print("equatable") }
path(\Person.age)

infix operator <+>: AdditionPrecedence
func <+> <T>(_ p0: Color?, _ p1: (T) -> Int) { print("function", T.self) }
func <+> (_ p0: [Color], _ p1: AnyKeyPath) { print("path") }
nil <+> \Person.age;
.none <+> \Person.age

infix operator <++>: AdditionPrecedence
func <++> <T>(_ p0: WritableKeyPath<Person, T>, _ p1: (() -> Void)?) { print("optional", T.self) }
func <++> <T>(_ p0: WritableKeyPath<Person, T>, _ p1: () async -> Void) { print("async", T.self) }
\.name <++> ({ 1 })

prefix operator <+>
prefix func <+> (_ p: (Person) -> Any) { print("any") }
prefix func <+> <T: Comparable>(_ p: (Person) -> T) { print("comparable", T.self) }
(<+>\.age)
prefix func <+> (_ p: ((Int, Int)) -> Int) { print("tuple") }
(<+>({ $0 + $1 }))
(<+>{ (a, b) in a + b })
