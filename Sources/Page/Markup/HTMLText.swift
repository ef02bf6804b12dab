/// Text as HTML. Nothing of it is markup, and what cannot be seen is shown: control characters and characters that
/// change the direction of text are written as Swift escapes.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where isUnseen(scalar): result += "<span class=\"c\">\(escape(scalar))</span>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The value of an attribute, without its quotes.
  static func attribute(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where isUnseen(scalar) && scalar != "\n": result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Text that a script puts into the page as text.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnseen) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isUnseen(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
    }
  }

  /// The words of markup that `Markdown` has made, for a search.
  static func words(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      switch character {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    for (entity, character) in entities { text.replace(entity, with: character) }
    return text.split { $0.isWhitespace }.joined(separator: " ") + " "
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Joiners and variation selectors, which make up emoji and the letters of some scripts, are left alone.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || scalar == "\t" || scalar == "\n" { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D
    default: return false
    }
  }
}
