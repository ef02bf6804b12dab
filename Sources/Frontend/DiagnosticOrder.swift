import Diagnostics
import Source
import SwiftSyntax

/// The order of swiftc's messages: the parser's errors, then declarations and statements in source order, then bodies
/// of functions. In a body the errors of types come first, then those of isolation, then those of effects.
struct DiagnosticOrder {
  private let tree: SourceFileSyntax
  private let bodies: FunctionBodies
  /// The offsets of the errors that swiftc's parser finds.
  private let parserErrors: Set<Int>
  private let groups: [[Diagnostic]]

  /// - Parameter first: The offsets of the parser's errors, which swiftc reports before anything else.
  init(of diagnostics: [Diagnostic], in tree: SourceFileSyntax, first: Set<Int>) {
    self.tree = tree
    bodies = FunctionBodies(of: tree)
    parserErrors = first
    var groups: [[Diagnostic]] = []
    for one in diagnostics {
      if one.severity == .note, !groups.isEmpty { groups[groups.count - 1].append(one) } else { groups.append([one]) }
    }
    self.groups = groups
  }

  /// Each message once, with its notes.
  func sorted() -> [Diagnostic] {
    var seen: Set<Said> = []
    let untyped = untypedRanges()
    return groups.enumerated()
      .map { (key: key($0.element[0], at: $0.offset), group: $0.element) }
      .filter { one in
        let first = one.group[0]
        return first.problem.pass == nil || !untyped.contains { $0.contains(first.offset) }
      }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map(\.group)
      .filter { seen.insert(Said($0[0])).inserted }
      .flatMap { $0 }
  }

  private func key(_ diagnostic: Diagnostic, at index: Int) -> [Int] {
    let (offset, problem) = (diagnostic.offset, diagnostic.problem)
    let isOfParser = parserErrors.contains(offset) || problem.isOfParser
    let isInBody = bodies.contain(offset)
    // A call that cannot wait here, before the errors that it may throw.
    let last = [diagnostic.rank, problem.isUnsupportedAsync ? 0 : 1, index]
    let first = isOfParser ? 0 : isInBody ? 2 : 1
    guard !isOfParser, let pass = problem.pass, let end = isInBody ? bodies.end(around: offset) : endOfStatement(offset)
    else { return [first, diagnostic.rank, 0, 0, 0] + last }
    // The effects of a local function, behind those of its surroundings; what is not marked with `await` comes last.
    if pass != .isolation, let local = bodies.startOfLocalFunction(around: offset) {
      return [first, end, Problem.Pass.effects.rawValue, local, pass.rawValue] + last
    }
    return [first, end, pass.rawValue, 0, 0] + last
  }

  /// The end of a statement of the module, or of a variable's declaration.
  private func endOfStatement(_ offset: Int) -> Int? {
    let item = tree.statements.first { offset < $0.endPosition.utf8Offset }
    guard let item else { return nil }
    if case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) { return nil }
    // An error of the next statement may have its start, with its trivia, as its rank.
    return item.endPosition.utf8Offset - 1
  }

  // MARK: Expressions without types

  /// Whole expressions with errors in their types: swiftc looks for problems of other kinds only in others.
  private func untypedRanges() -> [Range<Int>] {
    guard groups.contains(where: { $0[0].problem.pass != nil }) else { return [] }
    return groups.compactMap { group in
      let one = group[0]
      guard one.isError, one.problem.pass == nil, one.problem.leavesTypeOpen, !parserErrors.contains(one.offset),
        let token = tree.token(at: AbsolutePosition(utf8Offset: one.offset))
      else { return nil }
      return wholeExpression(around: token)
    }
  }

  private func wholeExpression(around token: TokenSyntax) -> Range<Int>? {
    var whole: Syntax?
    var current = token.parent
    // A closure with an error has no type.
    var outer = current
    while let one = outer, !one.isFunction {
      if one.is(ClosureExprSyntax.self) { current = one }
      outer = one.parent
    }
    while let one = current {
      if one.is(PatternBindingSyntax.self) {
        whole = one
        break
      }
      if one.is(CodeBlockItemSyntax.self) || one.isProtocol(StmtSyntaxProtocol.self) { break }
      if one.isProtocol(DeclSyntaxProtocol.self) || one.is(CodeBlockSyntax.self) { break }
      if one.is(ConditionElementSyntax.self) || one.parent?.is(ExpressionStmtSyntax.self) ?? false { break }
      if one.isProtocol(ExprSyntaxProtocol.self) { whole = one }
      current = one.parent
    }
    return whole.map { one in
      one.positionAfterSkippingLeadingTrivia.utf8Offset..<one.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  /// The parts of a diagnostic by which a reader recognizes a duplicate.
  private struct Said: Hashable {
    let file: UInt32
    let offset: Int
    let problem: Problem

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.file.number
      offset = diagnostic.offset
      problem = diagnostic.problem
    }
  }
}

extension Syntax {
  fileprivate var isFunction: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .subscriptDecl: true
    default: false
    }
  }
}
