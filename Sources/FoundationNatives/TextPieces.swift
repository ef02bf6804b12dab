import Foundation
@_spi(_Unicode) import Swift

/// The words and sentences of a text, which the toolchain's Foundation does not enumerate outside Apple's platforms.
enum TextPieces {
  /// The bounds of a piece, and those of the piece with what follows it up to the next one.
  typealias Piece = (piece: Range<String.Index>, around: Range<String.Index>)

  /// The segments between the default word boundaries (UAX #29) that have a letter or a digit.
  static func words(of text: String) -> [Piece] {
    var words: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text._wordIndex(after: start)
      if text[start..<end].contains(where: { $0.isLetter || $0.isNumber }) { words.append(start..<end) }
      start = end
    }
    return words.enumerated().map { number, word in
      let lower = number == 0 ? text.startIndex : word.lowerBound
      let upper = number + 1 < words.count ? words[number + 1].lowerBound : text.endIndex
      return (word, lower..<upper)
    }
  }

  /// The sentences: each ends after its terminator and the blanks behind it (UAX #29, SB4 to SB11). A full stop between
  /// digits, or before a lowercase letter, ends none.
  static func sentences(of text: String) -> [Piece] {
    var sentences: [Piece] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      guard character.isNewline || "。！？.!?…".contains(character) else { continue }
      if !character.isNewline {
        index = text[index...].firstIndex { !"。！？.!?…)]}”’\"'».".contains($0) } ?? text.endIndex
        let next = text[index...].first { !$0.isWhitespace }
        let isInside =
          index < text.endIndex && !text[index].isWhitespace && !"。！？".contains(character)
          || next?.isLowercase ?? false
        if character == ".", isInside { continue }
        index = text[index...].firstIndex { !$0.isWhitespace || $0.isNewline } ?? text.endIndex
        if index < text.endIndex, text[index].isNewline { index = text.index(after: index) }
      }
      sentences.append((start..<index, start..<index))
      start = index
    }
    if start < text.endIndex { sentences.append((start..<text.endIndex, start..<text.endIndex)) }
    return sentences
  }
}
