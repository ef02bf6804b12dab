class Point {
  var x = 0
  var y = 1
}

func run() -> Int {
  let point = Point()
  for i in 0..<5_000_000 {
    point.x = point.y + i
    point.y = point.x - i
  }
  return point.x
}

print(run())
