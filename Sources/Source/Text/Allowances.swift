/// The lint errors that comments of a text allow: `// obsh:allow rule other_rule – reason` allows those on its own
/// line, and on the next one if the comment stands alone.
package struct Allowances {
  private var byLine: [Int: Set<String>] = [:]
  /// The rules that the comments name, with their lines.
  package private(set) var named: [(rule: String, line: Int)] = []

  package init(in text: String) {
    guard text.contains("obsh:allow") else { return }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let comment = line.range(of: "// obsh:allow") ?? line.range(of: "//obsh:allow") else { continue }
      let words = line[comment.upperBound...].split(whereSeparator: { $0 == " " || $0 == "," })
      let rules = words.prefix { word in word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.map(String.init)
      // The text after the first rule may be the reason, even without a dash before it.
      named += rules.enumerated().filter { $0 == 0 || $1.contains("_") }.map { ($1, index + 1) }
      if rules.isEmpty { named.append(("", index + 1)) }
      let isAlone = line[..<comment.lowerBound].allSatisfy { $0 == " " || $0 == "\t" }
      for line in isAlone ? [index + 1, index + 2] : [index + 1] { byLine[line, default: []].formUnion(rules) }
    }
  }

  /// - Parameter line: Counted from 1.
  package func allows(_ rule: String, line: Int) -> Bool {
    byLine[line].map { $0.contains(rule) || $0.contains("all") } ?? false
  }
}

extension StringProtocol {
  /// The first occurrence of a text.
  fileprivate func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
