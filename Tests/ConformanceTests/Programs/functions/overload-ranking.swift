// Ranking: exact type over conversion, concrete over generic, constrained over free, non-optional, fewer defaults.
func f(_ x: Int) -> String { "Int" }
func f(_ x: Int?) -> String { "Int?" }
func f<T>(_ x: T) -> String { "T" }
func f<T: Comparable>(_ x: T) -> String { "T: Comparable" }
func f<T>(_ x: [T]) -> String { "[T]" }
func f<T: Equatable>(_ x: T?) -> String { "T?: Equatable" }
func f(_ x: (Int) -> Int) -> String { "function" }
print(f(1), f(Optional(1)), f("s"), f([1]), f(Optional("s")), f({ (n: Int) in n }), f((1, 2)), f(1.5), f(true))
func g(_ x: Double) -> String { "Double" }
func g(_ x: Float) -> String { "Float" }
print(g(1.5), g(1 as Float), g(Double(1)))
func h(_ x: Any) -> String { "Any" }
func h(_ x: Any?) -> String { "Any?" }
func h(_ x: AnyObject) -> String { "AnyObject" }
class C {}
class D: C {}
print(h(1), h(nil), h(C()), h(Optional(3)))
func k(_ x: Int, _ y: Int = 0) -> String { "default" }
func k(_ x: Int) -> String { "exact" }
func k(_ x: Int...) -> String { "variadic" }
print(k(1), k(1, 2), k(1, 2, 3), k())
func m(_ x: C) -> String { "C" }
func m(_ x: D) -> String { "D" }
func m<T: C>(_ x: T) -> String { "T: C" }
print(m(C()), m(D()))
func r() -> Int { 1 }
func r() -> String { "one" }
func r() -> [Int] { [1] }
let list: [Int] = r()
print(r() as Int, r() as String, list, (r() as String).count, r() + 2 as Int)
func c(_ f: () -> Void) -> String { "() -> Void" }
func c(_ f: () -> Int) -> String { "() -> Int" }
func c(_ f: (Int) -> Int) -> String { "(Int) -> Int" }
print(c { 1 }, c { $0 + 1 }, c { print("", terminator: "") })
struct S {
  func call(_ x: Int) -> String { "instance Int" }
  func call(_ x: String) -> String { "instance String" }
  static func call(_ x: Int) -> String { "static Int" }
  subscript(i: Int) -> String { "int subscript" }
  subscript(s: String) -> String { "string subscript" }
  subscript<T>(t: T) -> String { "generic subscript" }
}
print(S().call(1), S().call("s"), S.call(1), S()[1], S()["s"], S()[1.5])
protocol P {}
extension P { func name() -> String { "P" } }
extension P where Self: Equatable { func name() -> String { "P & Equatable" } }
struct E1: P {}
struct E2: P, Equatable {}
struct E3: P, Equatable { func name() -> String { "own" } }
print(E1().name(), E2().name(), E3().name(), (E3() as any P).name())
func u(_ x: UInt8) -> String { "UInt8" }
func u(_ x: Int) -> String { "Int" }
func u(_ x: Character) -> String { "Character" }
func u(_ x: String) -> String { "String" }
print(u(5), u("a"), u("a" as Character), u(5 as UInt8))
extension Array { func kind() -> String { "Array" } }
extension Array where Element == Int { func kind() -> String { "Array<Int>" } }
extension Collection { func kind() -> String { "Collection" } }
print([1].kind(), ["a"].kind(), "text".kind(), (1...2).kind(), [1][...].kind())
