import Trace

/// The formats of findings.
package enum LintReport: String, CaseIterable {
  case text, json, sarif, github

  /// - Returns: The whole report, with a trailing newline if it is not empty.
  package func text(of findings: [Finding]) -> String {
    switch self {
    case .text: findings.map { "\($0.file):\($0.line):\($0.column): warning: \($0.message) [\($0.rule)]\n" }.joined()
    case .json: Self.json(findings).text + "\n"
    case .sarif: Self.sarif(findings).text + "\n"
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

  /// SARIF 2.1.0.
  private static func sarif(_ findings: [Finding]) -> JSON {
    let used = Rule.all.filter { rule in findings.contains { $0.rule == rule.id } }
    let rules = used.map { rule in
      JSON.object([
        ("id", .string(rule.id)), ("shortDescription", .object([("text", .string(rule.summary))])),
        ("help", .object([("text", .string(rule.cure))])),
      ])
    }
    let results = findings.map { finding in
      JSON.object([
        ("ruleId", .string(finding.rule)), ("level", .string("warning")),
        ("message", .object([("text", .string(finding.message))])),
        (
          "locations",
          .array([
            .object([
              (
                "physicalLocation",
                .object([
                  ("artifactLocation", .object([("uri", .string(finding.file))])),
                  (
                    "region",
                    .object([("startLine", .number(finding.line)), ("startColumn", .number(finding.column))])
                  ),
                ])
              )
            ])
          ])
        ),
      ])
    }
    let driver = JSON.object([
      ("name", .string("obsh")), ("rules", .array(rules)),
    ])
    return .object([
      ("version", .string("2.1.0")),
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("runs", .array([.object([("tool", .object([("driver", driver)])), ("results", .array(results))])])),
    ])
  }
}
