/// Inputs and their outputs, written as a transcript.
package struct TranscriptRecording: Sendable {
  private let title: String?
  private var exchanges: [(input: [String], output: [String])] = []

  /// An empty recording; `title` becomes its heading.
  package init(title: String? = nil) {
    self.title = title
  }

  /// Adds an input and what the screen showed for it.
  package mutating func add(_ input: String, _ reply: TranscriptReply) {
    exchanges.append((SourceLine.texts(of: input), reply.lines))
  }

  /// The file: one block, whose fence is longer than any in the output. It reads back as the same inputs, and
  /// every output stands for itself alone.
  package var text: String {
    let fence = Fence(around: exchanges.flatMap(\.output))
    var lines = title.map { ["# \($0)", ""] } ?? []
    lines.append(fence.marks + fence.info)
    for exchange in exchanges {
      for (index, text) in exchange.input.enumerated() {
        lines.append((index == 0 ? Prompt.input : .continuation).line(for: text))
      }
      lines += exchange.output.map { Notation.line(for: $0, in: fence) }
    }
    lines.append(fence.marks)
    return lines.joined(separator: "\n") + "\n"
  }
}
