import Diagnostics
import Tree

/// Diagnostics as swiftc prints them.
extension Diagnostic {
  /// `file:line:col: error: …`, the source line, a caret.
  package func rendered(colour: Bool) -> String {
    let source = file.writtenLine(at: offset)
    let style = Style(isOn: colour)
    let word = style.severity(severity)
    var result =
      style.bold("\(file.name(at: offset)):\(line):\(column):") + " \(word) \(style.bold(message))\n"
    let number = String(line)
    result += style.dim("\(number) |") + " \(source)\n"
    let indent = String(repeating: " ", count: number.utf8.count)
    let padding = String(source.utf8.prefix(column - 1).map { $0 == UInt8(ascii: "\t") ? "\t" : " " })
    result +=
      style.dim("\(indent) |")
      + " \(padding)\(style.caret("`- \(severity.rawValue): \(message)"))\n"
    return result
  }

  private struct Style {
    let isOn: Bool

    func severity(_ severity: Diagnostic.Severity) -> String {
      let colour =
        switch severity {
        case .error: "31"
        case .warning: "33"
        case .note, .opaque: "36"
        }
      return wrap("\(severity.rawValue):", "1;\(colour)")
    }
    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func caret(_ text: String) -> String { wrap(text, "32") }
    private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text }
  }
}
