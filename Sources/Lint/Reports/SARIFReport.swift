import Trace

/// Findings in the Static Analysis Results Interchange Format 2.1.0.
struct SARIFReport {
  private let findings: [Finding]
  private let texts: [String: TextLines]

  /// - Parameter texts: The texts of the files by name. Without its text, a file's columns are those of the findings, in
  ///   bytes, and its edits are left out.
  init(_ findings: [Finding], in texts: [String: String]) {
    self.findings = findings
    let names = Set(findings.map(\.file))
    self.texts = texts.filter { names.contains($0.key) }.mapValues(TextLines.init)
  }

  var json: JSON {
    let driver = JSON.object([("name", .string("obsh")), ("rules", .array(rules))])
    return .object([
      ("version", .string("2.1.0")),
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(findings.map(result))),
          ])
        ])
      ),
    ])
  }

  private var rules: [JSON] {
    Rule.all.filter { rule in findings.contains { $0.rule == rule.id } }.map { rule in
      .object([
        ("id", .string(rule.id)), ("shortDescription", .object([("text", .string(rule.summary))])),
        ("help", .object([("text", .string(rule.cure))])),
      ])
    }
  }

  private func result(_ finding: Finding) -> JSON {
    let column = texts[finding.file]?.column(ofByte: finding.column, inLine: finding.line) ?? finding.column
    let region = JSON.object([("startLine", .number(finding.line)), ("startColumn", .number(column))])
    let place = JSON.object([("artifactLocation", file(of: finding)), ("region", region)])
    var members: [(String, JSON)] = [
      ("ruleId", .string(finding.rule)), ("level", .string("warning")),
      ("message", .object([("text", .string(finding.message))])),
      ("locations", .array([.object([("physicalLocation", place)])])),
    ]
    if let fix = fix(of: finding) { members.append(("fixes", .array([fix]))) }
    return .object(members)
  }

  private func file(of finding: Finding) -> JSON { .object([("uri", .string(finding.file))]) }

  private func fix(of finding: Finding) -> JSON? {
    guard let fix = finding.fix, let text = texts[finding.file], let rule = Rule.named(finding.rule) else { return nil }
    let (start, end) = (text.position(ofByte: fix.range.lowerBound), text.position(ofByte: fix.range.upperBound))
    let region = JSON.object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
    ])
    let replacement = JSON.object([
      ("deletedRegion", region), ("insertedContent", .object([("text", .string(fix.text))])),
    ])
    let change = JSON.object([("artifactLocation", file(of: finding)), ("replacements", .array([replacement]))])
    return .object([
      ("description", .object([("text", .string(rule.cure))])), ("artifactChanges", .array([change])),
    ])
  }
}

/// The lines of a text, for converting offsets in bytes to lines and columns in UTF-16.
private struct TextLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// - Returns: The line and the column, counted from 1.
  func position(ofByte offset: Int) -> (line: Int, column: Int) {
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return (line + 1, utf16Length(starts[line]..<min(offset, bytes.count)) + 1)
  }

  func column(ofByte column: Int, inLine line: Int) -> Int {
    guard starts.indices.contains(line - 1) else { return column }
    let start = starts[line - 1]
    return utf16Length(start..<min(start + column - 1, bytes.count)) + 1
  }

  private func utf16Length(_ range: Range<Int>) -> Int { String(decoding: bytes[range], as: UTF8.self).utf16.count }
}
