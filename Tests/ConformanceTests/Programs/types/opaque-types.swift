// some P parameters and results, some in properties, opaque values keep their identity as one type.
protocol Shape {
  func draw() -> String
  var size: Int { get }
}
struct Dot: Shape {
  var size = 1
  func draw() -> String { "." }
}
struct Repeated<S: Shape>: Shape {
  var shape: S
  var times: Int
  var size: Int { shape.size * times }
  func draw() -> String { String(repeating: shape.draw(), count: times) }
}
struct Joined<A: Shape, B: Shape>: Shape {
  var a: A, b: B
  var size: Int { a.size + b.size }
  func draw() -> String { a.draw() + "|" + b.draw() }
}
extension Shape {
  func repeated(_ n: Int) -> some Shape { Repeated(shape: self, times: n) }
  func joined(_ other: some Shape) -> some Shape { Joined(a: self, b: other) }
}
let shape = Dot().repeated(3).joined(Dot()).repeated(2)
print(shape.draw(), shape.size)
func make() -> some Shape { Dot(size: 5) }
print(make().draw(), make().size, type(of: make()))
func describe(_ s: some Shape) -> String { "\(s.draw()) of \(s.size)" }
print(describe(Dot()), describe(make()), describe(shape))
func largest(_ shapes: [any Shape]) -> Int { shapes.map(\.size).max() ?? 0 }
print(largest([Dot(size: 3), shape, make()]), largest([]))
struct Canvas {
  var content: some Shape { Dot().repeated(4) }
  let fixed: some Shape = Dot(size: 7)
  static let shared: some Equatable = 3
}
print(Canvas().content.draw(), Canvas().fixed.size, Canvas.shared == Canvas.shared)
func same() -> some Equatable { "text" }
print(same() == same())
func numbers() -> some Sequence<Int> { [3, 1, 2].lazy.map { $0 * 2 } }
print(numbers().sorted(), numbers().reduce(0, +))
func total(_ items: some Sequence<Int>, _ transform: (Int) -> Int = { $0 }) -> Int { items.map(transform).reduce(0, +) }
print(total([1, 2]), total(1...4), total(Set([5])) { $0 * 2 })
func pair(_ a: some Shape, _ b: some Shape) -> [any Shape] { [a, b] }
for s in pair(Dot(), shape) { print(s.size) }
let anyShape: any Shape = Dot(size: 8)
print(describe(anyShape), (anyShape.repeated(2)).size)
func choose(_ flag: Bool) -> any Shape { flag ? Dot() : Repeated(shape: Dot(), times: 9) }
print(choose(true).size, choose(false).size)
