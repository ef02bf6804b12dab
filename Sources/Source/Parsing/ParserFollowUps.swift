import Diagnostics
import SwiftDiagnostics
import SwiftSyntax
import Tree

/// What swiftc's parser reports depending on the tokens around an error.
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

  /// What swiftc reports besides, because it parses what follows in another way, or checks what it has parsed.
  func consequences(_ one: SwiftDiagnostics.Diagnostic) -> [Diagnostics.Diagnostic] {
    func problem(_ problem: Problem, at node: some SyntaxProtocol) -> Diagnostics.Diagnostic {
      Diagnostics.Diagnostic(problem, file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    if one.message == "expected ':' in type annotation",
      let binding = one.node.ancestor({ $0.is(PatternBindingSyntax.self) })?.as(PatternBindingSyntax.self),
      binding.initializer == nil, binding.accessorBlock == nil
    {
      return [problem(.type(.untypedPattern), at: binding.pattern)]
    }
    if one.message == "expected ')' to end parameter clause",
      let function = one.node.ancestor({ $0.is(FunctionDeclSyntax.self) })?.as(FunctionDeclSyntax.self)
    {
      return [problem(.declaration(.functionWithoutBody), at: function.name)]
    }
    // A call among members is a function to swiftc.
    if one.message == "expected 'func' in function",
      let function = one.node.ancestor({ $0.is(FunctionDeclSyntax.self) })?.as(FunctionDeclSyntax.self),
      function.body == nil, function.signature.parameterClause.parameters.isEmpty,
      function.signature.parameterClause.hasError
    {
      return [problem(.declaration(.functionWithoutBody), at: function.name)]
    }
    // The statements of a body without its first brace are those around, and its last brace ends nothing.
    if Self.bodies.contains(one.message),
      let block = one.node.ancestor({ $0.is(CodeBlockSyntax.self) })?.as(CodeBlockSyntax.self),
      block.leftBrace.presence == .missing, block.rightBrace.presence == .present,
      block.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    {
      return [problem(.grammar(.parser("extraneous '}' at top level")), at: block.rightBrace)]
    }
    return []
  }

  private static let bodies: Set<String> = ["expected '{' in 'for' statement", "expected '{' in 'while' statement"]
}
