import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Bodies of closures and of autoclosures.
extension ExpressionChecker {
  func closureBody(
    _ node: ClosureExprSyntax, result: Type?, isDeclared: Bool, _ recorder: ThrowRecorder
  ) -> (Block?, Type?) {
    let end = place(node.rightBrace)
    let prologue = function?.detail?.closure.takePrologue() ?? []
    // If no result is wanted, the branches of an `if` are statements, whatever values they have.
    let isStatement = result.map { unbound($0) == nil && head($0).isVoid } ?? false
    if node.statements.count == 1, let only = node.statements.first, let single = singleExpression(only),
      !(isStatement && isBranching(single) && !isReturn(only))
    {
      // A value next to a branch without one is not used, if the closure's result type is not known.
      let mayBeStatement = isBranching(single) && !isReturn(only) && result.map { unbound($0) != nil } ?? true
      let branches = OpenBranches()
      let start = mayBeStatement ? table.snapshot() : nil
      if mayBeStatement { body.openBranches = branches }
      defer { if let start { table.commit(start) } }
      let errors = typeErrorCount
      let value = isAssignment(single) ? asFullExpressions { infer(single, hint: result) } : infer(single, hint: result)
      if branches.areStatements, let start {
        table.rollback(to: start)
        return statementBody(node, result: result, prologue: prologue, end: end)
      }
      if typeErrorCount > errors {
        reportAssignmentAsResult(single, result)
        return (nil, nil)
      }
      if case .error = value.type { return (nil, nil) }
      // `find { … }` of type `R?`, which nothing else may determine: then it has no value.
      if !isReturn(only), let open = head(value.type).wrapped.flatMap({ unbound($0) }),
        result.map({ head($0).isVoid || unbound($0) != nil }) ?? true
      {
        table.resultsOfStatements.append(open)
      }
      let at = place(single)
      if let result {
        if head(result).isVoid, !head(value.type).isVoid, isReturn(only),
          unbound(value.type)?.literal != nil
            || unbound(value.type) == nil
        {
          error(
            .conversion(.mismatch(described(value.type).shown, .written("Void"), for: .closureResult)),
            at: location(of: single))
          return (nil, nil)
        }
        if head(result).isVoid {
          let statement =
            head(value.type).isVoid
            ? Statement(.expression(value), place: at)
            : Statement(.expression(Expression(.discard(value), type: .void, place: at)), place: at)
          return (Block(prologue + [statement], end: end), .void)
        }
        // A call that never returns can replace any value.
        if unbound(result) == nil, isNeverCall(value), !head(result).isLibrary("Never") {
          return (Block(prologue + [Statement(.expression(value), place: at)], end: end), result)
        }
        let isGeneric = !isDeclared && function?.detail?.closure.givesGenericOptional ?? false
        let extended = isGeneric ? extendedChainInClosure(value, to: result) : nil
        guard let converted = extended ?? convert(value, to: result) else {
          if let variable = unbound(result), variable.literal == nil, matches(result, value.type) {
            return (Block(prologue + [Statement(.returnValue(value), place: at)], end: end), value.type)
          }
          if reportLiteralElement(behind: single, described(value.type).shown, expected: described(result).shown) {
            return (nil, nil)
          }
          if isDeclared, let written = node.signature?.returnClause {
            error(.closure(.resultAgainstReturn(asWritten(result), described(value.type).shown)), at: written.type)
          } else {
            reportMismatch(value, to: result, purpose: .closureResult, at: single)
          }
          return (nil, nil)
        }
        return (Block(prologue + [Statement(.returnValue(converted), place: at)], end: end), result)
      }
      if head(value.type).isVoid {
        return (Block(prologue + [Statement(.expression(value), place: at)], end: end), .void)
      }
      return (Block(prologue + [Statement(.returnValue(value), place: at)], end: end), value.type)
    }
    if node.statements.isEmpty, !isDeclared, let result, unbound(result) == nil, !head(result).isVoid {
      let at = place(node.rightBrace)
      // `{ }` returns `()`, also as an optional or an `Any`.
      if let value = attempt({ convert(Expression(.tuple([]), type: .void, place: at), to: result) }) {
        return (Block(prologue + [Statement(.returnValue(value), place: at)], end: end), result)
      }
      reportEmpty(node, result)
      return (nil, nil)
    }
    return statementBody(node, result: result, prologue: prologue, end: end)
  }

