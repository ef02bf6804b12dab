class Shape {
  func area() -> Double { 0 }
  func move(_ by: Int) {}
  static func make() {}
}
let shape = Shape()
shape.area = 3
shape.move = 3
Shape.make = 3
func global() {}
global = 3
struct Point {
  func go() { go = 3 }
  func stop() { self.go = 3 }
}
var point = Point()
point.go = {}
