// The labels of an initializer are its parameters' names.
struct Point {
  var x: Int
  var y: Int
}
let p = Point(1, 2)
