/// Text in lines that fit a terminal, broken between words, and between characters of Chinese and Japanese.
package enum WordWrap {
  /// `line` wrapped to this number of columns. Further lines begin after `hanging` blanks; without it, two columns
  /// further in than the first. Escape sequences, which set colors, take no columns.
  package static func wrap(_ line: String, columns: Int, hanging: Int? = nil) -> [String] {
    let indentation = hanging ?? line.prefix { $0 == " " }.count + 2
    let margin = String(repeating: " ", count: indentation)
    let lines = lines(of: line, first: columns, others: columns - indentation)
    return lines.prefix(1).map(String.init) + lines.dropFirst().map { margin + $0 }
  }

  /// All lines of `text`, each wrapped.
  package static func wrap(text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrap(String($0), columns: columns).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// `text` in lines, of which the first takes at most `first` columns and each further one at most `others`. Blanks at
  /// a break are left out. What is wider than a line and has no place for a break stays whole.
  static func lines(of text: String, first: Int, others: Int) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    /// Columns of the line up to the current character.
    var used = 0
    /// The last place where the line can be broken: the end of this line and the start of the next.
    var gap: (end: String.Index, next: String.Index)?
    /// The character before the current one on this line; nil while there are only blanks.
    var previous: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character == "\u{1B}" {
        // Up to its last byte, a letter: `ESC [ 1 m`.
        index = text[index...].firstIndex { $0.isLetter } ?? text.index(before: text.endIndex)
        index = text.index(after: index)
        continue
      }
      if character == " " {
        if let previous, previous != " " { gap = (index, index) }
        if previous != nil { previous = " " }
        used += 1
        index = text.index(after: index)
        continue
      }
      if previous == " " {
        gap?.next = index
      } else if let previous, allowsBreak(between: previous, character) {
        gap = (index, index)
      }
      let width = Columns.width(of: character)
      if used + width > (lines.isEmpty ? first : others), let found = gap {
        lines.append(text[start..<found.end])
        (start, index, used, gap, previous) = (found.next, found.next, 0, nil, nil)
        continue
      }
      used += width
      previous = character
      index = text.index(after: index)
    }
    let isTooWide = used > (lines.isEmpty ? first : others)
    // Blanks at the end of the text are kept where they fit.
    let rest = isTooWide ? text[start..<(previous == " " ? gap?.end ?? text.endIndex : text.endIndex)] : text[start...]
    return rest.isEmpty && !lines.isEmpty ? lines : lines + [rest]
  }

  /// True if a line may end between two characters without a blank, as in Chinese and Japanese. Korean has blanks and
  /// is broken at them.
  private static func allowsBreak(between left: Character, _ right: Character) -> Bool {
    guard Columns.isIdeograph(left) || Columns.isIdeograph(right) else { return false }
    return !closing.contains(right) && !opening.contains(left)
  }

  /// Characters that must not begin a line, and characters that must not end one.
  private static let closing = Set(
    ")]}>.,:;!?%…’”、。，．・：；！？）］｝〉》」』】〕〗〙〟ーゝゞ々〻〜～％‐゠–" + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
  private static let opening = Set("([{<‘“（［｛〈《「『【〔〖〘〝＄￥")
}
