// An extension's method is there only for the types it names.
extension Array where Element == Int {
  func total() -> Int { reduce(0, +) }
}
print(["a"].total())
