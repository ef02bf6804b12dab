// An initializer that throws is tried.
struct Name {
  init(_ text: String) throws {}
}
func make() throws -> Name {
  Name("x")
}
