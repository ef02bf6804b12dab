import Diagnostics
import SwiftSyntax
import Tree

/// `let a = async f()`, written for `await`: swiftc reports the word and goes on as if it were `await`. Both words have
/// the same length, so that all offsets stay the same.
package struct AsyncForAwait {
  /// The text with `await` in these places.
  package let text: String
  package let diagnostics: [Diagnostics.Diagnostic]

  /// - Parameter tree: The tree of the text, which does not parse. nil if this mistake is not in it.
  package init?(in tree: SourceFileSyntax, of text: String, _ file: SourceFile) {
    guard tree.hasError else { return nil }
    let found = tree.tokens(viewMode: .sourceAccurate).filter(Self.isMistake)
    if found.isEmpty { return nil }
    var bytes = Array(text.utf8)
    let offsets = found.map(\.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard offsets.allSatisfy({ $0 + 5 <= bytes.count && bytes[$0..<$0 + 5].elementsEqual("async".utf8) }) else {
      return nil
    }
    for offset in offsets { bytes.replaceSubrange(offset..<offset + 5, with: "await".utf8) }
    self.text = String(decoding: bytes, as: UTF8.self)
    diagnostics = offsets.map { Diagnostics.Diagnostic(.grammar(.asyncForAwait), file: file, offset: $0) }
  }

  /// A word in the place of a value, before a name, `try` or `await` in the same line.
  private static func isMistake(_ token: TokenSyntax) -> Bool {
    guard token.text == "async", token.parent?.is(DeclReferenceExprSyntax.self) ?? false,
      let next = token.nextToken(viewMode: .sourceAccurate),
      !token.trailingTrivia.isEmpty, !next.leadingTrivia.contains(where: \.isNewline)
    else { return false }
    return switch next.tokenKind {
    case .identifier, .keyword(.try), .keyword(.await): true
    default: false
    }
  }
}
