// Which function is meant, for values of the most usual types.
func f(_ x: Int) { print("Int") }
func f(_ x: Double) { print("Double") }
func f(_ x: String) { print("String") }
func f(_ x: Any) { print("Any") }
func f<T>(_ x: [T]) { print("[T]", T.self) }
func f<T>(_ x: T?) { print("T?", T.self) }
f(1)
f(1.0)
f("a")
f([1])
f(Optional(1))
f(true)
f([1: 2])
f((1, 2))
f({ 1 })
f(1 as Any)
f(Float(1))
f("a" as Character)
f([1, "a"])
let o: Int? = 1
f(o)
f(o!)
f(o ?? 2)
f(o.map { $0 })
f(o as Any)
f(1 + 2)
f(1 + 2.5)
f(-1)
f("a" + "b")
f([1].first)
f([1].count)
f(Int("1"))
func g<T: Equatable>(_ x: T) { print("Equatable") }
func g<T: Comparable>(_ x: T) { print("Comparable") }
func g<T>(_ x: T) { print("T") }
func g(_ x: any Error) { print("Error") }
struct E1: Error {}
struct E2: Error, Equatable {}
g(1)
g(E1())
g(E2())
g({})
g(o)
g([1])
g("x")
g((1, 2))
g(nil as Int?)
g(true)
func h(_ x: Int?) { print("Int?") }
func h(_ x: Int) { print("Int") }
h(1)
h(o)
h(nil)
h(o!)
h([1].first)
h([1][0])
h(Int("3"))
h(o ?? 1)
func k(_ xs: Int...) { print("variadic", xs.count) }
func k(_ x: Int) { print("one") }
func k(_ x: Int, _ y: Int = 0) { print("default") }
k(1)
k(1, 2)
k(1, 2, 3)
k()
func m(_ f: () -> Int) { print("() -> Int") }
func m(_ f: () -> String) { print("() -> String") }
func m(_ f: () -> Void) { print("() -> Void") }
m { 1 }
m { "a" }
m { }
m { print("", terminator: "") }
m { let x = 1; return x }
m { let x = "\(1)"; return x }
func w(_ f: (Int) -> Int) { print("1") }
func w(_ f: (Int, Int) -> Int) { print("2") }
w { $0 }
w { $0 + $1 }
w { x in x }
w { x, y in x }
w { _ in 1 }
w { _, _ in 2 }
w(abs)
w(max)
w(+)
func s(_ x: some Collection<Int>) { print("collection") }
func s(_ x: some Sequence<Int>) { print("sequence") }
func s(_ x: [Int]) { print("array") }
s([1])
s([1][...])
s(Set([1]))
s([1].lazy)
s(stride(from: 0, to: 2, by: 1))
s(0..<2)
s(AnyIterator { nil as Int? })
func r() -> Int { 1 }
func r() -> String { "s" }
let ri: Int = r()
let rs: String = r()
print(ri, rs)
print(r() + 1, r() + "x", [r(), "t"], [1, r()])
func c(_ x: Character) { print("Character") }
func c(_ x: String) { print("String") }
c("a")
c("ab")
c("a" as Character)
for ch in "a" { c(ch) }
func u(_ x: UInt8) { print("UInt8") }
func u(_ x: Int64) { print("Int64") }
func u(_ x: Double) { print("Double") }
u(1.0)
u(Int64(1))
u(2.5)
u(UInt8(1))
func v(_ x: [Int]) { print("[Int]") }
func v(_ x: [String]) { print("[String]") }
func v(_ x: [Any]) { print("[Any]") }
v([1])
v(["a"])
v([1, "a"])
v([nil, 1])
v([1.5])
