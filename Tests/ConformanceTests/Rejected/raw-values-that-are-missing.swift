enum Letter: Character { case a }
enum Scale: Double { case half = 0.5, next }
struct Both: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, Equatable {
  init(integerLiteral value: Int) {}
  init(stringLiteral value: String) {}
}
enum Mixed: Both { case x, y = "why", z }
