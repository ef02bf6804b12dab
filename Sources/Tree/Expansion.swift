/// A map from a text with expanded macros back to the text as written, piece by piece in source order.
package struct Expansion: Sendable {
  package struct Piece: Sendable {
    /// The start of the piece in the expanded text.
    package let start: Int
    /// The origin of the piece in the written text: its own offset, or that of the macro that produced it.
    package let origin: Int
    package let isWritten: Bool

    package init(start: Int, origin: Int, isWritten: Bool) {
      self.start = start
      self.origin = origin
      self.isWritten = isWritten
    }
  }

  /// The text as it was written.
  package let written: String
  private let pieces: [Piece]

  package init(written: String, pieces: [Piece]) {
    self.written = written
    self.pieces = pieces
  }

  /// The UTF-8 offset in the written text for an offset in the expanded text.
  package func origin(of offset: Int) -> Int {
    guard let first = pieces.first, first.start <= offset else { return offset }
    // A module's text has thousands of pieces.
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    let piece = pieces[low]
    return piece.isWritten ? piece.origin + offset - piece.start : piece.origin
  }

  package func isWritten(at offset: Int) -> Bool { pieces.last { $0.start <= offset }?.isWritten ?? true }

  /// The offset in the expanded text for the written offset `origin`.
  package func offset(of origin: Int) -> Int {
    guard let piece = pieces.last(where: { $0.isWritten && $0.origin <= origin }) else { return origin }
    return piece.start + origin - piece.origin
  }
}
