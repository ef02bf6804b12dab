/// An input as a line of the history file. Characters that would end the line are escaped as in a Swift literal.
///
///     do {            →   do {\n  f()\n}
///       f()
///     }
///
/// Each entry is one line, so that a reader can tell which entries were written completely, and `grep`, `tail` and an
/// editor can be used on the file.
enum EntryText {
  static func line(of input: String) -> String {
    var line = ""
    line.unicodeScalars.reserveCapacity(input.utf8.count + 1)
    for scalar in input.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: if isText(scalar) { line.unicodeScalars.append(scalar) }
      }
    }
    return line
  }

  /// The input for a line; nil for a line that this writer did not write.
  static func input(of line: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      switch (isEscaped, byte) {
      case (false, UInt8(ascii: "\\")):
        isEscaped = true
        continue
      case (true, UInt8(ascii: "\\")): bytes.append(byte)
      case (true, UInt8(ascii: "n")): bytes.append(UInt8(ascii: "\n"))
      case (true, UInt8(ascii: "r")): bytes.append(UInt8(ascii: "\r"))
      case (true, _): return nil
      case (false, _):
        guard isText(Unicode.Scalar(byte)) || byte >= 0x80 else { return nil }
        bytes.append(byte)
      }
      isEscaped = false
    }
    return isEscaped ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar.value >= 0x20 && scalar.value != 0x7F
  }
}
