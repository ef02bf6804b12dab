/// A line of a file, with its line end.
struct SourceLine: Equatable, Sendable {
  var text: String
  /// `\n`, `\r\n`, or nothing at the end of the file.
  var ending: String

  /// The lines of `text`; joined, they give the same bytes.
  static func split(_ text: String) -> [SourceLine] {
    var lines: [SourceLine] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      guard let end = bytes.firstIndex(of: newline) else {
        lines.append(SourceLine(text: String(decoding: bytes, as: UTF8.self), ending: ""))
        break
      }
      let line = bytes[..<end]
      let isCRLF = line.last == carriageReturn
      let text = String(decoding: isCRLF ? line.dropLast() : line, as: UTF8.self)
      lines.append(SourceLine(text: text, ending: isCRLF ? "\r\n" : "\n"))
      bytes = bytes[(end + 1)...]
    }
    return lines
  }

  /// The lines of `text` without line ends; the last one need not have one.
  static func texts(of text: String) -> [String] {
    text.utf8.split(separator: newline, omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == carriageReturn { line = line.dropLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}

extension Sequence<SourceLine> {
  /// The text of the file.
  var joined: String {
    reduce(into: "") { text, line in
      text += line.text
      text += line.ending
    }
  }
}
