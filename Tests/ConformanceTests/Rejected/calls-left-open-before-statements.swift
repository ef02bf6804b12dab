func show(_ a: Int, _ b: Int = 0) {}
func test() {
  show(1
  return
}
