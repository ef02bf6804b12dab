// An escaping closure cannot capture an inout parameter.
func later(_ n: inout Int) -> () -> Int {
  return { n }
}
