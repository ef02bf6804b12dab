// A key path to a constant cannot be written through.
struct Point {
  let x = 0
}
var p = Point()
p[keyPath: \.x] = 3
