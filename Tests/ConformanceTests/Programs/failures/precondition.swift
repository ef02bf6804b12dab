// A precondition that does not hold stops the program; its condition is evaluated once.
var asked = 0
func isPositive(_ n: Int) -> Bool {
  asked += 1
  return n > 0
}
func root(_ n: Int) -> Int {
  precondition(isPositive(n), "must be positive")
  return n * n
}
print(root(3), asked)
assert(root(1) == 1, "never shown")
print(asked)
print(root(-1))
print("never")
