// What is returned has the declared type.
func name() -> String {
  return 42
}
