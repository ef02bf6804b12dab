struct NE {}
class NC {}
enum NEn { case a(Int) }
struct Box<T: Equatable> { init(_ t: T) {}; init() {} }
struct Wrap<T> { var t: T }
extension Wrap where T: Equatable { func eqm() {}; var p: Int { 1 }; static func sm() {} }
class GC<T: Hashable> { init(_ t: T) {} }
NC() == NC()
NEn.a(1) == NEn.a(1)
NE() == 5
NE() != NE()
NE() < NE()
NE() + NE()
func t<T>(_ a: T, _ b: T) -> Bool { a == b }
func t2<T>(_ a: [T], _ b: [T]) -> Bool { a == b }
func t3<T>(_ a: T, _ b: T) -> Bool { a < b }
Box(NE())
Box<NE>()
GC(NE())
Wrap(t: NE()).eqm()
Wrap(t: NE()).p
Wrap<NE>.sm()
let xs = [1]
xs.filter { (a: String) in true }
xs.filter { $0 + $1 }
xs.reduce(0) { $0 }
xs.forEach { 5 }
xs.sorted { $0 - $1 }
let f: () -> Void = { x in }
let g: (Int) -> Void = {}
let h: (Int, Int) -> Int = { $0 }
let k: (Int) -> Int = { "a" }
let m: (Int) -> Int = { x in return "a" }
let o: () -> Int = { print("x") }
func take(_ f: (Int) -> Int) {}
take { "a" }
take { $0 + $1 }
take {}
take { x in x + "a" }
take { _ in }
take(5)
take { return }
func takeV(_ f: () -> Void) {}
takeV { $0 }
takeV { return 5 }
xs.firstIndex(of: "a")
var ys = xs; ys.append("a"); ys.insert("a", at: 0); ys += ["a"]; ys[0] = "a"; ys = ["a"]; ys == ["a"]
let str = "abc"; str[0]; str.count = 5; str + 1; str.foo(); str - "a"
