// A catch that matches only some errors leaves the rest unhandled.
enum Oops: Error { case a, b }
func risky() throws {}
func f() {
  do {
    try risky()
  } catch Oops.a {
    print("a")
  }
}
