struct Failure: Error {}
func outer() {
  func sibling() throws { throw Failure() }
  func rethrowing(_ work: () throws -> Void) rethrows {
    try work()
    try sibling()
  }
  rethrowing {}
}
func constant(_ work: (Int) throws -> Void) rethrows {
  let go = { (number: Int) throws in try work(number) }
  try go(3)
}
func own(_ work: () throws -> Void) rethrows {
  func go() throws { try work() }
  try go()
}
