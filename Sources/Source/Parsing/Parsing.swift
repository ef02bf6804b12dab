import Diagnostics
import SwiftParser
import SwiftSyntax

/// The depth to which brackets may be nested. The parser's own limit depends on how the parser was compiled: 25 in a
/// debug build, which a screen of nested views soon reaches, 256 in a release build. This limit makes a text mean the
/// same in both.
private let nestingLimit = 256

extension Parser {
  /// The tree of a Swift text from any source.
  ///
  /// Text that would take the parser too long is parsed only up to the offset from `Complexity.tooManyBrackets`.
  package static func tree(of text: String) -> SourceFileSyntax { ParsedTexts.tree(of: text, parse: newTree) }

  private static func newTree(of text: String) -> SourceFileSyntax {
    var text = text
    if let end = Complexity.tooManyBrackets(text) { text = String(decoding: text.utf8.prefix(end), as: UTF8.self) }
    var tree = parsed(text)
    if tree.hasError, let spaced = AttachedTypes.spaced(text, tree) {
      tree = parsed(spaced)
      text = spaced
    }
    if tree.hasError, let separated = OperatorSeparators.spaced(text, tree) {
      tree = parsed(separated)
      text = separated
    }
    guard ModuleSelectors.mayOccur(in: text), let plain = ModuleSelectors.replaced(in: text, tree) else { return tree }
    return parsed(plain)
  }

  private static func parsed(_ text: String) -> SourceFileSyntax {
    let tree = plainlyParsed(text)
    guard tree.hasError, case let tuples = ClosureStarts.tuples(in: tree, text), !tuples.isEmpty else { return tree }
    // A marked closure may contain others, which the parser now sees.
    return ClosureStarts.unmarked(parsed(ClosureStarts.marked(text, at: tuples)), at: tuples)
  }

  private static func plainlyParsed(_ text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: nestingLimit)
    return SourceFileSyntax.parse(from: &parser)
  }
}
