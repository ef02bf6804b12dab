import Diagnostics
import Tree

/// Changes of a text, each of which replaces a range, and the resulting text.
struct SourceEdits {
  /// The replacement of a range.
  enum Part {
    case text(String)
    /// The text in a range of the source, so that errors in it are reported at their own place.
    case written(Range<Int>)
  }

  private var edits: [(range: Range<Int>, parts: [Part])] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with parts: [Part]) { edits.append((range, parts)) }

  /// The text with all changes, and the origin of its parts.
  func apply(to text: String, written: String) -> (text: String, expansion: Expansion) {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256 * edits.count)
    var pieces: [Expansion.Piece] = []
    let edits = edits.sorted { left, right in
      // Insertions before a range come first, then the range, then the edits inside it.
      func rank(_ range: Range<Int>) -> Int { range.isEmpty ? Int.min : -range.upperBound }
      return (left.range.lowerBound, rank(left.range)) < (right.range.lowerBound, rank(right.range))
    }
    func copyAsWritten(_ range: Range<Int>) {
      pieces.append(Expansion.Piece(start: result.count, origin: range.lowerBound, isWritten: true))
      result += bytes[range]
    }
    // A kept part of a replaced range may have edits of its own.
    func copy(_ range: Range<Int>, _ edits: ArraySlice<(range: Range<Int>, parts: [Part])>) {
      var position = range.lowerBound
      var rest = edits
      while let (replaced, parts) = rest.popFirst() {
        let inner = rest.prefix {
          $0.range.lowerBound < replaced.upperBound && $0.range.upperBound <= replaced.upperBound
        }
        rest = rest.dropFirst(inner.count)
        copyAsWritten(position..<replaced.lowerBound)
        for part in parts {
          switch part {
          case .written(let range):
            copy(
              range,
              ArraySlice(
                inner.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }))
          case .text(let text):
            pieces.append(Expansion.Piece(start: result.count, origin: replaced.lowerBound, isWritten: false))
            result += text.utf8
          }
        }
        position = replaced.upperBound
      }
      copyAsWritten(position..<range.upperBound)
    }
    copy(0..<bytes.count, edits[...])
    return (String(decoding: result, as: UTF8.self), Expansion(written: written, pieces: pieces))
  }
}
