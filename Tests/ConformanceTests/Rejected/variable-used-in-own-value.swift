// A variable is not part of its own initial value.
func f() {
  let n = n + 1
  print(n)
}
