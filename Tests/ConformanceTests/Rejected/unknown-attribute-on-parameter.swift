// An attribute is known wherever it stands.
func run(@Later body: () -> Void) {
  body()
}
