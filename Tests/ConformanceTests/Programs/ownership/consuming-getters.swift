struct Point {
  var x = 0.0
  var y = 1.0

  var flipped: Point {
    consuming get {
      self.y = 10 - y
      return self
    }
  }
  subscript(offset: Double) -> Point {
    consuming get {
      x += offset
      return self
    }
  }
  consuming func moved() -> Point {
    x = 3
    return self
  }
}

let point = Point()
print(point.flipped, point[2], point.moved(), point)
