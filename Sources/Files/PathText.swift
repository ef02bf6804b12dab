import SystemPackage

/// Paths as text: for messages, and joined to others.
package enum PathText {
  /// The path with control characters and newlines written as Swift escapes: a file's name may contain any byte, but
  /// must neither control a terminal nor look like a line of a report.
  package static func printable(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: isControl) else { return path }
    var text = ""
    for scalar in path.unicodeScalars {
      if isControl(scalar) { text += scalar.escaped(asASCII: true) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// A path as seen from a folder, without `.` and `..` as far as they can be left out.
  package static func joined(_ folder: String, _ path: String) -> String {
    let joined = FilePath(folder).pushing(FilePath(path)).lexicallyNormalized()
    return joined.isEmpty ? "." : joined.string
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
