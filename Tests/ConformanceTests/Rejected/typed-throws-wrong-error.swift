// A function that throws one type throws no other.
enum A: Error { case a }
enum B: Error { case b }
func f() throws(A) {
  throw B.b
}
