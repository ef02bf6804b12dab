/// An error in a transcript, with its line.
package enum TranscriptError: Error, Equatable, CustomStringConvertible {
  case notUTF8
  case unclosedBlock(line: Int)
  case unknownOption(String, line: Int)
  case outputBeforeInput(line: Int)
  case strayContinuation(line: Int)
  case errorBlockWithoutInput(line: Int)

  /// The line, from 1; 1 for an error of the whole file.
  package var line: Int {
    switch self {
    case .notUTF8: 1
    case .unclosedBlock(let line), .unknownOption(_, let line), .outputBeforeInput(let line),
      .strayContinuation(let line), .errorBlockWithoutInput(let line):
      line
    }
  }

  package var description: String {
    switch self {
    case .notUTF8:
      "the file is not UTF-8"
    case .unclosedBlock:
      "this block is never closed"
    case .unknownOption(let word, _):
      "unknown word '\(word)' after 'obsh'; known are \(Transcript.Options.words.map(\.word).joined(separator: ", "))"
    case .outputBeforeInput:
      "output before the first input of the block; an input begins with '> '"
    case .strayContinuation:
      "'. ' continues an input, but the line above is output; write '\\. ' if this is output too"
    case .errorBlockWithoutInput:
      "an 'obsh error' block needs an input"
    }
  }
}
