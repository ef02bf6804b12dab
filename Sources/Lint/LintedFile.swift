import Source
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file to lint: its text, its syntax with folded operators, and the findings that its comments allow.
package struct LintedFile {
  package let name: String
  package let text: String
  package let tree: SourceFileSyntax
  /// The reason why the file cannot be linted: the first syntax error, as `line:column: error: …`.
  package let syntaxError: String?
  private let lineStarts: [Int]
  private let allowances: Allowances

  /// - Parameter text: Swift, in which lines that begin with `:` are commands and are skipped.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
    let swift = InputText.splitCommands(text).swift
    let parsed = Parser.parse(source: swift)
    tree = OperatorTable.libraryOperators.fold(parsed, SyntaxSurvey(parsed)) { _ in } ?? parsed
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
    allowances = Allowances(in: text)
    let error =
      parsed.hasError
      ? parsed.grammarDiagnostics.first { $0.diagMessage.severity == .error } : nil
    syntaxError = error.map { error in
      let (line, column) = Self.place(error.position.utf8Offset, starts)
      return "\(line):\(column): error: \(error.message)"
    }
  }

  /// The types that the file declares at its top level, without extensions.
  package var declaredTypes: Set<String> {
    Set(
      tree.statements.compactMap { item in
        item.item.is(ExtensionDeclSyntax.self)
          ? nil : (item.item.asProtocol(NamedDeclSyntax.self) as? any DeclGroupSyntax & NamedDeclSyntax)?.name.text
      })
  }

  package func place(of offset: Int) -> (line: Int, column: Int) { Self.place(offset, lineStarts) }

  private static func place(_ offset: Int, _ starts: [Int]) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  func allows(_ rule: String, line: Int) -> Bool { allowances.allows(rule, line: line) }

  /// The problems of the comments that allow a rule, as `line: …`.
  package var commentProblems: [String] {
    allowances.named.compactMap { rule, line in
      if rule == "all" || Rule.named(rule) != nil { return nil }
      return rule.isEmpty
        ? "\(line): this comment names no rule: '// obsh:allow rule – reason'"
        : "\(line): \(Rule.unknown(rule))"
    }
  }
}
