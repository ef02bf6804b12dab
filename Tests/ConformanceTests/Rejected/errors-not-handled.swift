// A function that does not throw must handle what it tries.
func risky() throws -> Int { 1 }
func caller() -> Int {
  try risky()
}
