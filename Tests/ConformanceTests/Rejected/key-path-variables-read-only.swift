// The message names the variable that contains the key path.
struct Point { let x: Int }
let path = \Point.x
var point = Point(x: 1)
point[keyPath: path] = 2
point[keyPath: \Point.x] = 2
