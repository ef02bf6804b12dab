// A struct has only the members it declares.
struct Point {
  var x = 0
}
let p = Point()
print(p.y)
