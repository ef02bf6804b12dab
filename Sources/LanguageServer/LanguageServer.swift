import Lint
import Trace

/// A server of the Language Server Protocol: the findings of lint with their fixes, and the reads and writes of a
/// property.
///
/// The server takes the bytes that an editor sends, and returns those for the editor. No input stops it.
package final class LanguageServer {
  private enum State { case fresh, running, shutDown }

  private var frames = MessageFrames()
  private var workspace = Workspace()
  private var state = State.fresh
  private var answer: [UInt8] = []
  /// The files that had findings when findings were last published.
  private var published: Set<String> = []
  /// The findings and the symbols of the current files.
  private var findings: [Finding]?
  private var symbols: SymbolIndex?
  /// The exit status of the process; nil while it runs.
  package private(set) var exitStatus: Int32?

  package init() {}

  /// The bytes to send in answer to the received bytes.
  package func receive(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    answer = []
    frames.add(bytes)
    while exitStatus == nil, let frame = frames.next() {
      switch frame {
      case .message(let body): take(body)
      case .garbage: fail(.null, .parse, "no message")
      }
    }
    return answer
  }

  // MARK: Messages

  private enum Code: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case parameters = -32602
    case notInitialized = -32002
  }

  private func send(_ message: [(String, JSON)]) {
    answer += MessageFrames.frame(JSON.object([("jsonrpc", .string("2.0"))] + message).text)
  }

  private func fail(_ id: JSON, _ code: Code, _ message: String) {
    let error = JSON.object([("code", .number(code.rawValue)), ("message", .string(message))])
    send([("id", id), ("error", error)])
  }

  private func take(_ body: [UInt8]) {
    guard let message = JSONText.value(of: body) else { return fail(.null, .parse, "no JSON") }
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // An answer to a request that the server never sends.
      if id == nil || message["result"] == nil && message["error"] == nil { fail(id ?? .null, .request, "no method") }
      return
    }
    let parameters = message["params"] ?? .null
    guard let id else { return notice(method, parameters) }
    switch (state, method) {
    case (.fresh, "initialize"):
      state = .running
      workspace.root =
        parameters["rootUri"]?.string.flatMap(Self.path)
        ?? parameters["workspaceFolders"]?.array?.first?["uri"]?.string.flatMap(Self.path)
      send([("id", id), ("result", Self.capabilities)])
    case (.fresh, _): fail(id, .notInitialized, "'initialize' comes first")
    case (.shutDown, _): fail(id, .request, "the server has been shut down")
    case (.running, "initialize"): fail(id, .request, "'initialize' comes once")
    case (.running, "shutdown"):
      state = .shutDown
      send([("id", id), ("result", .null)])
    case (.running, _): request(method, parameters, id)
    }
  }

  private func request(_ method: String, _ parameters: JSON, _ id: JSON) {
    switch method {
    case "textDocument/hover": reply(id, place(in: parameters).map(hover))
    case "textDocument/definition": reply(id, place(in: parameters).map(definition))
    case "textDocument/codeAction": reply(id, codeActions(parameters))
    default: fail(id, .method, "there is no '\(method)'")
    }
  }

  private func reply(_ id: JSON, _ result: JSON?) {
    guard let result else { return fail(id, .parameters, "the parameters do not fit") }
    send([("id", id), ("result", result)])
  }

  private func notice(_ method: String, _ parameters: JSON) {
    if method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return
    }
    guard state == .running else { return }
    let document = parameters["textDocument"]
    let path = document?["uri"]?.string.flatMap(Self.path)
    switch method {
    case "textDocument/didOpen":
      guard let path, let text = document?["text"]?.string else { return }
      workspace.open(path, text)
    case "textDocument/didChange":
      guard let path, let text = parameters["contentChanges"]?.array?.last?["text"]?.string else { return }
      workspace.open(path, text)
    case "textDocument/didClose":
      guard let path else { return }
      workspace.close(path)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": workspace.filesDidChange()
    default: return
    }
    findings = nil
    symbols = nil
    publish()
  }

  private static let capabilities = JSON.object([
    (
      "capabilities",
      .object([
        (
          "textDocumentSync",
          .object([("openClose", .boolean(true)), ("change", .number(1)), ("save", .boolean(true))])
        ),
        ("hoverProvider", .boolean(true)), ("definitionProvider", .boolean(true)),
        ("codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])),
      ])
    ),
    ("serverInfo", .object([("name", .string("obsh"))])),
  ])

  // MARK: Findings

  private var currentFindings: [Finding] {
    if let findings { return findings }
    let found = Linter(workspace.files()).findings()
    findings = found
    return found
  }

  private func publish() {
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
          .object([("uri", .string(Self.uri(path))), ("diagnostics", .array(diagnostics))])
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

  private func codeActions(_ parameters: JSON) -> JSON? {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let path = Self.path(uri),
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

  // MARK: Symbols

  private func offset(_ position: JSON?, _ positions: TextPositions) -> Int? {
    guard let line = position?["line"]?.number, let column = position?["character"]?.number else { return nil }
    return positions.offset(line: line, column: column)
  }

  /// The file and the offset in a request.
  private func place(in parameters: JSON) -> (path: String, offset: Int)? {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(Self.path), let text = workspace.open[path],
      let offset = offset(parameters["position"], TextPositions(text))
    else { return nil }
    return (path, offset)
  }

  private func symbol(at place: (path: String, offset: Int)) -> SymbolIndex.Symbol? {
    let index = symbols ?? SymbolIndex(workspace.files())
    symbols = index
    return index.symbol(at: place.offset, of: place.path)
  }

  private func hover(_ place: (path: String, offset: Int)) -> JSON {
    guard let symbol = symbol(at: place) else { return .null }
    var lines = ["`\(symbol.name)` is \(symbol.kind)."]
    if let words = words("Read by", symbol.readers) { lines.append(words) }
    if let words = words("Written by", symbol.writers) { lines.append(words) }
    let contents = JSON.object([("kind", .string("markdown")), ("value", .string(lines.joined(separator: "\n\n")))])
    return .object([("contents", contents)])
  }

  private static let usesNamed = 12

  private func words(_ start: String, _ uses: [SymbolIndex.Use]) -> String? {
    if uses.isEmpty { return nil }
    var named: [String] = []
    for use in uses {
      let words = "`\(use.member ?? "top level")` (\(use.place.file.lastComponent):\(use.place.line))"
      if !named.contains(words) { named.append(words) }
    }
    let rest = named.count - Self.usesNamed
    return "\(start) \(named.prefix(Self.usesNamed).joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  private func definition(_ place: (path: String, offset: Int)) -> JSON {
    guard let symbol = symbol(at: place),
      let text = workspace.files().first(where: { $0.name == symbol.place.file })?.text
    else { return .null }
    let positions = TextPositions(text)
    guard let start = positions.offset(ofLine: symbol.place.line, column: symbol.place.column) else { return .null }
    return .object([
      ("uri", .string(Self.uri(symbol.place.file))),
      ("range", positions.range(start..<positions.endOfWord(at: start, in: text))),
    ])
  }

  // MARK: Names of files

  /// The path of a `file:` URI.
  static func path(_ uri: String) -> String? {
    let scheme = "file://"
    guard uri.hasPrefix(scheme) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(uri.dropFirst(scheme.count).drop { $0 != "/" }.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  static func uri(_ path: String) -> String {
    var result = "file://"
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        "/-._~+@".unicodeScalars.contains(scalar) || Character(scalar).isNumber || Character(scalar).isLetter
      {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  fileprivate var lastComponent: Substring { split(separator: "/").last ?? self[...] }
}
