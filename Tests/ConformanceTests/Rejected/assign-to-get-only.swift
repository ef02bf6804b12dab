// A computed property without a setter is read only.
struct Circle {
  var r = 1.0
  var area: Double { r * r * 3.14 }
}
var c = Circle()
c.area = 5
