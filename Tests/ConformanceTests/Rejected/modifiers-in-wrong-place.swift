// Modifiers belong to some declarations only.
lazy var early = 1
struct Point {
  weak func a() {}
  mutating var x: Int { 1 }
  final func b() {}
  public private func c() {}
  convenience init() {}
  class func d() {}
}
