// A member under a condition.
extension Array where Element: Hashable {
  func unique() -> [Element] { Array(Set(self)) }
}
struct Point {}
print([Point]().unique())
