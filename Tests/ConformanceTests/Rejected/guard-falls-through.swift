// The body of a guard must leave the scope.
func f(_ n: Int?) -> Int {
  guard let n else {
    print("none")
  }
  return n
}
