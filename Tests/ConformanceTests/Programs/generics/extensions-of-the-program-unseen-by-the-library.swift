// Members and operators that a program adds to types of the library do not affect the library's own code.
protocol Parser {
  associatedtype Output
  func parse(_ text: String) -> Output?
}
extension Parser {
  func map<T>(_ transform: @escaping (Output) -> T) -> Mapped<Self, T> { Mapped(parser: self, transform: transform) }
  func filter(_ isIncluded: (Output) -> Bool) -> Self { self }
}
struct Mapped<P: Parser, T>: Parser {
  let parser: P
  let transform: (P.Output) -> T
  func parse(_ text: String) -> T? { parser.parse(text).map(transform) }
}
extension Optional: Parser where Wrapped: Parser {
  func parse(_ text: String) -> Wrapped.Output? { self?.parse(text) }
}
extension Array: Parser where Element: Parser {
  func parse(_ text: String) -> [Element.Output]? { compactMap { $0.parse(text) } }
}
extension String: Parser {
  func parse(_ text: String) -> Int? { text.hasPrefix(self) ? count : nil }
  static func == (lhs: String, rhs: String) -> [Bool] { [] }
  func uppercased() -> Int { 0 }
}
extension Int {
  static func + (lhs: Int, rhs: Int) -> String { "sum" }
  var description: Int { 7 }
}
extension Collection {
  var isEmpty: String { "no" }
}

let parser: String? = "ab"
print(parser.map { $0 * 10 }.parse("abc") as Any)
print(["a": 1, "b": 2].sorted { $0.key < $1.key }, [3, 1, 2].sorted(), "a,b".split(separator: ","))
print("x".hasPrefix("x"), Set([1, 2]).union([3]).count)
print(Dictionary(grouping: [1, 2, 3], by: { $0 % 2 }).count, ["q", "r"].joined(separator: "-"))
print(Mapped(parser: "ab", transform: { $0 * 2 }).parse("abc") as Any)
