// The body of a guard whose condition is `true` is never entered, and need not leave.
func three() -> Int {
  guard true else {}
  return 3
}
func four() -> Int {
  guard true, true else { print("never") }
  return 4
}
print(three(), four())
