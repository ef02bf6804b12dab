import SwiftParser
import SwiftSyntax
import Synchronization

/// The trees of the longer texts that this process has parsed last.
///
/// A comparison starts the same two programs again for each script that it tries, and a quarter of the cost of a start
/// was the parsing of a text that has been parsed before.
enum ParsedTexts {
  private struct Entry {
    let text: String
    let tree: SourceFileSyntax
  }

  /// Most recently used last.
  private static let entries = Mutex<[Entry]>([])

  /// Lengths in bytes. A tree takes about a hundred times the memory of its text.
  private static let (shortest, longestSum) = (1_024, 256 * 1_024)

  /// The tree of the text, of which no node is the same as a node of an earlier tree.
  static func tree(of text: String, parse: (String) -> SourceFileSyntax) -> SourceFileSyntax {
    let length = text.utf8.count
    guard length >= shortest, length <= longestSum else { return parse(text) }
    if let known = entries.withLock({ kept(text, in: &$0) }) { return known.detached }
    let tree = parse(text)
    entries.withLock { entries in
      if kept(text, in: &entries) == nil { entries.append(Entry(text: text, tree: tree)) }
      var sum = entries.reduce(0) { $0 + $1.text.utf8.count }
      while sum > longestSum { sum -= entries.removeFirst().text.utf8.count }
    }
    return tree.detached
  }

  private static func kept(_ text: String, in entries: inout [Entry]) -> SourceFileSyntax? {
    guard let index = entries.lastIndex(where: { $0.text == text }) else { return nil }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.tree
  }
}
