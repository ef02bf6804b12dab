// Protocols: existentials in an array, a mutating requirement, generic functions, an enum that conforms.

protocol Shape {
  var area: Double { get }
  func isInside(_ width: Double, _ height: Double) -> Bool
  mutating func scale(by factor: Double)
}

extension Shape {
  var isLarge: Bool { area > 50 }
}

struct Circle: Shape {
  var radius: Double
  var area: Double { 3.14159 * radius * radius }
  func isInside(_ width: Double, _ height: Double) -> Bool { 2 * radius <= width && 2 * radius <= height }
  mutating func scale(by factor: Double) { radius *= factor }
}

struct Rectangle: Shape {
  var width: Double
  var height: Double
  var area: Double { width * height }
  func isInside(_ width: Double, _ height: Double) -> Bool { self.width <= width && self.height <= height }
  mutating func scale(by factor: Double) {
    width *= factor
    height *= factor
  }
}

enum Figure: Shape {
  case point
  case square(side: Double)
  case triangle(base: Double, height: Double)

  var area: Double {
    switch self {
    case .point: 0
    case .square(let side): side * side
    case .triangle(let base, let height): base * height / 2
    }
  }

  func isInside(_ width: Double, _ height: Double) -> Bool {
    switch self {
    case .point: true
    case .square(let side): side <= width && side <= height
    case .triangle(let base, let own): base <= width && own <= height
    }
  }

  mutating func scale(by factor: Double) {
    switch self {
    case .point: break
    case .square(let side): self = .square(side: side * factor)
    case .triangle(let base, let height): self = .triangle(base: base * factor, height: height * factor)
    }
  }
}

func largest<S: Shape>(_ shapes: [S]) -> S? {
  var best: S?
  for shape in shapes {
    if let known = best, known.area >= shape.area { continue }
    best = shape
  }
  return best
}

var shapes: [any Shape] = []
var circles: [Circle] = []
for i in 0..<1_000 {
  let n = Double(i % 17 + 1)
  switch i % 5 {
  case 0: shapes.append(Circle(radius: n / 2))
  case 1: shapes.append(Rectangle(width: n, height: n / 3))
  case 2: shapes.append(Figure.square(side: n))
  case 3: shapes.append(Figure.triangle(base: n, height: n + 1))
  default: shapes.append(Figure.point)
  }
  circles.append(Circle(radius: n))
}

var total = 0.0
var inside = 0
var large = 0
for round in 0..<2_000 {
  for shape in shapes {
    total += shape.area
    if shape.isInside(8, 9) { inside += 1 }
    if shape.isLarge { large += 1 }
  }
  for index in shapes.indices { shapes[index].scale(by: round % 2 == 0 ? 2 : 0.5) }
  if let circle = largest(circles) { total += circle.area }
}
print(Int(total), inside, large)
