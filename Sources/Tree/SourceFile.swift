/// An input, or a file: what diagnostics and traps point into.
package final class SourceFile: Sendable {
  /// `lesson.swift`, `<input 3>`, `<library>`.
  package let name: String
  /// The text to check: offsets count from its beginning.
  package let text: String
  /// Number in the session, for `SourcePlace` in code.
  package let number: UInt32
  /// The library's own declarations: no user ever sees its places.
  package let isLibrary: Bool
  /// How the text came about, where macros have made a part of it.
  private let expansion: Expansion?
  private let lineStarts: [Int]
  /// Ends with the file, which alone holds it.
  package let life = Life()

  /// Stands for a file where that is referred to weakly.
  package final class Life: @unchecked Sendable {
    // Unchecked: it is set once, before the file is shared.
    package fileprivate(set) unowned(unsafe) var file: SourceFile?
  }

  package init(name: String, text: String, number: UInt32, isLibrary: Bool = false, expansion: Expansion? = nil) {
    self.name = name
    self.text = text
    self.number = number
    self.isLibrary = isLibrary
    self.expansion = expansion
    lineStarts = isLibrary ? [0] : Self.lineStarts(of: expansion?.written ?? text)
    life.file = self
  }

  private static func lineStarts(of text: String) -> [Int] {
    var starts = [0]
    // Most inputs are one line, which is seen at once where the bytes lie.
    guard text.holds(byte: UInt8(ascii: "\n")) else { return starts }
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    return starts
  }

  /// The text as the person has it: what lines and columns count.
  package var written: String { expansion?.written ?? text }

  /// Whether the text at the offset is the program's own, and not what a macro made.
  package func isWritten(at offset: Int) -> Bool { expansion?.isWritten(at: offset) ?? true }

  /// The offset in the written text of one in the checked text.
  package func origin(of offset: Int) -> Int { expansion?.origin(of: offset) ?? offset }

  /// Line and column (in UTF-8 bytes, as swiftc counts), from 1, of a UTF-8 offset.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = origin(of: offset)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The UTF-8 offset of a line and column, both from 1.
  package func offset(line: Int, column: Int) -> Int? {
    guard line <= lineStarts.count else { return nil }
    let start = lineStarts[max(line, 1) - 1]
    let offset = min(start + column - 1, written.utf8.count)
    return expansion?.offset(of: offset) ?? offset
  }
}

extension String {
  /// Whether the text contains this byte. It reads the bytes in place, several at a time: `utf8.contains` reads them
  /// one by one, which takes twenty times as long, and every input needs this more than once.
  package func holds(byte: UInt8) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      var isThere = false
      for one in bytes where one == byte { isThere = true }
      return isThere
    }
    return found ?? utf8.contains(byte)
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
