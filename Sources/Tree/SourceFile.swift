/// An input or a file: the source to which diagnostics and traps refer.
package final class SourceFile: Sendable {
  /// `lesson.swift`, `<input 3>`, `<library>`.
  package let name: String
  /// The text to be checked: offsets count from its beginning.
  package let text: String
  /// Number in the session, for `SourcePlace` in code.
  package let number: UInt32
  /// True for the library's own declarations, whose places are never shown to users.
  package let isLibrary: Bool
  /// The origin of each piece of the text, if macros produced part of it.
  private let expansion: Expansion?
  /// The files of which the written text consists, in order; empty if the text is not joined from files.
  package let sections: [Section]
  private let lineStarts: [Int]
  /// Ends with the file, which is the only owner.
  package let life = Life()

  /// One of the files of a module, whose texts are joined.
  package struct Section: Sendable {
    package let name: String
    /// The start of the section in the written text, in UTF-8.
    package let start: Int

    package init(name: String, start: Int) {
      self.name = name
      self.start = start
    }
  }

  /// Represents a file to which something refers weakly.
  package final class Life: @unchecked Sendable {
    // Unchecked: it is set once, before the file is shared.
    package fileprivate(set) unowned(unsafe) var file: SourceFile?
  }

  package init(
    name: String, text: String, number: UInt32, isLibrary: Bool = false, expansion: Expansion? = nil,
    sections: [Section] = []
  ) {
    self.sections = sections
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
    // Most inputs are one line: a search of the bytes in place shows that at once.
    guard text.holds(byte: UInt8(ascii: "\n")) else { return starts }
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    return starts
  }

  /// The text as the user wrote it, in which lines and columns count.
  package var written: String { expansion?.written ?? text }

  /// True if the text at the offset is the program's own, not the product of a macro.
  package func isWritten(at offset: Int) -> Bool { expansion?.isWritten(at: offset) ?? true }

  /// The offset in the written text for an offset in the checked text.
  package func origin(of offset: Int) -> Int { expansion?.origin(of: offset) ?? offset }

  /// The line and column (in UTF-8 bytes, as swiftc counts) of a UTF-8 offset, both from 1; in a module those in its
  /// file.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let (line, column) = positionInText(of: offset)
    guard let section = section(of: origin(of: offset)) else { return (line, column) }
    return (line - Self.last(of: lineStarts, notAfter: section.start) { $0 }, column)
  }

  /// The same in the whole text, regardless of its files.
  package func positionInText(of offset: Int) -> (line: Int, column: Int) {
    let offset = origin(of: offset)
    let line = Self.last(of: lineStarts, notAfter: offset) { $0 }
    return (line + 1, offset - lineStarts[line] + 1)
  }

  /// The name of the file that contains an offset of the checked text.
  package func name(at offset: Int) -> String {
    sections.isEmpty ? name : section(of: origin(of: offset))?.name ?? name
  }

  /// The file and line, from 1, that contain an offset of the written text, and the line in the whole text.
  package func writtenPosition(of written: Int) -> (name: String, line: Int, lineInText: Int) {
    let line = Self.last(of: lineStarts, notAfter: written) { $0 }
    guard let section = section(of: written) else { return (name, line + 1, line + 1) }
    return (section.name, line + 1 - Self.last(of: lineStarts, notAfter: section.start) { $0 }, line + 1)
  }

  /// The line of the written text that contains an offset of the checked text, without its end.
  package func writtenLine(at offset: Int) -> String {
    let line = Self.last(of: lineStarts, notAfter: origin(of: offset)) { $0 }
    let bytes = written.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: min(lineStarts[line], bytes.count))
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    return String(bytes[start..<end]) ?? ""
  }

  private func section(of written: Int) -> Section? {
    sections.isEmpty ? nil : sections[Self.last(of: sections, notAfter: written, \.start)]
  }

  /// The index of the section that contains an offset of the checked text; nil if the text has no sections.
  package func sectionIndex(at offset: Int) -> Int? {
    sections.isEmpty ? nil : Self.last(of: sections, notAfter: origin(of: offset), \.start)
  }

  /// The index of the last element that begins at or before the offset; the elements are in order.
  private static func last<Element>(of elements: [Element], notAfter offset: Int, _ start: (Element) -> Int) -> Int {
    var low = 0
    var high = elements.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if start(elements[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The UTF-8 offset of a line and column of the whole text, both from 1.
  package func offset(line: Int, column: Int) -> Int? {
    guard line <= lineStarts.count else { return nil }
    let start = lineStarts[max(line, 1) - 1]
    let offset = min(start + column - 1, written.utf8.count)
    return expansion?.offset(of: offset) ?? offset
  }
}

extension String {
  /// True if the text contains this byte. The bytes are read in place, several at a time: `utf8.contains` reads them
  /// one by one, which takes twenty times as long, and every input needs this more than once.
  package func holds(byte: UInt8) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      var isThere = false
      for one in bytes where one == byte { isThere = true }
      return isThere
    }
    return found ?? utf8.contains(byte)
  }

  /// True if the text contains this word, byte for byte. `contains` compares characters and has to find their
  /// boundaries, which takes a tenth as long as checking the whole text.
  package func holds(word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= word.count else { return false }
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        if bytes[start..<start + word.count].elementsEqual(word) { return true }
      }
      return false
    }
    return found ?? contains(String(decoding: word, as: UTF8.self))
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
