import Diagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Questions about an input as text: is it complete, and where are a script's commands.
package enum InputText {
  /// As the parser sees it: an input is incomplete if what is missing belongs at its very end.
  package static func isComplete(_ text: String) -> Bool {
    if text.allSatisfy(\.isWhitespace) || Complexity.tooNested(text) != nil
      || Complexity.tooManyBrackets(text) != nil
    {
      return true
    }
    let tree = Parser.tree(of: text)
    guard tree.hasError else { return true }
    // More lines would not help.
    if IndentedBlock(in: tree) != nil { return true }
    let end = text.utf8.count
    let trailing = text.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
    let diagnostics = tree.grammarDiagnostics
    // Other missing tokens, such as the parenthesis of `print("a`, are missing because of the literal.
    if diagnostics.contains(where: \.isAboutOpenLiteral) { return !isMultilineOpen(text) }
    return !diagnostics.contains { $0.isAboutMissing && $0.position.utf8Offset >= end - trailing }
  }

  /// Only a `"""` may span lines: an open `"` at the end of a line is an error to be reported immediately.
  private static func isMultilineOpen(_ text: String) -> Bool {
    text.components(separatedByQuotes: "\"\"\"") % 2 == 1
  }

  /// A line beginning with `:` at a place where an input could end is a command; it is blanked out of the Swift text.
  package static func splitCommands(_ text: String) -> (swift: String, commands: [(offset: Int, text: String)]) {
    guard text.utf8.first == UInt8(ascii: ":") || text.hasLineWithColon else { return (text, []) }
    var commands: [(offset: Int, text: String)] = []
    var swift = ""
    var pending = ""
    // A text with commands is mostly parsed once. In a text that only looks as if it had commands, each such line
    // would have the text before it parsed again; the allowance limits that.
    var allowance = 2 * text.utf8.count + (1 << 20)
    func canEndHere() -> Bool {
      allowance -= pending.utf8.count
      return pending.isEmpty || allowance > 0 && isComplete(pending)
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isLast = swift.utf8.count + line.utf8.count >= text.utf8.count
      if line.hasPrefix(":"), canEndHere() {
        commands.append((swift.utf8.count, String(line.last == "\r" ? line.dropLast() : line)))
        swift += String(repeating: " ", count: line.utf8.count)
        pending = ""
      } else {
        swift += line
        pending += line + "\n"
      }
      if !isLast { swift += "\n" }
    }
    return (swift, commands)
  }

  /// The number of blanks at the start of the line that continues `text`: those of the last line, and two more if
  /// brackets were opened in it.
  package static func indentation(behind text: String) -> Int {
    let open = OpenText(text)
    guard open.place != .string else { return 0 }
    let (indentation, opened) = open.openedInLastLine
    return open.open.isEmpty ? 0 : indentation + (opened > 0 ? 2 : 0)
  }
}

extension String {
  /// True if a line other than the first begins with a colon. `contains` compares characters, each of which has to be
  /// created: searching a file of a thousand lines takes as long as parsing it.
  fileprivate var hasLineWithColon: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: ":"), last == UInt8(ascii: "\n") { return true }
      last = byte
    }
    return false
  }

  /// The number of occurrences of a separator.
  fileprivate func components(separatedByQuotes separator: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
