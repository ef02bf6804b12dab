/// Text in an XML 1.0 document.
package enum XMLText {
  /// The text for an element or, between double quotes, for an attribute: nothing of it is markup. XML cannot hold most
  /// control characters in any form; they become Swift escapes. A line end or a tab is kept by its number, because an
  /// attribute would make it a space.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
