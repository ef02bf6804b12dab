// A function called `allCases` does not replace the property that CaseIterable requires.

enum Order: String, CaseIterable {
  case name, price, size

  static func allCases(for count: Int) -> [Order] { allCases.filter { $0.fits(count) } }
  private func fits(_ count: Int) -> Bool { rawValue.count > count }
}

print(Order.allCases(for: 4))
print(Order.allCases)

enum Direction: CaseIterable {
  case up, down
  static func allCases() -> Int { 7 }
  func allCases(of other: Direction) -> Bool { self == other }
}

print(Direction.allCases(), Direction.up.allCases(of: .down))
print((Direction.allCases as [Direction]).count)

enum Own: CaseIterable {
  case one, two
  static var allCases: [Own] { [.two] }
}

print(Own.allCases)
