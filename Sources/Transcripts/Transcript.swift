/// A Markdown file whose fenced blocks named `obsh` contain sessions with the shell.
///
///     Some prose.
///
///     ```obsh
///     > let n = 1
///     n: Int = 1
///     ```
///
/// The representation is lossless: `text` returns the same bytes.
package struct Transcript: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    /// Everything outside the blocks, including other fenced blocks: whole lines with their line ends.
    case prose(String)
    case block(Block)
  }

  /// The parts of the file, in order.
  package internal(set) var parts: [Part]

  /// The blocks, in order; a file without any is not a transcript.
  package var blocks: [Block] {
    parts.compactMap { part in
      if case .block(let block) = part { block } else { nil }
    }
  }

  /// The file's text.
  package var text: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .prose(let prose): text += prose
      case .block(let block): text += block.text
      }
    }
  }
}

extension Transcript {
  /// The words of a block's info string after `obsh`.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The session starts over before the block's first input.
    package static let reset = Options(rawValue: 1)
    /// An input of the block must produce an error.
    package static let error = Options(rawValue: 2)
    /// The block is shown, not run.
    package static let skip = Options(rawValue: 4)
    /// The block runs, but is not shown in play.
    package static let hidden = Options(rawValue: 8)
    /// In play, the audience is asked before an input runs.
    package static let predict = Options(rawValue: 16)

    /// The block contains the drawing of `:graph`, and no input.
    package static let graph = Options(rawValue: 32)

    static let words: [(word: String, option: Options)] = [
      ("reset", .reset), ("error", .error), ("skip", .skip), ("hidden", .hidden), ("predict", .predict),
      ("graph", .graph),
    ]
  }

  /// A fenced block.
  package struct Block: Equatable, Sendable {
    package let options: Options
    /// The line of the opening fence, from 1.
    package let line: Int
    /// The inputs of the block with their outputs; empty for a skipped block, whose lines may be anything.
    package internal(set) var exchanges: [Exchange]

    let fence: Fence
    let opening: SourceLine
    /// Blank lines before the first input; for a skipped block, all of its lines.
    let preamble: [SourceLine]
    let closing: SourceLine

    /// The lines of the block as shown, without the fences and their indentation.
    package var shownLines: [String] {
      (preamble + exchanges.flatMap(\.source)).map { fence.content(of: $0.text) }
    }

    var text: String {
      ([opening] + preamble + exchanges.flatMap(\.source) + [closing]).joined
    }
  }

  /// An input and its expected output.
  package struct Exchange: Equatable, Sendable {
    /// The line where the input begins, from 1.
    package let line: Int
    /// The input without its prompts, its lines joined by `\n`.
    package let input: String
    /// The expected lines of output, in the notation of the file.
    package var expected: [String] { output.map(\.notation) }

    let prompts: [SourceLine]
    var output: [OutputLine]

    var source: [SourceLine] { prompts + output.map(\.source) }
  }

  /// A line of expected output.
  struct OutputLine: Equatable, Sendable {
    let source: SourceLine
    /// The line without the block's indentation.
    let notation: String
    let pattern: LinePattern

    init(source: SourceLine, notation: String) {
      self.source = source
      self.notation = notation
      pattern = LinePattern(notation)
    }
  }
}
