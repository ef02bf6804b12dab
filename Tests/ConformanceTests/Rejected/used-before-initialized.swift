// A variable must have a value before it is read.
func f() {
  var n: Int
  print(n)
}
