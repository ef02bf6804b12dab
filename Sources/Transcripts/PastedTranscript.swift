/// Text copied from a screen or a transcript and pasted at the prompt: inputs after their prompts, and
/// outputs between them.
///
///     > let a = 1
///     a: Int = 1
///     > a + 1
///     Int = 2
///
/// No Swift begins with `> `, so it is never taken for one.
package struct PastedTranscript: Equatable {
  /// Without prompts; the outputs are left out.
  package let inputs: [String]

  /// Nil for a text that does not begin as a transcript, and holds no block of one.
  package init?(_ text: String) {
    if let document = Self.document(text) {
      inputs = Self.inputs(of: document)
      return
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    guard let first = lines.first else { return nil }
    // Out of the middle of a text it is indented as a whole.
    let margin = first.prefix { $0 == " " }
    guard first.dropFirst(margin.count).hasPrefix("> ") else { return nil }
    var inputs: [String] = []
    var isInput = false
    for line in lines {
      let line = String(line.hasPrefix(margin) ? line.dropFirst(margin.count) : line)
      if let text = Prompt.input.text(of: line) {
        inputs.append(text)
        isInput = true
      } else if isInput, let text = Prompt.continuation.text(of: line) {
        inputs[inputs.count - 1] += "\n" + text
      } else {
        isInput = false
      }
    }
    self.inputs = inputs.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// A part of a file, from the line of a block's fence on or from before it; the copied text may end inside the block.
  private static func document(_ text: String) -> Transcript? {
    guard text.holds("```obsh") || text.holds("~~~obsh") else { return nil }
    // A fence is closed by any that is as long or longer.
    let closers = ["", "\n````````\n", "\n~~~~~~~~\n"]
    let whole = closers.lazy.compactMap { try? Transcript(text + $0) }.first
    return whole.flatMap { inputs(of: $0).isEmpty ? nil : $0 }
  }

  private static func inputs(of document: Transcript) -> [String] {
    document.parts.flatMap { part -> [String] in
      guard case .block(let block) = part, !block.options.contains(.skip) else { return [] }
      return (block.options.contains(.reset) ? [":reset"] : []) + block.exchanges.map(\.input)
    }
  }
}
