// A body ends with its brace.
func f() {
  print("open")
