import SwiftSyntax

/// The tokens around an error, on which swiftc's words depend.
extension ParserWords {
  /// True if what follows cannot continue a list: the end of the file, or a line that begins a declaration or statement.
  func isLastOfItems(_ position: AbsolutePosition) -> Bool {
    let next = tree.tokens(viewMode: .sourceAccurate).first { $0.positionAfterSkippingLeadingTrivia >= position }
    guard let next, next.tokenKind != .endOfFile else { return true }
    guard isFirstInLine(next.positionAfterSkippingLeadingTrivia) else { return false }
    return switch next.tokenKind {
    case .rightBrace: true
    case .keyword(let word): Self.startsOfItems.contains(word)
    default: false
    }
  }

  /// True if what follows in the next line may be another argument. An `if` or a `switch` is an expression, but no
  /// argument.
  func hasArgumentInNextLine(_ position: AbsolutePosition) -> Bool {
    let next = tree.tokens(viewMode: .sourceAccurate).first { $0.positionAfterSkippingLeadingTrivia >= position }
    guard let next, isFirstInLine(next.positionAfterSkippingLeadingTrivia), !isLastOfItems(position) else {
      return false
    }
    return next.tokenKind != .keyword(.if) && next.tokenKind != .keyword(.switch)
  }

  static let startsOfItems: Set<Keyword> = [
    .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .actor, .typealias, .import, .for, .while,
    .guard, .return, .defer, .do, .repeat, .throw, .break, .continue,
  ]

  /// A brace in the same line ends a list of expressions only after swiftc has looked for another one.
  func tokenInLine(after offset: Int) -> TokenSyntax? {
    let next = tree.tokens(viewMode: .sourceAccurate).first {
      $0.positionAfterSkippingLeadingTrivia.utf8Offset >= offset
    }
    guard let next, !isFirstInLine(next.positionAfterSkippingLeadingTrivia) else { return nil }
    return next.tokenKind == .rightBrace || next.tokenKind == .leftBrace ? next : nil
  }

  static let lists: Set<String> = [
    "expected ')' to end function call", "expected ')' to end tuple", "expected ']' to end subscript",
  ]

  func hasParameterOfFunction(before offset: Int) -> Bool {
    guard let last = token(before: offset), last.tokenKind != .leftParen, last.tokenKind != .comma else { return false }
    return Syntax(last).ancestor { $0.is(FunctionParameterSyntax.self) } != nil
  }

  func token(before offset: Int) -> TokenSyntax? {
    tree.tokens(viewMode: .sourceAccurate).reversed().first {
      $0.endPositionBeforeTrailingTrivia.utf8Offset <= offset
    }
  }
}
