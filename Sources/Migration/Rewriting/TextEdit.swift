/// A range of a text and its replacement.
struct TextEdit {
  /// UTF-8 offsets.
  let range: Range<Int>
  let text: String
}

extension [TextEdit] {
  /// The text with all edits made. Of overlapping edits, the outer one is made.
  func apply(to text: String) -> String {
    let bytes = Swift.Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    // The sort is stable: insertions at the same place keep their order.
    let ordered = enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      return (a.lowerBound, a.isEmpty ? 0 : 1, -a.upperBound, left.offset)
        < (b.lowerBound, b.isEmpty ? 0 : 1, -b.upperBound, right.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += Swift.Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }
}
