// A weak local variable is a reference, too.
func f() {
  weak var n: Int?
  print(n as Any)
}
