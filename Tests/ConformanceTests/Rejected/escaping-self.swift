// A struct does not outlive its mutating method.
var later: [() -> Void] = []
struct Counter {
  var n = 0
  mutating func up() {
    later.append { self.n += 1 }
  }
}
