// A key path names members that exist.
struct Point {
  var x = 0
}
let path = \Point.z
