// Where an opaque type may stand, and what it hides.
protocol Shape { var name: String { get } }
struct Circle: Shape { var name: String { "c" } }
struct Square: Shape { var name: String { "s" } }
protocol Maker {
  func make() -> some Shape
  var made: some Shape { get }
}
typealias Hidden = some Shape
let closure = { () -> some Shape in Circle() }
func takes(_ body: (some Shape) -> Void) {}
var unset: some Shape
struct Holder {
  var unset: some Shape
  let shape: some Shape = 5
}
func circle(_ n: Int) -> some Shape { Circle() }
func square() -> some Shape { Square() }
var one = circle(1)
one = square()
one = Circle()
func number() -> some Shape { 5 }
func never() -> some Shape { fatalError() }
func nothing() -> some Shape {}
func two(_ flag: Bool) -> some Shape {
  if flag { return Circle() }
  return Square()
}
func take(_ shape: some Shape) {}
take(5)
protocol Source {
  associatedtype Item
  func item() -> Item
}
struct Numbers: Source { func item() -> Int { 1 } }
func source() -> some Source { Numbers() }
let item: Int = source().item()
