extension Transcript {
  /// Parses a file's text. A file without a block named `obsh` parses too, and has no blocks.
  package init(_ text: String) throws(TranscriptError) {
    var parser = TranscriptParser(lines: SourceLine.split(text))
    parts = try parser.parts()
  }
}

/// Splits a file into prose and blocks.
private struct TranscriptParser {
  let lines: [SourceLine]
  /// The index of the next line.
  private var position = 0
  private var scanner = MarkdownScanner()

  init(lines: [SourceLine]) {
    self.lines = lines
  }

  mutating func parts() throws(TranscriptError) -> [Transcript.Part] {
    var parts: [Transcript.Part] = []
    var prose: [SourceLine] = []
    while position < lines.count {
      guard let fence = scanner.fence(openedBy: lines[position].text) else {
        prose.append(lines[position])
        position += 1
        continue
      }
      let start = position
      let end = closingLine(of: fence)
      if fence.words.first == "obsh" {
        guard let end else { throw .unclosedBlock(line: start + 1) }
        if !prose.isEmpty { parts.append(.prose(prose.joined)) }
        prose = []
        parts.append(.block(try block(fence, from: start, to: end)))
      } else {
        prose += lines[start...(end ?? lines.count - 1)]
      }
      position = (end ?? lines.count - 1) + 1
    }
    if !prose.isEmpty { parts.append(.prose(prose.joined)) }
    return parts
  }

  private func closingLine(of fence: Fence) -> Int? {
    lines[(position + 1)...].firstIndex { fence.isClosed(by: $0.text) }
  }

  private func block(_ fence: Fence, from start: Int, to end: Int) throws(TranscriptError) -> Transcript.Block {
    var options: Transcript.Options = []
    for word in fence.words.dropFirst() {
      guard let known = Transcript.Options.words.first(where: { $0.word == word }) else {
        throw .unknownOption(word, line: start + 1)
      }
      options.insert(known.option)
    }
    var preamble: [SourceLine] = []
    var exchanges: [Transcript.Exchange] = []
    if options.contains(.skip) {
      preamble = Array(lines[(start + 1)..<end])
    } else if options.contains(.graph) {
      exchanges = [drawing(in: fence, from: start, to: end)]
    } else {
      var next = start + 1
      while next < end, lines[next].text.trimmed.isEmpty {
        preamble.append(lines[next])
        next += 1
      }
      while next < end { exchanges.append(try exchange(in: fence, at: &next, before: end)) }
      if options.contains(.error), exchanges.isEmpty { throw .errorBlockWithoutInput(line: start + 1) }
    }
    return Transcript.Block(
      options: options, line: start + 1, exchanges: exchanges, fence: fence, opening: lines[start],
      preamble: preamble, closing: lines[end])
  }

  /// A block whose lines are the drawing of `:graph` at that point.
  private func drawing(in fence: Fence, from start: Int, to end: Int) -> Transcript.Exchange {
    let output = lines[(start + 1)..<end].map { line in
      Transcript.OutputLine(source: line, notation: fence.content(of: line.text))
    }
    return Transcript.Exchange(line: start + 1, input: ":graph", prompts: [], output: output)
  }

  private func exchange(
    in fence: Fence, at next: inout Int, before end: Int
  ) throws(TranscriptError) -> Transcript.Exchange {
    let start = next
    guard let first = Prompt.input.text(of: fence.content(of: lines[start].text)) else {
      throw .outputBeforeInput(line: start + 1)
    }
    var input = [first]
    next += 1
    while next < end, let more = Prompt.continuation.text(of: fence.content(of: lines[next].text)) {
      input.append(more)
      next += 1
    }
    let prompts = Array(lines[start..<next])
    var output: [Transcript.OutputLine] = []
    while next < end {
      let notation = fence.content(of: lines[next].text)
      if Prompt.input.text(of: notation) != nil { break }
      if Prompt.continuation.text(of: notation) != nil { throw .strayContinuation(line: next + 1) }
      output.append(Transcript.OutputLine(source: lines[next], notation: notation))
      next += 1
    }
    return Transcript.Exchange(
      line: start + 1, input: input.joined(separator: "\n"), prompts: prompts, output: output)
  }
}
