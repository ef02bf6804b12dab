import Code

/// `==`, `<` and the rest for tuples of no and of two to six elements, as Swift declares them.
enum TupleComparisonLibrary {
  static var parts: [LibraryPart] {
    [LibraryPart("", ([empty] + (2...6).map(operators)).joined(separator: "\n"))]
  }

  /// All empty tuples are equal.
  private static let empty = ["==", "!=", "<", "<=", ">", ">="].map { sign in
    "func \(sign) (lhs: (), rhs: ()) -> Bool { \(["==", "<=", ">="].contains(sign)) }"
  }.joined(separator: "\n")

  private static func operators(_ count: Int) -> String {
    let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
    func generics(_ constraint: String) -> String { names.map { "\($0): \(constraint)" }.joined(separator: ", ") }
    let tuple = "(" + names.joined(separator: ", ") + ")"
    let parameters = "(lhs: \(tuple), rhs: \(tuple)) -> Bool"
    let equal = (0..<count).map { "lhs.\($0) == rhs.\($0)" }.joined(separator: " && ")
    func ordered(_ sign: String) -> String {
      let decisions = (0..<count - 1).map { "lhs.\($0) != rhs.\($0) ? lhs.\($0) \(sign.prefix(1)) rhs.\($0) : " }
      return decisions.joined() + "lhs.\(count - 1) \(sign) rhs.\(count - 1)"
    }
    return """
      func == <\(generics("Equatable"))>\(parameters) { \(equal) }
      func != <\(generics("Equatable"))>\(parameters) { !(lhs == rhs) }
      func < <\(generics("Comparable"))>\(parameters) { \(ordered("<")) }
      func <= <\(generics("Comparable"))>\(parameters) { \(ordered("<=")) }
      func > <\(generics("Comparable"))>\(parameters) { \(ordered(">")) }
      func >= <\(generics("Comparable"))>\(parameters) { \(ordered(">=")) }
      """
  }
}
