import Diagnostics
import SwiftDiagnostics
import SwiftSyntax
import Tree

/// Grammar errors in the words and at the places of swiftc, whose own parser reports them differently from
/// swift-syntax.
package struct ParserWords {
  let tree: SourceFileSyntax
  let file: SourceFile

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

  /// True if swiftc parses the rest of the file differently.
  package var endsEarly: Bool { DoWhileFinder.first(in: tree) != nil }

  package func reworded(_ found: [SwiftDiagnostics.Diagnostic]) -> [Diagnostics.Diagnostic] {
    var result: [Diagnostics.Diagnostic] = []
    var dropped: Set<String> = []
    let loop = DoWhileFinder.first(in: tree)
    let found = lettersFirst(found.filter { one in loop.map { one.position < $0.position } ?? true })
    for one in found where !dropped.contains(one.message) {
      for followUp in Self.followUps[one.message] ?? [] { dropped.insert(followUp) }
      if one.isAboutComma, let header = headerWithoutBody(before: one) {
        let words = "expected '{' in \(header)"
        result.append(Diagnostics.Diagnostic(.grammar(.parser(words)), file: file, offset: one.position.utf8Offset))
        continue
      }
      if one.message == Self.nameFromNumber {
        for (words, offset) in namesFromNumbers(one) {
          result.append(Diagnostics.Diagnostic(.grammar(.parser(words)), file: file, offset: offset))
        }
        continue
      }
      if one.isAboutComma {
        // `return 1, 2`: the statement has ended before.
        let isOfLoop = one.node.ancestor { $0.is(ForStmtSyntax.self) || $0.is(CodeBlockSyntax.self) }
        let followUps =
          isOfLoop?.is(ForStmtSyntax.self) ?? false
          ? ["expected 'in' after for-each pattern", "expected Sequence expression for for-each loop"]
          : ["consecutive statements on a line must be separated by ';'", "expected expression"]
        for words in followUps {
          result.append(Diagnostics.Diagnostic(.grammar(.parser(words)), file: file, offset: one.position.utf8Offset))
        }
        continue
      }
      let (message, place) = words(one)
      let offset = offset(of: place, one)
      if Self.lists.contains(one.message), let follower = tokenInLine(after: offset) {
        var words = ["expected ',' separator"]
        if follower.tokenKind == .rightBrace { words.append("expected expression in list of expressions") }
        result += words.map { Diagnostics.Diagnostic(.grammar(.parser($0)), file: file, offset: offset) }
        continue
      }
      if one.message == "expected ')' to end parameter clause", hasParameterOfFunction(before: offset) {
        result.append(Diagnostics.Diagnostic(.grammar(.parser("expected ',' separator")), file: file, offset: offset))
      }
      result.append(Diagnostics.Diagnostic(.grammar(.parser(message)), file: file, offset: offset))
      result += consequences(one)
      if one.message.hasPrefix("unexpected code ')"), case .afterPrevious = place {
        let offset = one.position.utf8Offset
        result.append(Diagnostics.Diagnostic(.grammar(.parser("expected expression")), file: file, offset: offset))
      }
    }
    if let loop {
      // The rest is parsed differently by swiftc, which knows the loop.
      let offset = loop.positionAfterSkippingLeadingTrivia.utf8Offset
      result.append(
        Diagnostics.Diagnostic(.grammar(.parser("'do-while' statement is not allowed")), file: file, offset: offset))
    }
    return result
  }

  /// The kind of a type without a body, where a comma follows: `struct A, B {}`.
  private func headerWithoutBody(before one: SwiftDiagnostics.Diagnostic) -> String? {
    let before = tree.tokens(viewMode: .sourceAccurate).reversed().first {
      $0.endPositionBeforeTrailingTrivia.utf8Offset <= one.position.utf8Offset
    }
    func name(_ node: Syntax) -> String? {
      switch node.as(SyntaxEnum.self) {
      case .structDecl: "struct"
      case .classDecl: "class"
      case .enumDecl: "enum"
      case .protocolDecl: "protocol type"
      case .extensionDecl: "extension"
      case .actorDecl: "actor"
      default: nil
      }
    }
    guard let declaration = before?.parent?.ancestor({ name($0) != nil }),
      let body = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
      body.leftBrace.presence == .missing
        || body.leftBrace.positionAfterSkippingLeadingTrivia >= one.position
    else { return nil }
    return name(declaration)
  }

  private func words(_ one: SwiftDiagnostics.Diagnostic) -> (String, Position) {
    let message = one.message
    if Self.ofOpenLists.contains(message), hasArgumentInNextLine(one.position) {
      return ("expected ',' separator", .same)
    }
    if let known = Self.table[message] { return known }
    if let ended = message.suffix(after: "expected '}' to end ") {
      if ended == "extension" { return ("expected '}' at end of extension", .next) }
      if Self.types.contains(ended) { return ("expected '}' in \(ended)", .next) }
      if Self.statements.contains(ended) || ended.hasSuffix("statement") || ended.hasSuffix("clause") {
        return ("expected '}' at end of brace statement", .next)
      }
    }
    if message == "expected ':' in type annotation", let kind = bindingKind(around: one.node) {
      return ("found an unexpected second identifier in \(kind) declaration; is there an accidental break?", .next)
    }
    if let found = wordsForUnexpected(one) { return found }
    if message == "expected ']' to end array" || message == "expected ']' to end dictionary" {
      if token(before: one.position.utf8Offset)?.tokenKind == .comma {
        return ("expected expression in container literal", .next)
      }
      let isOver = isLastOfItems(one.position)
      return (isOver ? "expected ']' in container literal expression" : "expected ',' separator", .same)
    }
    if let rest = message.suffix(after: "found an unexpected second identifier in "),
      let kind = Self.types.first(where: { rest.hasPrefix("\($0);") })
    {
      let words = "found an unexpected second identifier in \(kind) declaration; is there an accidental break?"
      return (words, .same)
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

  /// The next line may be another argument: `print("a"`, and `print("b")` below it.
  private static let ofOpenLists: Set = ["expected ')' to end function call", "expected ')' to end tuple"]

  /// The token that swiftc expects where swift-syntax finds unexpected code.
  private func wordsForUnexpected(_ one: SwiftDiagnostics.Diagnostic) -> (String, Position)? {
    guard let rest = one.message.suffix(after: "unexpected code '"), let end = rest.lastRange(of: "' in ") else {
      return nil
    }
    let (code, construct) = (rest[..<end.lowerBound], rest[end.upperBound...])
    switch construct {
    case "source file":
      if ["#else", "#elseif", "#endif"].contains(where: { code.hasPrefix($0) }) {
        return ("unexpected conditional compilation block terminator", .same)
      }
      if code.hasPrefix(")"), !isFirstInLine(one.position) {
        return ("consecutive statements on a line must be separated by ';'", .afterPrevious)
      }
      if code.hasPrefix("=="), !isFirstInLine(one.position) {
        return ("consecutive statements on a line must be separated by ';'", .afterPrevious)
      }
      return code.hasPrefix("else") || code.hasPrefix(")") ? ("expected expression", .same) : nil
    case "struct", "class", "enum", "actor", "extension":
      if code.hasPrefix("=") {
        return ("consecutive declarations on a line must be separated by ';'", .afterPrevious)
      }
      if construct == "extension", code.first?.isLetter ?? false { return ("expected '{' in extension", .same) }
      return construct == "enum" && code.allSatisfy(\.isLetter)
        ? ("expected 'func' keyword in instance method declaration", .same) : nil
    case "function call":
      guard let first = code.first, first.isLetter || first.isNumber || "_\"".contains(first) else { return nil }
      return ("expected ',' separator", .same)
    case "function":
      guard code.first?.isLetter ?? false else { return nil }
      let isMember = one.node.ancestor { $0.is(MemberBlockSyntax.self) } != nil
      let items = isMember ? "declarations" : "statements"
      return ("consecutive \(items) on a line must be separated by ';'", .afterPrevious)
    case "switch case":
      return code.hasPrefix(":") ? ("consecutive statements on a line must be separated by ';'", .same) : nil
    case "'if' statement", "'while' statement":
      return ("expected '{' after \(construct.split(separator: " ")[0]) condition", .same)
    case "'for' statement": return ("expected '{' to start the body of for-each loop", .same)
    case "'catch' clause": return ("expected '{' after 'catch' pattern", .same)
    case "parameter clause":
      let isOfCase = one.node.ancestor { $0.is(EnumCaseElementSyntax.self) } != nil
      if isOfCase { return code.hasPrefix("...") ? ("variadic enum cases are not supported", .previous) : nil }
      guard let first = code.first, first.isNumber || first == "\"" else { return nil }
      let missing = code.allSatisfy(\.isNumber) ? "type following" : "name followed by"
      return ("expected parameter \(missing) ':'", .same)
    case "array type": return ("expected ']' in array type", .same)
    case "precedencegroup": return ("expected operator attribute identifier in precedence group body", .same)
    case "variable":
      return code.first?.isLetter ?? false && one.node.ancestor { $0.is(AccessorBlockSyntax.self) } != nil
        ? ("expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition", .same) : nil
    default: return nil
    }
  }

  func isFirstInLine(_ position: AbsolutePosition) -> Bool {
    let before = Substring(file.text.utf8.prefix(position.utf8Offset))
    return before.reversed().prefix { !$0.isNewline }.allSatisfy(\.isWhitespace)
  }

  /// The further errors of swiftc, which parses the following code in another way, or checks the parsed part.
  private func consequences(_ one: SwiftDiagnostics.Diagnostic) -> [Diagnostics.Diagnostic] {
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

  private func bindingKind(around node: Syntax) -> String? {
    guard let found = node.ancestor({ $0.is(VariableDeclSyntax.self) })?.as(VariableDeclSyntax.self) else { return nil }
    return found.bindingSpecifier.tokenKind == .keyword(.let) ? "constant" : "variable"
  }

  private func offset(of place: Position, _ one: SwiftDiagnostics.Diagnostic) -> Int {
    let offset = one.position.utf8Offset
    switch place {
    case .same: return offset
    case .moved(let distance): return offset + distance
    case .previous, .afterPrevious:
      guard let before = token(before: offset) else { return offset }
      if case .previous = place { return before.positionAfterSkippingLeadingTrivia.utf8Offset }
      return before.endPositionBeforeTrailingTrivia.utf8Offset
    case .end: return file.text.utf8.count
    case .afterNext:
      let following = tree.tokens(viewMode: .sourceAccurate).filter {
        $0.positionAfterSkippingLeadingTrivia.utf8Offset >= offset
      }
      return following.dropFirst().first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? offset
    case .nextInLine:
      let next = tree.tokens(viewMode: .sourceAccurate).first {
        $0.positionAfterSkippingLeadingTrivia.utf8Offset >= offset
      }
      if let next, !isFirstInLine(next.positionAfterSkippingLeadingTrivia) {
        return next.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      return token(before: offset)?.endPositionBeforeTrailingTrivia.utf8Offset ?? offset
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
      case .stringLiteralExpr, .ifExpr, .whileStmt, .enumCaseDecl, .functionParameter:
        return one.positionAfterSkippingLeadingTrivia.utf8Offset
      case .expressionSegment(let segment): return segment.leftParen.positionAfterSkippingLeadingTrivia.utf8Offset
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

  /// `1x`: swiftc's lexer finds the letter in the number.
  var isAboutLetter: Bool { message.hasSuffix(" is not a valid digit in integer literal") }
}

extension Syntax {
  /// The nearest node around this one, itself included, that is as asked for.
  func ancestor(_ isMeant: (Syntax) -> Bool) -> Syntax? {
    var current: Syntax? = self
    while let one = current, !isMeant(one) { current = one.parent }
    return current
  }
}

extension String {
  /// The last place where a text stands.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var end = endIndex
    while end > startIndex {
      let start = index(before: end)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      end = start
    }
    return nil
  }

  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
