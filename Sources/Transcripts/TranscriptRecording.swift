/// Inputs and their outputs, written as a transcript.
package struct TranscriptRecording: Sendable {
  fileprivate enum Part {
    /// Lines between blocks, with their line ends.
    case prose(String)
    /// A paragraph, or a heading.
    case words(String)
    case block(Block)
  }

  fileprivate struct Block {
    let options: Transcript.Options
    private var exchanges: [(input: [String], output: [String])] = []
    /// True if the block may take further inputs.
    var isOpen = true
    private var fence = Fence(around: [])
    /// The text between the fences. It is kept, because a session is rewritten after each of its inputs.
    private var content = ""

    init(options: Transcript.Options) { self.options = options }
  }

  private let title: String?
  private var parts: [Part] = []

  /// An empty recording. `title` becomes its heading, unless the recording begins with one.
  package init(title: String? = nil) {
    self.title = title
  }

  /// Adds an input and its output. An error gets a block of its own, marked `error`.
  package mutating func add(_ input: String, _ reply: TranscriptReply) {
    if case .block(let block)? = parts.last, block.isOpen, !reply.isError {
      add(input, reply.lines)
    } else {
      open(reply.isError ? .error : [])
      add(input, reply.lines)
      if reply.isError { close() }
    }
  }

  /// Adds a paragraph between blocks. Returns false, and adds nothing, if Markdown would interpret the text in a way
  /// that changes the blocks.
  package mutating func add(words: String) -> Bool {
    let blocks = try? Transcript("\(words)\n\n```obsh\n```\n").parts
    guard let blocks, blocks.count == 2, blocks[0] == .prose("\(words)\n\n") else { return false }
    parts.append(.words(words))
    return true
  }

  /// Adds an input to the open block.
  mutating func add(_ input: String, _ output: [String]) {
    guard case .block(var block)? = parts.popLast() else { return }
    block.add(SourceLine.texts(of: input), output)
    parts.append(.block(block))
  }

  mutating func add(prose: String) { parts.append(.prose(prose)) }
  mutating func open(_ options: Transcript.Options) { parts.append(.block(Block(options: options))) }

  private mutating func close() {
    guard case .block(var block)? = parts.popLast() else { return }
    block.isOpen = false
    parts.append(.block(block))
  }

  /// The text of the file. Each fence is longer than any run of backticks in its block's output. The file reads back
  /// as the same inputs, and every output matches only itself.
  package var text: String {
    var title = title
    // A given title replaces the default one.
    if case .words(let words)? = parts.first, words.startsWith("# ") { title = nil }
    var text = title.map { "# \($0)\n" } ?? ""
    var isAfterProse = title == nil
    for part in parts {
      switch part {
      case .prose(let prose):
        text += prose
        isAfterProse = true
      case .words(let words):
        if !isAfterProse { text += "\n" }
        text += words + "\n"
        isAfterProse = false
      case .block(let block):
        if !isAfterProse { text += "\n" }
        text += block.text
        isAfterProse = false
      }
    }
    // A transcript has a block, even if nothing has happened in the session yet.
    if parts.isEmpty { text += (title == nil ? "" : "\n") + Block(options: []).text }
    return text
  }
}

extension TranscriptRecording.Block {
  fileprivate var text: String {
    let words = Transcript.Options.words.filter { options.contains($0.option) }.map(\.word)
    return "\(fence.marks)\(([fence.info] + words).joined(separator: " "))\n\(content)\(fence.marks)\n"
  }

  fileprivate mutating func add(_ input: [String], _ output: [String]) {
    exchanges.append((input, output))
    let needed = Fence(around: output)
    if needed.marks.utf8.count <= fence.marks.utf8.count {
      content += lines(of: input, output)
    } else {
      // The notation of the output depends on the fence.
      fence = needed
      content = exchanges.map { lines(of: $0.input, $0.output) }.joined()
    }
  }

  private func lines(of input: [String], _ output: [String]) -> String {
    // The input of a drawing is not written.
    let inputs =
      options.contains(.graph)
      ? [] : input.enumerated().map { ($0 == 0 ? Prompt.input : .continuation).line(for: $1) }
    return (inputs + output.map { Notation.line(for: $0, in: fence) }).map { $0 + "\n" }.joined()
  }
}

extension Transcript {
  /// The transcript recorded again from its inputs: prose stays as it is, the output of each input is rewritten, and
  /// no elision is left. Skipped blocks are not run and stay.
  package func recorded(on evaluator: some TranscriptEvaluator) -> String {
    var recording = TranscriptRecording()
    evaluator.reset()
    for part in parts {
      switch part {
      case .prose(let prose): recording.add(prose: prose)
      case .block(let block):
        if block.options.contains(.skip) {
          recording.add(prose: block.text)
          continue
        }
        if block.options.contains(.reset) { evaluator.reset() }
        recording.open(block.options)
        for exchange in block.exchanges { recording.add(exchange.input, evaluator.evaluate(exchange.input).lines) }
      }
    }
    return recording.text
  }
}
