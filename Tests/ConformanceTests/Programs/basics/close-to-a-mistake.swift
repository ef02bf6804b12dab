// What comes close to a mistake and is none: overrides, closures that do not escape, ownership, isolation.
import Observation
protocol Delegate: AnyObject { func tell() }
protocol Sub: Delegate {}
class Owner {
  weak var d: Delegate?; weak var s: (any Sub)?; unowned let o: Owner2; unowned(unsafe) var u: Owner2;
  weak var selfRef: Owner?; private(set) var n = 0; init(_ o: Owner2) { self.o = o; u = o }
}
class Owner2 {
  lazy var later: Int = { 3 }(); class var k: Int { 1 }; required init() {}; convenience init(n: Int) { self.init() };
  func gen<T: Equatable>(_ t: T) -> T { t }; private func hid() {}; func opt(_ x: Int) -> Int? { x };
  var st: Int {
    get { 1 }
    set {}
  }; subscript(i: Int) -> Int { i }; static let shared = Owner2()
}
final class Owner3: Owner2 {
  func hid() {}; override class var k: Int { 2 }; override func opt(_ x: Int) -> Int { x + 1 };
  override var st: Int { didSet {} }; override subscript(i: Int) -> Int { i * 2 }
}
class Generic<T> { func put(_ t: T) -> String { "g" }; var items: [T] = [] }
class IntG: Generic<Int> { override func put(_ t: Int) -> String { "i\(t)" } }
indirect enum Tree { case leaf, node(Tree, Tree) }
enum List { case end; indirect case cons(Int, List) }
struct Node { var kids: [Node]; var map: [String: Node]; var f: (() -> Node)? }
class Ref { var next: Ref?; var s: SomeS? }
struct SomeS { var r: Ref; var t: (Int, Ref?) }
struct NT { var x: Int { self.y }; var y = 1; static let z = NT() }
enum Lv: Int, CaseIterable { case a = 1, b, c = 10, d }
enum St: String { case a, b = "x", c }
func run(_ b: () -> Void) { b(); let g = { 1 }; _ = g() }
func run2(_ b: () -> Void, _ c: (Int) -> Int = { $0 }) {
  run(b); run { b() }; [1].forEach { _ in b() }; withoutActuallyEscaping2(b); let loc = { (x: Int) in x }; _ = c(loc(1))
}
func withoutActuallyEscaping2(_ b: () -> Void) { func inner() { b() }; inner() }
func opt(_ b: (() -> Void)? = nil) { b?(); if let b { b() }; let k = b; k?() }
func keep(_ b: @escaping () -> Void) -> () -> Void {
  let c = b;
  return {
    c(); b()
  }
}
func auto(_ v: @autoclosure () -> Int) -> Int { v() }
func addTo(_ n: inout Int, _ f: (inout Int) -> Void) { f(&n); run { n += 1 }; [1, 2].forEach { n += $0 } }
var total = 0
addTo(&total) { $0 += 1 }
struct Cnt {
  var n = 0; var list = [1, 2];
  mutating func go() {
    list.forEach { n += $0 }; run { self.n += 1 }; swap2(&n, &list[0]); list.sort { $0 > $1 }; list[0] += list[1];
    n += list.count
  }
}
func swap2(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
var cnt = Cnt(); cnt.go(); print(cnt.n, cnt.list, total)
var arr = [[1], [2]]
arr[0].append(arr[1][0]); arr[1][0] += arr[0][0]
let d = ["a": 1, "b": 2]
print(
  d.map { $0.key }.sorted(), d.sorted { $0.value < $1.value }.map { $1 }, d.reduce(0) { $0 + $1.value },
  d.filter { $0.value > 1 }.count)
print(
  [3, 1].enumerated().map { $0 + $1 }, zip([1], [2]).map { $0 * $1 }, [1, 2].reduce(into: [:]) { $0[$1] = $1 }.count)
@Observable class Model {
  var n = 0; @ObservationIgnored lazy var big = 5; let k = 1, j = 2; static var a = 1, b = 2; var c: Int { n };
  @ObservationIgnored private var x = 1
}
let m = Model(); m.n = 2; print(m.n, m.big)
func over(_ a: Int) -> String { "i" }
func over(_ a: Double) -> String { "d" }
func over(_ a: Int?) -> String { "o" }
func over<T>(_ a: T) -> String { "t" }
print(over(1), over(1.5), over("s"), over(nil as Int?))
enum E1: Error { case a, b }
func th() throws(E1) { throw E1.a }
func th2() throws(E1) { try th(); do { try th() } catch { print("c") }; throw .b }
do { try th2() } catch { print(error) }
func sw(_ n: Int) {
  switch n {
  case 1: print(1); fallthrough
  case 2, 3: print(2)
  case let x where x > 5: print(x); if x > 7 { fallthrough }
  default: print("d")
  }
}
sw(1); sw(8)
let f: Int = [1, 2].isEmpty ? 1 : 2
let o: Int? = f > 0 ? 1 : nil
let g = 10 / 3 % 2, h = 255 as UInt8, i = Int8(-128)
prefix operator ~~
prefix func ~~ (a: Int) -> Int { a }
infix operator <+> : AdditionPrecedence
func <+> (a: Int, b: Int) -> Int { a + b }
print(~~1 <+> 2, g, h, i, o as Any)
struct W: Equatable { let x: Int; static func < (a: W, b: W) -> Bool { a.x < b.x } }
func some(_ f: Bool) -> some Equatable { if f { return 1 }; return 2 }
print(some(true) == some(false), W(x: 1) < W(x: 2))
@MainActor class Scr { var n = 0; func up() { n += 1; help() }; nonisolated func id() -> Int { 1 } }
@MainActor func help() {}
@MainActor func use() { let s = Scr(); s.up(); s.n = 3; print(s.n) }
actor Act { var n = 0; func up() { n += 1; both() }; func both() { let c = { self.n }; print(c()) } }
guard let gg = o else { fatalError() }
print(gg)
func later() { func a() { print(z) }; let z = 1; a() }
later()
func shadow() { let f = f + 1; print(f) }
shadow()
let tup: (Int, String) = (1, "a"); let (t1, t2) = tup; let (t3, _) = (1, 2); print(t1, t2, t3)
