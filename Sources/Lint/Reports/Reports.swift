import Trace

/// The formats of findings.
package enum LintReport: String, CaseIterable {
  case text, json, sarif, github

  /// - Parameter texts: The texts of the files by name, in which SARIF counts the columns and places the edits.
  /// - Returns: The whole report, with a trailing newline if it is not empty.
  package func text(of findings: [Finding], in texts: [String: String] = [:]) -> String {
    switch self {
    case .text: findings.map { "\($0.file):\($0.line):\($0.column): warning: \($0.message) [\($0.rule)]\n" }.joined()
    case .json: Self.json(findings).text + "\n"
    case .sarif: SARIFReport(findings, in: texts).json.text + "\n"
    case .github: findings.map(Self.annotation).joined()
    }
  }

  package static func json(_ findings: [Finding]) -> JSON { .array(findings.map(json)) }

  private static func json(_ finding: Finding) -> JSON {
    .object([
      ("file", .string(finding.file)), ("line", .number(finding.line)), ("column", .number(finding.column)),
      ("rule", .string(finding.rule)), ("message", .string(finding.message)),
      ("fix", finding.fix.map { json($0) } ?? .null),
    ])
  }

  /// The offsets are in UTF-8 bytes from the beginning of the file.
  private static func json(_ fix: Fix) -> JSON {
    .object([
      ("range", .array([.number(fix.range.lowerBound), .number(fix.range.upperBound)])), ("text", .string(fix.text)),
    ])
  }

  private static func annotation(_ finding: Finding) -> String {
    GitHubCommand(
      .warning, file: finding.file, line: finding.line, column: finding.column, title: finding.rule, finding.message
    ).text + "\n"
  }
}
