// An escaping closure in a class names self.
class Model {
  var n = 0
  var later: (() -> Void)?
  func set() {
    later = { n += 1 }
  }
}
