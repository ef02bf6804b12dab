import Diagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Whether an input is whole, and where a script's commands stand.
package enum InputText {
  /// By the parser's word: an input is unfinished when what it misses is at its very end.
  package static func isComplete(_ text: String) -> Bool {
    if text.allSatisfy(\.isWhitespace) || Complexity.tooNested(text) != nil
      || Complexity.tooManyBrackets(text) != nil
    {
      return true
    }
    let tree = Parser.tree(of: text)
    guard tree.hasError else { return true }
    let end = text.utf8.count
    let trailing = text.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
    let diagnostics = tree.grammarDiagnostics
    // What else is missing, as the parenthesis of `print("a`, is missing because of it.
    if diagnostics.contains(where: \.isAboutOpenLiteral) { return !isMultilineOpen(text) }
    return !diagnostics.contains { $0.isAboutMissing && $0.position.utf8Offset >= end - trailing }
  }

  /// Only a `"""` may span lines: an open `"` at the end of a line is a mistake to be told at once.
  private static func isMultilineOpen(_ text: String) -> Bool {
    text.components(separatedByQuotes: "\"\"\"") % 2 == 1
  }

  /// A line beginning with `:` where an input could end is a command; it is blanked out of the Swift text.
  package static func splitCommands(_ text: String) -> (swift: String, commands: [(offset: Int, text: String)]) {
    guard text.utf8.first == UInt8(ascii: ":") || text.hasLineWithColon else { return (text, []) }
    var commands: [(offset: Int, text: String)] = []
    var swift = ""
    var pending = ""
    // Of a text with commands little is parsed twice. Of one that only looks as if, each such line would have all
    // before it parsed: there is an end to that.
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

  /// How many blanks the line begins with that goes on behind `text`: those of the last line, two more for what was
  /// opened in it.
  package static func indentation(behind text: String) -> Int {
    let open = OpenText(text)
    guard open.place != .string else { return 0 }
    let (indentation, opened) = open.openedInLastLine
    return open.open.isEmpty ? 0 : indentation + (opened > 0 ? 2 : 0)
  }
}

extension String {
  /// Whether a line other than the first begins with a colon. `contains` compares characters, of which each has to be
  /// made: a file of a thousand lines is looked through in the time of a parser.
  fileprivate var hasLineWithColon: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: ":"), last == UInt8(ascii: "\n") { return true }
      last = byte
    }
    return false
  }

  /// How often a separator occurs.
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
