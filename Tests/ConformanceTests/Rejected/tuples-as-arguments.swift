func two(_ a: Int, _ b: Int) {}
func tuple(_ pair: (Int, Int)) {}
func labeled(at pair: (x: Int, y: Int)) {}
func three(_ a: Int, _ b: Int, _ c: Int = 3) {}
let pair = (1, 2)
two((1, 2))
two(pair)
three((1, 2, 3))
tuple(1, 2)
labeled(at: 1, 2)
struct Point {
  init(_ x: Int, _ name: String) {}
  func move(_ x: Int, _ y: Int) {}
  static func make(_ pair: (Int, Int)) {}
  subscript(_ x: Int, _ y: Int) -> Int { 1 }
}
let point = Point((1, "a"))
func use(_ point: Point, work: (Int, Int) -> Void) {
  point.move((1, 2))
  point.move(pair)
  work((1, 2))
  _ = point[(1, 2)]
}
Point.make(1, 2)
enum Place { case at(Int, Int), inside((Int, Int)) }
let place = Place.at((1, 2))
let other = Place.inside(1, 2)
let closure: (Int, Int) -> Void = two
closure((1, 2))