  /// `filter { $0.isDone = true }`: the assignment has an error, and is no value either.
  private func reportAssignmentAsResult(_ single: ExprSyntax, _ result: Type?) {
    guard isAssignment(single), let result, !result.resolved.hasTypeVariables, !head(result).isVoid else { return }
    error(.conversion(.mismatch(.written("()"), result.shown, for: .closureResult)), at: location(of: single))
  }

  /// A body whose results are those of its `return` statements.
  private func statementBody(
    _ node: ClosureExprSyntax, result: Type?, prologue: [Statement], end: Place
  ) -> (Block?, Type?) {
    let type = result ?? makeVariable()
    body.result = type
    let errors = typeErrorCount
    let messages = table.diagnostics.count
    let untyped = untypedParameters()
    table.parametersOfStatements += untyped.map(\.variable)
    let block = statements.checkBlock(node.statements, end: end)
    table.parametersOfStatements.removeLast(untyped.count)
    if typeErrorCount > errors {
      reportUntyped(untyped, in: node, since: messages)
      return (nil, nil)
    }
    if !returnsValue(node.statements), unbound(type) != nil { _ = matches(type, .void) }
    block.statements.insert(contentsOf: prologue, at: 0)
    return (block, type)
  }

  /// `{ }` where a value is expected. For a variable's own value swiftc's message is the other way around.
  private func reportEmpty(_ node: ClosureExprSyntax, _ result: Type) {
    let binding = node.parent?.parent?.as(PatternBindingSyntax.self)
    let isOwnValue = binding?.typeAnnotation.map { !$0.type.is(OptionalTypeSyntax.self) } ?? false
    let nothing = ShownType.written("()")
    let (from, to) = isOwnValue ? (asWritten(result), nothing) : (nothing, asWritten(result))
    error(.conversion(.mismatch(from, to, for: .closureResult)), at: node)
  }

  /// True for an assignment, which the solver leaves to the walk.
  private func isAssignment(_ node: ExprSyntax) -> Bool {
    node.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
  }

  private func isBranching(_ node: ExprSyntax) -> Bool { node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) }

  private func isReturn(_ item: CodeBlockItemSyntax) -> Bool {
    if case .stmt(let statement) = item.item { statement.is(ReturnStmtSyntax.self) } else { false }
  }

  /// The result expression of a one-expression body; statements that can be expressions count if they have a value.
  package func singleExpression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): return expression
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
          return statements.branchesAreValues(expression) ? expression : nil
        }
        return expression
      }
      if let result = statement.as(ReturnStmtSyntax.self)?.expression { return result }
      return nil
    case .decl: return nil
    }
  }

  /// True for a body that consists of one `if` or `switch`, which is its value.
  func isValueOfBranches(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let only = statements.first else { return false }
    return singleExpression(only).map(isBranching) ?? false
  }

  /// True if the only statement is an expression whose type the context decides.
  func isContextualValue(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let only = statements.first else { return false }
    return singleExpression(only).map(isContextual) ?? false
  }

  func returnsValue(_ statements: CodeBlockItemListSyntax) -> Bool { returnedValues(statements) > 0 }

  /// The number of places at which the statements return a value.
  func returnedValues(_ statements: CodeBlockItemListSyntax) -> Int {
    final class Finder: SyntaxVisitor {
      var found = 0
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.expression != nil { found += 1 }
        return .skipChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.found
  }

  /// An argument that is evaluated when the callee calls it.
  package func checkAutoclosure(_ syntax: ExprSyntax, _ type: FunctionType) -> Expression? {
    let closure = makeClosureDeclaration(at: place(syntax))
    let saved = position
    defer { position = saved }
    // An asynchronous overload is preferred where the closure may wait.
    closure.isAsync = type.isAsync
    function = closure
    scope = Scope(parent: scope)
    let recorder = ThrowRecorder()
    if type.isThrowing {
      body.throwRecorder = recorder
      body.isThrowingAllowed = true
    }
    let errors = typeErrorCount
    let value = inferConverted(syntax, to: type.result, purpose: .argument)
    if typeErrorCount > errors { return nil }
    closure.result = type.result
    closure.isThrowing = recorder.hasThrown
    closure.isAsync = type.isAsync && waits(syntax)
    closure.detail?.closure.isAutoclosure = true
    let at = place(syntax)
    closure.checkedBody = Block([Statement(.returnValue(value), place: at)], end: at)
    return Expression(.closure(closure), type: .function(type), place: at)
  }
}
