/// One input, or one file: what diagnostics and traps point into.
package final class SourceFile: Sendable {
  /// `lesson.swift`, `<input 3>`, `<library>`.
  package let name: String
  package let text: String
  /// Number in the session, for `SourcePlace` in code.
  package let number: UInt32
  /// The library's own declarations: no user ever sees its places.
  package let isLibrary: Bool
  private let lineStarts: [Int]

  package init(name: String, text: String, number: UInt32, isLibrary: Bool = false) {
    self.name = name
    self.text = text
    self.number = number
    self.isLibrary = isLibrary
    var starts = [0]
    if !isLibrary {
      for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// Line and column (in UTF-8 bytes, as swiftc counts), from 1, of a UTF-8 offset.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}

/// A place in a source file, by UTF-8 offset.
package struct Place {
  package let file: SourceFile
  package let offset: Int

  package init(file: SourceFile, offset: Int) {
    self.file = file
    self.offset = offset
  }
}
