// return in a function with a result has a value.
func size(_ n: Int) -> Int {
  if n > 0 { return }
  return n
}
