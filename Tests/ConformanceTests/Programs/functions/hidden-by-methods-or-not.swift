extension String {
  func padded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
  var least: Int { min(count, 3) }
}
extension Range where Bound == Double {
  var width: Double { max(0, upperBound - lowerBound) }
}
extension Array {
  func top(_ other: Int) -> Int { Swift.max(count, other) }
}
func outline(_ text: String) -> String { "[\(text)]" }
struct Part {
  let text: String
  func outline() -> String { main.outline(text) + main.outline("end") }
}
struct Printer {
  func print(_ count: Int) { Swift.print("count", count) }
  func run() { print(2) }
}
print("ab".padded(to: 4), "abcd".least, (1.5..<4).width, [1, 2].top(1))
print(Part(text: "a").outline())
Printer().run()
