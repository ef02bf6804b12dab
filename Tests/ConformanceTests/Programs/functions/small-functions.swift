// Functions of one expression: arguments are evaluated once, in order, whatever the body does with them.

var log: [String] = []
func note(_ name: String, _ value: Int) -> Int {
  log.append(name)
  return value
}

func second(_ a: Int, _ b: Int) -> Int { b }
func twice(_ a: Int) -> Int { a + a }
func largest(_ a: Int, _ b: Int) -> Int { a > b ? a : b }
func both(_ a: Bool, _ b: Bool) -> Bool { a && b }
print(second(note("a", 1), note("b", 2)), twice(note("c", 3)), largest(note("d", 4), note("e", 5)))
print(both(note("f", 1) == 2, note("g", 1) == 1), log)

struct Vector: Equatable {
  var x: Int
  var y: Int
  static let unit = Vector(x: 1, y: 1)
  var sum: Int { x + y }
  var flipped: Vector { Vector(x: y, y: x) }
  var own: Vector { self }
  var isUnit: Bool { self == Vector.unit }
  static func + (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
  static prefix func - (value: Vector) -> Vector { Vector(x: -value.x, y: -value.y) }
  static func < (lhs: Vector, rhs: Vector) -> Bool { lhs.sum < rhs.sum }
  static func make(_ n: Int) -> Vector { Vector(x: n, y: n) }
  func scaled(by factor: Int) -> Vector { Vector(x: x * factor, y: y * factor) }
  func first<T>(_ a: T, _ b: T) -> T { sum > 0 ? a : b }
  subscript(index: Int) -> Int { index == 0 ? x : y }
}

var v = Vector(x: 1, y: 2)
var w = v
v = v + w.flipped
v = v.own + v.own
w.x = w.sum
w.x = second(w.x, w.y) + twice(w.x)
v.x = largest(v.x, v.y)
print(v, w, (-v).flipped, Vector.make(4).scaled(by: v.sum), v.isUnit, Vector(x: 1, y: 1).isUnit, w < v)
print(v[0], v[1], v.scaled(by: 2)[1], v.first("yes", "no"), (-v).first([1], [2]), (v + w) + (w + v))

var x = 5
x = twice(x)
x = largest(x, twice(x) - 3)
x = second(twice(x), x + 1)
print(x)

// What a body hands on lives longer than the argument.
final class Node {
  let name: String
  var next: Node?
  init(_ name: String, _ next: Node? = nil) { (self.name, self.next) = (name, next) }
  var last: Node { next?.last ?? self }
  var isEnd: Bool { next == nil }
  final var label: String { name + (isEnd ? "." : ",") }
  deinit { print("gone", name) }
}
func pass<T>(_ value: T) -> T { value }
func pick(_ a: Node, _ b: Node, _ isFirst: Bool) -> Node { isFirst ? a : b }
func name(of node: Node) -> String { node.name }
do {
  let kept = pass(Node("a", Node("b")))
  print(kept.label, kept.last.label, name(of: pick(Node("c"), kept, false)), name(of: pick(Node("d"), kept, true)))
}

// Generic requirements, dynamic and static.
protocol Sized {
  var size: Int { get }
}
extension Sized {
  var isBig: Bool { size > 10 }
  func isBigger(than other: some Sized) -> Bool { size > other.size }
}
struct Small: Sized { let size = 3 }
struct Grown: Sized {
  let base: Int
  var size: Int { base * 10 }
}
enum Level: Int, Sized {
  case low = 1, high = 50
  var size: Int { rawValue }
}
func report<S: Sized>(_ one: S, _ other: any Sized) -> Bool { one.isBig && one.isBigger(than: Small()) && other.isBig }
print(report(Grown(base: 2), Level.high), report(Small(), Level.high), report(Level.high, Small()))
let all: [any Sized] = [Small(), Grown(base: 1), Level.low, Level.high, Grown(base: 5)]
print(all.map { $0.size }, all.filter { $0.isBig }.count, all.reduce(0) { $0 + $1.size })

// A class may replace what looks fixed.
class Base {
  var value: Int { 1 }
  func doubled() -> Int { value * 2 }
}
class Derived: Base {
  override var value: Int { 10 }
}
print([Base(), Derived()].map { $0.doubled() })

// Recursion, one function by another.
struct Chain {
  let n: Int
  var isEven: Bool { n == 0 ? true : Chain(n: n - 1).isOdd }
  var isOdd: Bool { n == 0 ? false : Chain(n: n - 1).isEven }
}
print(Chain(n: 9).isEven, Chain(n: 10).isEven)

// Captured variables keep their own copies.
var makers: [() -> Int] = []
for n in [1, 2, 3] {
  let vector = Vector(x: n, y: twice(n))
  makers.append { vector.sum + twice(n) }
}
print(makers.map { $0() })
for vector in [Vector(x: 1, y: 2), Vector(x: 3, y: 4)] { makers.append { vector.sum } }
print(makers.map { $0() })
