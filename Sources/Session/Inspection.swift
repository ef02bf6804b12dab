import Graph
import Models
import Trace
import Views

/// The information about the name at a place of an input, for an editor.
extension Session {
  /// Lines about the name at or before the UTF-8 offset `cursor` of `input`. Changes nothing and runs nothing; `ask`
  /// answers a question command.
  package func inspection(of input: String, at cursor: Int, ask: (String) -> [String]) -> [String] {
    guard let (word, end) = Self.word(in: input, at: cursor) else { return [] }
    let line = input[..<end].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    if line.drop(while: \.isWhitespace).first == ":", line.filter({ !$0.isWhitespace }) == ":\(word)" {
      return ask(":help :\(word)")
    }
    var lines: [String] = []
    if let variable = engine.globals[word], variable.isInitialized {
      let text = ValueText.text(of: variable.value, variable.type, machine: engine.machine, limit: 200)
      lines.append("\(word): \(variable.type.name) = \(text)")
    }
    if viewNames.contains(word) { lines += ask(":why \(word)") + ask(":deps \(word)") }
    if liveModels().contains(where: { word == $0.name || word.hasPrefix("\($0.name).") }) {
      lines += ask(":deps \(word)")
    }
    if openedNames.contains(word) { lines += ask(":source \(word)") }
    if lines.isEmpty {
      let offset = input.utf8.distance(from: input.startIndex, to: end)
      let known = completions(for: input, at: offset).all.first { $0.text == word || $0.text.hasPrefix("\(word)(") }
      if let known { lines.append(known.detail.isEmpty ? known.text : "\(known.text)  \(known.detail)") }
    }
    return lines
  }

  /// Answers a question command. It does not count as an input: later inputs behave as if it had not been asked.
  package func ask(_ question: String) { _ = process(question) }

  /// The drawing of `:graph`; nil if there is nothing to draw.
  package var graphDrawing: String? {
    let graph = graph()
    return graph.isEmpty ? nil : SVGDrawing(graph).text
  }

  private static func word(in text: String, at cursor: Int) -> (word: String, end: String.Index)? {
    guard cursor >= 0, let place = text.utf8.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex),
      let start = text.indices.last(where: { $0 <= place }) ?? text.indices.first
    else { return nil }
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_#-".contains(character)
    }
    var end = place == text.endIndex ? text.endIndex : start
    while end < text.endIndex, isPart(text[end]) { end = text.index(after: end) }
    var begin = end
    while begin > text.startIndex, isPart(text[text.index(before: begin)]) { begin = text.index(before: begin) }
    return begin == end ? nil : (String(text[begin..<end]), end)
  }
}
