import Diagnostics
import SwiftDiagnostics
import SwiftSyntax
import Tree

/// Grammar errors in the words and at the places of swiftc, whose own parser reports them differently from
/// swift-syntax.
package struct ParserWords {
  private let tree: SourceFileSyntax
  private let file: SourceFile

  package init(tree: SourceFileSyntax, file: SourceFile) {
    self.tree = tree
    self.file = file
  }

  /// True if the tree is sound enough to be checked nevertheless.
  package static func isHarmless(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
    ["statements", "declarations"].contains { diagnostic.message.hasPrefix("consecutive \($0) on a line") }
      || diagnostic.isAboutComma
      || diagnostic.message == "'case' label in a 'switch' must have at least one executable statement"
  }

  package func reworded(_ found: [SwiftDiagnostics.Diagnostic]) -> [Diagnostics.Diagnostic] {
    var result: [Diagnostics.Diagnostic] = []
    var dropped: Set<String> = []
    for one in found where !dropped.contains(one.message) {
      for followUp in Self.followUps[one.message] ?? [] { dropped.insert(followUp) }
      if one.isAboutComma {
        // `return 1, 2`: the statement has ended before.
        for words in ["consecutive statements on a line must be separated by ';'", "expected expression"] {
          result.append(Diagnostics.Diagnostic(.grammar(.parser(words)), file: file, offset: one.position.utf8Offset))
        }
        continue
      }
      let (message, place) = words(one)
      let offset = offset(of: place, one)
      result.append(Diagnostics.Diagnostic(.grammar(.parser(message)), file: file, offset: offset))
    }
    return result
  }

  private enum Position {
    case same
    /// The start of the next token: swiftc looks at the token it found, not at the one before it.
    case next
    /// At a keyword or token of the enclosing construct.
    case start
    case moved(Int)
    case end
  }

  private static let statements = ["function", "initializer", "deinitializer", "accessor"]
  private static let types = ["struct", "class", "enum", "protocol", "extension", "actor"]

  /// Errors that only follow from another one.
  private static let followUps: [String: [String]] = [
    "expected '{' in 'for' statement": ["expected '}' to end 'for' statement"],
    "expected '{' in 'if' statement": ["expected '}' to end 'if' statement"],
    "expected '{' in 'while' statement": ["expected '}' to end 'while' statement"],
    "expected pattern in variable": ["expected '=' in variable"],
    "C-style for statement has been removed in Swift 3": ["expected ')' to end tuple pattern"],
  ]

  private static let table: [String: (String, Position)] = [
    "unexpected brace in source file": ("extraneous '}' at top level", .same),
    "expected '}' to end variable": ("expected '}' at end of variable get/set clause", .next),
    "expected '}' to end closure": ("expected '}' at end of closure", .next),
    "expected '}' to end 'switch' statement": ("expected '}' at end of 'switch' statement", .next),
    "expected ')' to end function call": ("expected ')' in expression list", .next),
    "expected ')' to end tuple": ("expected ')' in expression list", .next),
    "expected ']' to end subscript": ("expected ']' in expression list", .next),
    "expected ']' to end array": ("expected ',' separator", .same),
    "expected pattern in variable": ("expected pattern", .same),
    "consecutive statements on a line must be separated by newline or ';'": (
      "consecutive statements on a line must be separated by ';'", .same
    ),
    "consecutive declarations on a line must be separated by newline or ';'": (
      "consecutive declarations on a line must be separated by ';'", .same
    ),
    "expected expression in enum case": ("expected expression after '=' in 'case'", .same),
    "expected type after 'as'": ("expected type after 'as'", .next),
    "expected expression after operator": ("expected expression after operator", .next),
    "missing condition in 'if' statement": ("missing condition in 'if' statement", .start),
    "missing condition in 'while' statement": ("missing condition in 'while' statement", .start),
    "expected expression in parameter": ("expected initial value after '='", .same),
    "expected expression in variable": ("expected initial value after '='", .same),
    "expected ':' and value in dictionary element": ("expected ':' in dictionary literal", .same),
    "expected return type in function signature": ("expected type for function result", .same),
    "unexpected ';' separator": ("';' statements are not allowed", .same),
    "expected 'else' in 'guard' statement": ("expected 'else' after 'guard' condition", .same),
    "expected code block in 'catch' clause": ("expected '{' after 'catch' pattern", .same),
    "expected identifier in enum case": ("expected identifier in enum 'case' declaration", .start),
    "expected ':' and expression after '? ...' in ternary expression": (
      "expected ':' after '? ...' in ternary expression", .start
    ),
    "expected identifier in function": ("expected identifier in function declaration", .same),
    "expected name in import": ("expected identifier in import declaration", .next),
    "invalid escape sequence in literal": ("invalid escape sequence in literal", .moved(1)),
    "unterminated '/*' comment": ("unterminated '/*' comment", .end),
    "expected 'in' in closure signature": ("expected 'in' after the closure signature", .same),
    "expected value in array element": ("expected expression in container literal", .same),
    "expected value in function call": ("unexpected ',' separator", .same),
    "'case' can only appear inside a 'switch' statement or 'enum' declaration": (
      "'case' label can only appear inside a 'switch' statement", .same
    ),
    "expected 'in' in 'for' statement": ("expected 'in' after for-each pattern", .same),
    "expected type in extension": ("expected type name in extension declaration", .same),
    "expected 'var' in variable": ("expected 'var' keyword in property declaration", .same),
    "expected '{' in 'for' statement": ("expected '{' to start the body of for-each loop", .same),
    "expected '{' in 'if' statement": ("expected '{' after 'if' condition", .same),
    "expected '{' in 'while' statement": ("expected '{' after 'while' condition", .same),
    "expected type in type annotation": ("expected type", .same),
    "expected type in inherited type": ("expected type", .same),
    "C-style for statement has been removed in Swift 3": ("C-style for statement was removed in Swift 3", .same),
    "expected '\"' to end string literal": ("unterminated string literal", .start),
    "expected ':' in switch case": ("expected ':' after 'case'", .next),
    "expected name in member access": ("expected member name following '.'", .moved(-1)),
    "expected identifier in key path property component": ("expected member name following '.'", .moved(-1)),
    "expected name in attribute": ("expected an attribute name", .next),
    "Single-quoted string literal found, use '\"'": ("single-quoted string literal found, use '\"'", .same),
  ]

  private func words(_ one: SwiftDiagnostics.Diagnostic) -> (String, Position) {
    let message = one.message
    if let known = Self.table[message] { return known }
    if let ended = message.suffix(after: "expected '}' to end ") {
      if Self.types.contains(ended) { return ("expected '}' in \(ended)", .next) }
      if Self.statements.contains(ended) || ended.hasSuffix("statement") || ended.hasSuffix("clause") {
        return ("expected '}' at end of brace statement", .next)
      }
    }
    if message.hasPrefix("expected ',' in ") { return ("expected ',' separator", .next) }
    if let named = message.suffix(after: "expected identifier in "), Self.types.contains(named) {
      return ("\(message) declaration", .same)
    }
    if message == "expected parameter clause in function signature" {
      var before: TokenSyntax?
      for token in tree.tokens(viewMode: .sourceAccurate)
      where token.endPositionBeforeTrailingTrivia.utf8Offset <= one.position.utf8Offset { before = token }
      let isInitializer = before?.tokenKind == .keyword(.`init`)
      return isInitializer
        ? ("expected '(' for initializer parameters", .next)
        : ("expected '(' in argument list of function declaration", .next)
    }
    return (message, .same)
  }

  private func offset(of place: Position, _ one: SwiftDiagnostics.Diagnostic) -> Int {
    let offset = one.position.utf8Offset
    switch place {
    case .same: return offset
    case .moved(let distance): return offset + distance
    case .end: return file.text.utf8.count
    case .next:
      let next = tree.tokens(viewMode: .sourceAccurate).first {
        $0.positionAfterSkippingLeadingTrivia.utf8Offset >= offset
      }
      return next?.positionAfterSkippingLeadingTrivia.utf8Offset ?? offset
    case .start: return start(around: one.node) ?? offset
    }
  }

  /// The start of the incomplete construct.
  private func start(around node: Syntax) -> Int? {
    var current: Syntax? = node
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .stringLiteralExpr, .ifExpr, .whileStmt, .enumCaseDecl:
        return one.positionAfterSkippingLeadingTrivia.utf8Offset
      case .ternaryExpr(let ternary): return ternary.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
      case .unresolvedTernaryExpr(let ternary):
        return ternary.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
      default: current = one.parent
      }
    }
    return nil
  }
}

// The package's diagnostics have no identities that distinguish these: only here are their words examined.
extension SwiftDiagnostics.Diagnostic {
  /// True if something is missing from the source.
  var isAboutMissing: Bool { message.hasPrefix("expected") }

  /// True if a string literal or comment is not terminated.
  var isAboutOpenLiteral: Bool {
    message.contains("unterminated") || isAboutMissing && message.contains("string literal")
  }

  /// `return 1, 2`
  fileprivate var isAboutComma: Bool { message.hasPrefix("unexpected code ', ") }
}

extension String {
  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
