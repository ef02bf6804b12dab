import Source
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file that is linted: its text, its syntax with operators folded, and the findings that its comments allow.
package struct LintedFile {
  package let name: String
  package let text: String
  let tree: SourceFileSyntax
  /// What keeps the file from being linted: the first syntax error, as `line:column: error: …`.
  package let syntaxError: String?
  private let lineStarts: [Int]
  private let allowances: [Int: Set<String>]

  /// - Parameter text: Swift, in which lines that begin with `:` are commands, and are passed over.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
    let swift = InputText.splitCommands(text).swift
    let parsed = Parser.parse(source: swift)
    tree = OperatorTable.standardOperators.fold(parsed, SyntaxSurvey(parsed)) { _ in } ?? parsed
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
    allowances = Self.allowances(in: text)
    let error =
      parsed.hasError
      ? ParseDiagnosticsGenerator.diagnostics(for: parsed).first { $0.diagMessage.severity == .error } : nil
    syntaxError = error.map { error in
      let (line, column) = Self.place(error.position.utf8Offset, starts)
      return "\(line):\(column): error: \(error.message)"
    }
  }

  func place(of offset: Int) -> (line: Int, column: Int) { Self.place(offset, lineStarts) }

  private static func place(_ offset: Int, _ starts: [Int]) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  func allows(_ rule: String, line: Int) -> Bool {
    allowances[line].map { $0.contains(rule) || $0.contains("all") } ?? false
  }

  /// `// obsh:allow rule other_rule – reason` allows what is found on its own line, and on the next one if it stands
  /// alone.
  private static func allowances(in text: String) -> [Int: Set<String>] {
    guard text.contains("obsh:allow") else { return [:] }
    var result: [Int: Set<String>] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let comment = line.range(of: "// obsh:allow") else { continue }
      let words = line[comment.upperBound...].split(whereSeparator: { $0 == " " || $0 == "," })
      let rules = words.prefix { word in word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.map(String.init)
      let isAlone = line[..<comment.lowerBound].allSatisfy { $0 == " " || $0 == "\t" }
      for line in isAlone ? [index + 1, index + 2] : [index + 1] { result[line, default: []].formUnion(rules) }
    }
    return result
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
