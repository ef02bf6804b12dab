// Structs, arrays, dictionaries and tuples are copied at assignment, when passed and when stored.
struct Point: Equatable {
  var x: Int
  var y = 0
  mutating func move(by dx: Int) { x += dx }
  func moved(by dx: Int) -> Point {
    var copy = self
    copy.move(by: dx)
    return copy
  }
}
var a = Point(x: 1)
var b = a
b.x = 10
print(a, b, a == b, a.moved(by: 4), a)
a.move(by: 1)
print(a.x, b.x)

struct Line {
  var from: Point
  var to: Point
}
var line = Line(from: a, to: b)
line.from.move(by: 100)
var other = line
other.to.y = 7
print(a.x, line.from.x, line.to.y, other.to.y)

var points = [a, b]
var saved = points
points[0].x = -1
points[1].move(by: 5)
print(points.map(\.x), saved.map(\.x), a.x)
for var p in points { p.x = 0; _ = p }
print(points.map(\.x))
var first = points[0]
first.x = 55
print(points[0].x, first.x)

var table = ["k": Point(x: 1)]
var tableCopy = table
table["k"]?.x = 2
tableCopy["k"]!.move(by: 30)
print(table["k"]!.x, tableCopy["k"]!.x)
var pair = (point: a, name: "a")
let pairCopy = pair
pair.point.x = 1000
print(pair.point.x, pairCopy.point.x)
func change(_ p: Point) -> Point {
  var p = p
  p.x = 12
  return p
}
print(change(a).x, a.x)
saved.removeAll()
print(points.count, saved.count)
