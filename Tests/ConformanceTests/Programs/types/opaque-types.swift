// Opaque types: results, stored variables, parts of a type, parameters, identity and constrained associated types.
protocol Shape {
  func area() -> Double
  var name: String { get }
}
extension Shape {
  func doubled() -> some Shape { Scaled(shape: self, factor: 2) }
  func described() -> String { "\(name) \(area())" }
}
struct Square: Shape {
  var side: Double
  func area() -> Double { side * side }
  var name: String { "square" }
}
struct Circle: Shape {
  func area() -> Double { 3 }
  var name: String { "circle" }
}
struct Scaled<Base: Shape>: Shape {
  let shape: Base
  let factor: Double
  func area() -> Double { shape.area() * factor * factor }
  var name: String { "scaled " + shape.name }
}
func make(_ side: Double) -> some Shape { Square(side: side) }
var one = make(1)
one = make(2)
print(one.described(), type(of: one), type(of: make(1)) == type(of: make(5)))
print(one.doubled().doubled().described())
func several(_ n: Int) -> [some Shape] { (0..<n).map { Square(side: Double($0)) } }
print(several(3).map { $0.area() }.reduce(0, +), several(2)[1].name)
func maybe(_ flag: Bool) -> (some Shape)? { flag ? Circle() : nil }
print(maybe(true)?.name ?? "none", maybe(false)?.name ?? "none")
func pair() -> (some Shape, first: some Equatable) { (Circle(), first: 5) }
let both = pair()
print(both.0.name, both.first == pair().first)
func early(_ n: Int) -> some Shape {
  guard n > 0 else { return Square(side: 0) }
  if n > 10 { return Square(side: 10) }
  return Square(side: Double(n))
}
print([0, 5, 20].map { early($0).area() })
func countDown(_ n: Int) -> some Shape {
  if n == 0 { return Circle() }
  print("down", n)
  return countDown(n - 1) as! Circle
}
print(countDown(2).name)
func keep<T: Shape>(_ shape: T) -> some Shape { shape }
var kept = keep(Circle())
kept = keep(Circle())
print(kept.name, type(of: keep(Square(side: 1))))
func squares(_ n: Int) -> some Collection<Int> { (1...n).map { $0 * $0 } }
var sum = 0
for n in squares(4) { sum += n }
let first: Int? = squares(3).first
print(sum, first ?? 0, squares(5).count, squares(3).map { $0 + 1 }, squares(3).contains(4))
func words() -> some Sequence<String> { ["a", "b"].lazy.map { $0 + $0 } }
print(words().joined(separator: "-"), Array(words()))
func equal() -> some Hashable { "key" }
print(equal() == equal(), [equal(): 1][equal()] ?? 0)
struct Holder {
  let shape: some Shape = Square(side: 3)
  var other: some Shape = make(4)
  static let shared: some Shape = Circle()
  lazy var late: some Shape = make(6)
  var computed: some Shape { shape }
  var list: [some Shape] = [Circle(), Circle()]
  subscript(side: Double) -> some Shape { Square(side: side) }
}
var holder = Holder()
var another = holder.other
another = holder.other
print(another.area())
print(holder.shape.area(), holder.other.area(), Holder.shared.name, holder.late.area(), holder.computed.name)
print(holder.list.count, holder[2].area())
let local: some Shape = Circle()
let copies = [local, local]
print(copies.count, local.described())
func inner() {
  let shape: some Shape = make(7)
  var value: some Equatable = 5
  let old = value
  value = old
  func nested() -> some Shape { shape.doubled() }
  var computed: some Shape { nested() }
  print(shape.area(), nested().name, computed.area(), value == value)
}
inner()
func total(_ a: some Shape, _ b: some Shape) -> Double { a.area() + b.area() }
func all(_ shapes: [some Shape]) -> String { shapes.map(\.name).joined(separator: " ") }
func apply(_ values: some Sequence<Int>, _ body: (Int) -> Void) { values.forEach(body) }
print(total(Square(side: 2), Circle()), all([Circle(), Circle()]))
apply([1, 2]) { print($0) }
// What is inside an existential is opened for a generic parameter.
func same<T: Shape>(_ shape: T) -> T { shape }
func listed<T: Shape>(_ shape: T) -> [T] { [shape, shape] }
func optional<T: Shape>(_ shape: T?) -> String { shape?.name ?? "nothing" }
func grow(_ shape: some Shape) -> some Shape { shape.doubled() }
func each<T: Shape>(_ shape: T, _ body: (T) -> Void) { body(shape) }
func mutate<T: Shape>(_ shape: inout T) { shape = same(shape) }
let any: [any Shape] = [Square(side: 2), Circle()]
for shape in any {
  let again = same(shape)
  print(again.name, listed(shape).count, optional(shape), grow(shape).described(), shape.doubled().name)
  each(shape) { print("each", $0.name, total($0, shape)) }
  var changed = shape
  mutate(&changed)
  print(changed.area(), type(of: changed))
}
class Base { var id: Int { 1 } }
final class Derived: Base, Shape {
  override var id: Int { 2 }
  func area() -> Double { 0 }
  var name: String { "derived" }
}
func object() -> some Base & Shape { Derived() }
print(object().id, object().name)
protocol Maker {
  associatedtype Made: Shape
  func made() -> Made
  var sample: Made { get }
}
struct CircleMaker: Maker {
  func made() -> Circle { Circle() }
  var sample: Circle { Circle() }
}
struct SquareMaker: Maker {
  var side = 2.0
  func made() -> some Shape { Square(side: side) }
  var sample: Made { made() }
}
func use<M: Maker>(_ maker: M) -> [M.Made] { [maker.made(), maker.made()] }
print(use(SquareMaker()).map { $0.area() }, SquareMaker(side: 3).sample.name)
let made: SquareMaker.Made = SquareMaker().made()
print(made.described())
