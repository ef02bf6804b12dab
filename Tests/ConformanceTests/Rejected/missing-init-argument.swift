// A property without a default must be given to the memberwise initializer.
struct Point {
  var x: Int
  var y: Int
}
let p = Point(x: 1)
print(p)
