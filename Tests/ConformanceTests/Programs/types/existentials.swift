// any P values: heterogeneous arrays, casts back, mutation through var, opening in generic calls.
protocol Shape {
  var area: Double { get }
  mutating func scale(_ k: Double)
}
struct Square: Shape {
  var side: Double
  var area: Double { side * side }
  mutating func scale(_ k: Double) { side *= k }
}
struct Circle: Shape, CustomStringConvertible {
  var r: Double
  var area: Double { r * r * 3 }
  mutating func scale(_ k: Double) { r *= k }
  var description: String { "circle(\(r))" }
}
var shapes: [any Shape] = [Square(side: 2), Circle(r: 1)]
print(shapes.map(\.area))
for i in shapes.indices { shapes[i].scale(2) }
print(shapes.map { $0.area }, shapes)

var one: any Shape = Square(side: 3)
let copy = one
one.scale(10)
print(one.area, copy.area)
one = Circle(r: 2)
print(one, one is Circle, one is Square, (one as? Circle)?.r ?? 0)
if let square = copy as? Square { print("square", square.side) }
for shape in shapes {
  switch shape {
  case let s as Square: print("square of", s.side)
  case is Circle: print("some circle")
  default: print("unknown")
  }
}
func typeName<T: Shape>(_ shape: T) -> String { "\(T.self) \(shape.area)" }
for shape in shapes { print(typeName(shape)) }
print(shapes.max { $0.area < $1.area }!.area, type(of: one))
let things: [Any] = [1, "two", 3.0, Square(side: 1), nil as Int? as Any, [1, 2], (1, "t")]
for thing in things {
  switch thing {
  case let n as Int: print("int", n)
  case let s as String: print("string", s)
  case let shape as any Shape: print("shape", shape.area)
  case let list as [Int]: print("list", list.count)
  case let (n, t) as (Int, String): print("tuple", n, t)
  default: print("other", thing)
  }
}
