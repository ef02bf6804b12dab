/// A JSON value whose objects keep the order of their keys.
///
/// Not Foundation's encoder: loading Foundation would take longer than the start of the whole shell.
package indirect enum JSON: Sendable {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case array([JSON])
  case object([(String, JSON)])
  case null

  /// The value on one line, without spaces.
  package var text: String {
    var result = ""
    append(to: &result)
    return result
  }

  private func append(to result: inout String) {
    switch self {
    case .null:
      result += "null"
    case .boolean(let value):
      result += value ? "true" : "false"
    case .string(let text):
      JSON.append(quoted: text, to: &result)
    case .number(let number):
      result += String(number)
    case .array(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += "," }
        value.append(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += "," }
        JSON.append(quoted: member.0, to: &result)
        result += ":"
        member.1.append(to: &result)
      }
      result += "}"
    }
  }

  private static func append(quoted text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // The other control characters must be escaped. DEL and the two Unicode line separators may be; some readers
      // that split a stream into lines mishandle them.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
