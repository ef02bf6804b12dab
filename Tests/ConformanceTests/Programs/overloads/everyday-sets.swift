// overload printing: everyday forms
struct Logger { func log(_ s: String) { print("S", s) }; func log(_ s: @autoclosure () -> String, level: Int = 1) { print("A", s(), level) }; func log(_ e: any Error) { print("E", e) }; func log<T>(_ x: T) { print("T", T.self, x) }; func log(_ xs: Any...) { print("V", xs.count) } }
enum Er: Error { case x }
let lg = Logger(); lg.log("a"); lg.log("b", level: 2); lg.log(Er.x); lg.log(3); lg.log(3, 4); lg.log(); lg.log("\(1)"); lg.log([1]); lg.log(nil as Int?); lg.log("x" as Any); lg.log(Er.x as any Error); lg.log("a" + "b"); lg.log("abc".prefix(1))
struct V2 { var x = 0.0, y = 0.0 }
func * (a: V2, b: Double) -> V2 { print("V*D"); return V2(x: a.x * b, y: a.y * b) }
func * (a: Double, b: V2) -> V2 { print("D*V"); return b * a }
func * (a: V2, b: V2) -> Double { print("V*V"); return a.x * b.x }
func + (a: V2, b: V2) -> V2 { print("V+V"); return V2(x: a.x + b.x, y: 0) }
prefix func - (a: V2) -> V2 { print("-V"); return V2(x: -a.x, y: -a.y) }
func - (a: V2, b: V2) -> V2 { print("V-V"); return V2(x: a.x - b.x, y: 0) }
let v = V2(x: 1, y: 2), k = 2.0; _ = 2 * v + v * 3 - -v * k; _ = v * v + 1; _ = (v * 2) * v * 2; _ = 1 + 2 * k * (v * v)
func f(_ x: Int) -> String { "Int" }; func f(_ x: Double) -> String { "Double" }; func f(_ x: String) -> String { "String" }; func f(_ x: Character) -> String { "Character" }; func f(_ x: Bool) -> String { "Bool" }; func f(_ x: [Int]) -> String { "[Int]" }; func f(_ x: [String: Int]) -> String { "[String:Int]" }; func f(_ x: (Int) -> Int) -> String { "fn" }; func f(_ x: Int?) -> String { "Int?" }; func f<T>(_ x: T) -> String { "T=\(T.self)" }; func f(_ x: ClosedRange<Int>) -> String { "range" }
print(f(1), f(1.0), f("a"), f("a" as Character), f(true), f([1]), f(["a": 1]), f { $0 }, f(nil), f(1...2), f(1..<2), f(1 + 2.0), f(-1), f(1 / 2), f(Int8(1)), f("a".first!), f("a".first), f([1].first), f([1.0].first), f((1, 2)), f([1, 2.0]), f(["a"]), f([:] as [String: Int]), f([[1]]), f(abs), f(Double.pi), f(1 > 2), f(1 as Any), f(Optional("x")))
print([1, 2].map(f), [1.5].map(f), ["a"].map(f), [true, false].map(f), "ab".map(f), [nil, 1].map(f), [(1, 2)].map(f), [1: 2].map(f), (1...2).map(f))
let g: (Int) -> String = f, h: (Double) -> String = f, hh: (Int?) -> String = f, hhh: ([Double]) -> String = f; print(g(1), h(1), hh(1), hhh([1]))
class A { func m(_ x: Int) { print("A.m Int") }; func m(_ x: Any) { print("A.m Any") }; func n() -> Int { 1 }; func n() -> String { "s" } }
class B: A { override func m(_ x: Any) { print("B.m Any") }; func m(_ x: Double) { print("B.m Double") }; func m(_ x: String?) { print("B.m String?") } }
let b = B(), ab: A = b; b.m(1); b.m(1.5); b.m("a"); b.m(true); ab.m(1); ab.m(1.5); ab.m("a"); b.m(nil as String?); b.m(2 as Any); let i: Int = b.n(), s: String = b.n(); print(i, s)
extension Sequence { func total() -> String { "seq" } }; extension Collection { func total() -> String { "coll" } }; extension Array { func total() -> String { "arr" } }; extension Array where Element == Int { func total() -> String { "ints" } }; extension Collection where Element: Numeric { func total() -> String { "nums" } }; extension BidirectionalCollection where Element == String { func total() -> String { "strs" } }
print([1].total(), [1.5].total(), ["a"].total(), Set([1]).total(), "a".total(), (1...2).total(), AnySequence([1]).total(), [true].total(), Set([true]).total(), stride(from: 1, to: 2, by: 1).total(), ["a"][...].total(), [1: 2].total())
func w(_ x: Int = 1, _ y: String = "a") { print("w1") }; func w(_ x: Int) { print("w2") }; func w(y: String) { print("w3") }; func w(_ x: Int, z: Int...) { print("w4", z.count) }
w(1); w(1, "b"); w(y: "a"); w(1, z: 2, 3); w()
func tc(_ a: () -> Int) { print("tc ()->Int") }; func tc(_ a: (Int) -> Int) { print("tc (Int)->Int") }; func tc(_ a: (Int, Int) -> Int) { print("tc (Int,Int)->Int") }; func tc(_ a: () -> Void) { print("tc ()->Void") }; func tc(_ a: (String) -> String) { print("tc S->S") }
tc { 1 }; tc { $0 + 1 }; tc { $0 + $1 }; tc { print("x") }; tc { $0 + "a" }; tc { _ in 1 }; tc { (x: Int) in x }; tc { }; tc { a, b in a * b }; tc(abs); tc(+)
