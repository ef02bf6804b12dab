import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Synchronization

/// What the parser has made of the library's text, for all sessions of the process: the text never changes, and where
/// many sessions follow each other (transcripts, tests) parsing it took more than half of their time.
enum LibraryTrees {
  private struct Key: Hashable {
    /// Where the text stands: equal texts of two types need trees of their own, whose nodes tell them apart.
    let owner: String
    let text: String
  }

  private static let known = Mutex<[Key: SourceFileSyntax]>([:])

  static func tree(of text: String, in owner: String, _ operators: OperatorTable) -> SourceFileSyntax {
    let key = Key(owner: owner, text: text)
    if let tree = known.withLock({ $0[key] }) { return tree }
    let parsed = Parser.tree(of: text)
    let tree = operators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
    return known.withLock { trees in
      // Another session may have been first.
      if let first = trees[key] { return first }
      trees[key] = tree
      return tree
    }
  }
}
