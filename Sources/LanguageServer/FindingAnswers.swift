import Lint
import Trace

/// The findings of lint, as diagnostics and as actions of an editor.
extension LanguageServer {
  private var currentFindings: [Finding] {
    if let findings { return findings }
    let found = Linter(workspace.files()).findings()
    findings = found
    return found
  }

  func publish() {
    let found = Dictionary(grouping: currentFindings, by: \.file)
    var broken: [String: String] = [:]
    for file in workspace.files() where workspace.open[file.name] != nil { broken[file.name] = file.syntaxError }
    let shown = Set(workspace.open.keys)
    for path in shown.union(published).sorted() {
      let text = workspace.open[path] ?? ""
      let positions = TextPositions(text)
      let diagnostics =
        shown.contains(path)
        ? (found[path] ?? []).map { diagnostic($0, positions, text) }
          + (broken[path].flatMap { syntaxError($0, positions, text) }.map { [$0] } ?? []) : []
      send([
        ("method", .string("textDocument/publishDiagnostics")),
        (
          "params",
          .object([("uri", .string(FileURI.uri(path))), ("diagnostics", .array(diagnostics))])
        ),
      ])
    }
    published = shown
  }

  private func range(_ finding: Finding, _ positions: TextPositions, _ text: String) -> Range<Int> {
    let start = positions.offset(ofLine: finding.line, column: finding.column) ?? 0
    return start..<positions.endOfWord(at: start, in: text)
  }

  private func diagnostic(_ finding: Finding, _ positions: TextPositions, _ text: String) -> JSON {
    .object([
      ("range", positions.range(range(finding, positions, text))), ("severity", .number(2)),
      ("code", .string(finding.rule)), ("source", .string("obsh")), ("message", .string(finding.message)),
    ])
  }

  /// A syntax error in lint's form: `3:7: error: …`.
  private func syntaxError(_ words: String, _ positions: TextPositions, _ text: String) -> JSON? {
    let parts = words.split(separator: ":", maxSplits: 3)
    guard parts.count == 4, let line = Int(parts[0]), let column = Int(parts[1]),
      let start = positions.offset(ofLine: line, column: column)
    else { return nil }
    return .object([
      ("range", positions.range(start..<positions.endOfWord(at: start, in: text))), ("severity", .number(1)),
      ("source", .string("obsh")), ("message", .string(String(parts[3].drop { $0 == " " }))),
    ])
  }

  func codeActions(_ parameters: JSON) -> JSON? {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let path = FileURI.path(uri),
      let range = parameters["range"], let text = workspace.open[path]
    else { return nil }
    let positions = TextPositions(text)
    guard let start = offset(range["start"], positions), let end = offset(range["end"], positions), start <= end else {
      return nil
    }
    var actions: [JSON] = []
    for finding in currentFindings where finding.file == path {
      let place = self.range(finding, positions, text)
      guard place.lowerBound <= end, place.upperBound >= start else { continue }
      let diagnostics = JSON.array([diagnostic(finding, positions, text)])
      if let fix = finding.fix, fix.range.upperBound <= text.utf8.count {
        let words = fix.text.isEmpty ? "remove it" : "'\(fix.text.trimmed)'"
        actions.append(
          action(
            "Fix [\(finding.rule)]: \(words)", uri, positions.range(fix.range), fix.text, diagnostics,
            isPreferred: fix.isSafe))
      }
      if let end = positions.endOfLine(finding.line) {
        actions.append(
          action(
            "Allow \(finding.rule) on this line", uri, positions.range(end..<end), "  // obsh:allow \(finding.rule)",
            diagnostics, isPreferred: false))
      }
    }
    return .array(actions)
  }

  private func action(
    _ title: String, _ uri: String, _ range: JSON, _ text: String, _ diagnostics: JSON, isPreferred: Bool
  ) -> JSON {
    let edit = JSON.object([("range", range), ("newText", .string(text))])
    return .object([
      ("title", .string(title)), ("kind", .string("quickfix")), ("diagnostics", diagnostics),
      ("isPreferred", .boolean(isPreferred)),
      ("edit", .object([("changes", .object([(uri, .array([edit]))]))])),
    ])
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
