import Diagnostics
import Tree

/// Changes to a text, each in place of a range of it, and the text that they make.
struct SourceEdits {
  /// The replacement of a range.
  enum Part {
    case text(String)
    /// The text written there, so that errors in it are reported at their own place.
    case written(Range<Int>)
  }

  private var edits: [(range: Range<Int>, parts: [Part])] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with parts: [Part]) { edits.append((range, parts)) }

  /// The text with all changes made, and how it came about.
  func apply(to text: String, written: String) -> (text: String, expansion: Expansion) {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256 * edits.count)
    var pieces: [Expansion.Piece] = []
    func copy(_ range: Range<Int>) {
      pieces.append(Expansion.Piece(start: result.count, origin: range.lowerBound, isWritten: true))
      result += bytes[range]
    }
    var position = 0
    for (range, parts) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      copy(position..<range.lowerBound)
      for part in parts {
        switch part {
        case .written(let range): copy(range)
        case .text(let text):
          pieces.append(Expansion.Piece(start: result.count, origin: range.lowerBound, isWritten: false))
          result += text.utf8
        }
      }
      position = range.upperBound
    }
    copy(position..<bytes.count)
    return (String(decoding: result, as: UTF8.self), Expansion(written: written, pieces: pieces))
  }
}
