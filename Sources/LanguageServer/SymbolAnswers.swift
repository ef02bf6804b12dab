import Lint
import Trace

/// Answers about the name at a position: its readers, its writers, its declaration.
extension LanguageServer {
  func offset(_ position: JSON?, _ positions: TextPositions) -> Int? {
    guard let line = position?["line"]?.number, let column = position?["character"]?.number else { return nil }
    return positions.offset(line: line, column: column)
  }

  /// The file and the offset in a request.
  func place(in parameters: JSON) -> (path: String, offset: Int)? {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = workspace.open[path],
      let offset = offset(parameters["position"], TextPositions(text))
    else { return nil }
    return (path, offset)
  }

  private func symbol(at place: (path: String, offset: Int)) -> SymbolIndex.Symbol? {
    let index = symbols ?? SymbolIndex(workspace.files())
    symbols = index
    return index.symbol(at: place.offset, of: place.path)
  }

  func hover(_ place: (path: String, offset: Int)) -> JSON {
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

  func definition(_ place: (path: String, offset: Int)) -> JSON {
    guard let symbol = symbol(at: place),
      let text = workspace.files().first(where: { $0.name == symbol.place.file })?.text
    else { return .null }
    let positions = TextPositions(text)
    guard let start = positions.offset(ofLine: symbol.place.line, column: symbol.place.column) else { return .null }
    return .object([
      ("uri", .string(FileURI.uri(symbol.place.file))),
      ("range", positions.range(start..<positions.endOfWord(at: start, in: text))),
    ])
  }
}

extension String {
  fileprivate var lastComponent: Substring { split(separator: "/").last ?? self[...] }
}
