import Diagnostics
import SwiftParser
import SwiftSyntax

/// The depth to which brackets may be nested. The parser's own limit depends on how the parser was compiled: 25 in a
/// debug build, which a screen of nested views soon reaches, 256 in a release build. This limit makes a text mean the
/// same in both.
private let nestingLimit = 256

extension Parser {
  /// Swift text as a tree, whoever wrote it.
  ///
  /// Text that takes the parser too long is read up to there: `Complexity.tooManyBrackets` says where that is.
  package static func tree(of text: String) -> SourceFileSyntax {
    var text = text
    if let end = Complexity.tooManyBrackets(text) { text = String(decoding: text.utf8.prefix(end), as: UTF8.self) }
    var parser = Parser(text, maximumNestingLevel: nestingLimit)
    return SourceFileSyntax.parse(from: &parser)
  }
}
