// A computed property without a setter gives a read-only key path.
struct Circle {
  var r = 1.0
  var area: Double { r * r * 3 }
}
let path: WritableKeyPath<Circle, Double> = \.area
