// Two fields of a global are parts of one variable; those of a local variable are told apart.
struct Pair {
  var first = 1
  var second = 2
}
func swapLocal() {
  var pair = Pair()
  swap(&pair.first, &pair.second)
  print(pair)
}
swapLocal()
var pair = Pair()
swap(&pair.first, &pair.second)
print("never", pair)
