// What a called function throws must fit, too.
enum A: Error { case a }
func any() throws {}
func typed() throws(A) {
  try any()
}
