// Branches with a jump are no value, so the value of the first one is unused.
struct E: Error {}
func g(_ x: Int) throws -> Int {
  switch x {
  case 0: 1
  default:
    if x > 1 { return 2 }
    throw E()
  }
}
