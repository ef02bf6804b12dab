// Nor is it passed where it may be kept.
func keep(_ body: @escaping () -> Void) {}
func run(_ body: () -> Void) {
  keep(body)
}
