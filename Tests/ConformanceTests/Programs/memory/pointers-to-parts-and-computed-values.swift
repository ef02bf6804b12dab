func swapInts(_ a: UnsafeMutablePointer<Int>, _ b: UnsafeMutablePointer<Int>) { let t = a.pointee; a.pointee = b.pointee; b.pointee = t }
func inc<T: AdditiveArithmetic>(_ p: UnsafeMutablePointer<T>, by d: T) -> T { p.pointee = p.pointee + d; return p.pointee }
func fill(_ p: UnsafeMutablePointer<Int>, _ n: Int) { for i in 0..<n { p[i] = i * i } }
func read(_ p: UnsafePointer<Int>) -> Int { p.pointee }
func readN(_ p: UnsafePointer<Int>, _ n: Int) -> Int { (0..<n).reduce(0) { $0 + p[$1] } }
func raw(_ p: UnsafeMutableRawPointer) { p.storeBytes(of: 7, as: Int.self) }
func rawRead(_ p: UnsafeRawPointer) -> Int { p.load(as: Int.self) }
struct E: Error {}
func fails(_ p: UnsafeMutablePointer<Int>) throws { p.pointee = 99; throw E() }
struct S { var n = 1, list = [1, 2, 3]; var c: Int { get { n * 10 } set { n = newValue / 10; print("set", newValue) } }
  mutating func go() { swapInts(&n, &y); fill(&list, 2) } }
final class C { var v = 5 { didSet { print("didSet", oldValue, v) } }; var s = S() }
var x = 1, y = 2
swapInts(&x, &y); print(x, y)
print(inc(&x, by: 5), x); var d = 1.5; print(inc(&d, by: 0.5), d)
var arr = [0, 0, 0, 9]; fill(&arr, 3); print(arr, readN(&arr, 4), readN(arr, 2), read(&x), read(&arr[2]))
var s = S(); s.go(); print(s); swapInts(&s.c, &y); print(s, y)
let c = C(); swapInts(&c.v, &y); print(c.v, y); _ = inc(&c.v, by: 1)
raw(&x); print(x, rawRead(&y))
do { try fails(&x) } catch { print("caught", x) }
try? fails(&s.list[1]); print(s.list)
func local() { var a = 3, b = 4; swapInts(&a, &b); print(a, b); let f = { swapInts(&a, &b) }; f(); print(a, b) }
local()
func inoutParam(_ n: inout Int, _ m: inout [Int]) { swapInts(&n, &m[1]); withUnsafeMutablePointer(to: &n) { swapInts($0, &m[0]) } }
var n = 100; inoutParam(&n, &arr); print(n, arr)
var o: Int? = 4; func opt(_ p: UnsafeMutablePointer<Int?>) { p.pointee = nil }; opt(&o); print(o as Any)
var name = "a"; func text(_ p: UnsafeMutablePointer<String>) { p.pointee += "!" }; text(&name); text(&name); print(name)
func two(_ p: UnsafeMutablePointer<Int>?) { p?.pointee = 1 }
two(nil)
var five = 5
two(&five); print(five)
func three(_ p: UnsafePointer<Int>?) { print(p?.pointee ?? -1) }
three(&five); three([4]); three(nil)
