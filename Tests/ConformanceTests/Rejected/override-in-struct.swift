// Only classes override.
struct Point {
  override func move() {}
}
