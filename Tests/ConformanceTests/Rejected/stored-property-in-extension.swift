// An extension adds no stored properties.
struct Point { var x = 0 }
extension Point {
  var y = 0
}
