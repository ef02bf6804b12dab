struct Point {
  var x: Int
  var y Int
  func text() -> String { x }
}
let pairs = ["a": 1, "b" 2]
switch 3 {
case 1
  print("one")
default: break
}
let p: Point = 5
