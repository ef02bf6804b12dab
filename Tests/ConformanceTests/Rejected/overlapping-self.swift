// A value is not changed by two at once.
struct Pair {
  var a = 1
  var b = 2
  mutating func add(_ n: inout Int) { a += n }
}
var pair = Pair()
pair.add(&pair.b)
