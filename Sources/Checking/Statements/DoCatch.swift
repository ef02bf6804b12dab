import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

extension Checker {
  // MARK: do, catch

  func checkDo(_ node: DoStmtSyntax, label: String?) -> Statement {
    let at = place(node)
    let target = LoopLabel()
    if node.catchClauses.isEmpty {
      let block = label == nil ? checkBlock(node.body) : inLoop(label, target, kind: .block) { checkBlock(node.body) }
      return Statement(label == nil ? .block(block) : .doCatch(target, block, []), place: at)
    }
    let saved = body
    // Errors caught here are not propagated; errors that a clause throws replace them.
    body.isRethrowing = false
    defer { body.isRethrowing = saved.isRethrowing }
    let recorder = ThrowRecorder()
    let catchesAll = node.catchClauses.contains(where: \.catchesAll)
    let declared = node.throwsClause?.type.map { resolve($0) }
    body.throwRecorder = recorder
    body.isThrowingAllowed = true
    body.isPlainClosure = false
    body.thrownType = declared
    let start = table.diagnostics.count
    let block = inLoop(label, target, kind: .block) { checkBlock(node.body) }
    body.throwRecorder = saved.throwRecorder
    body.isThrowingAllowed = saved.isThrowingAllowed
    body.isPlainClosure = saved.isPlainClosure
    body.thrownType = saved.thrownType
    // If all thrown errors have one type, the caught error has it as well.
    let caught = declared ?? (recorder.thrownTypes.count == 1 ? recorder.thrownTypes.first?.resolved : nil) ?? anyError
    let errors = errorCount
    let clauses = node.catchClauses.map { checkCatch($0, caught, label, target) }
    let failed = table.diagnostics[start...].filter { $0.severity == .error && $0.file === file }.map(\.offset)
    // A pattern that is wrong covers nothing.
    let isExhaustive =
      catchesAll
      || zip(node.catchClauses, clauses).contains { written, clause in
        coversAll(clause, caught) && !failed.contains(where: Syntax(written.catchItems).contains)
      }
    if !isExhaustive {
      // Errors that no clause catches are propagated.
      for type in recorder.thrownTypes { body.throwRecorder?.note(type) }
    }
    if !isExhaustive, !saved.isThrowingAllowed, !recorder.thrownTypes.isEmpty {
      for source in sources(of: node.body) where !failed.contains(where: source.contains) {
        error(.effect(source.is(ThrowStmtSyntax.self) ? .throwNotCaught : .notExhaustive), at: source)
        // Effects are checked after types: these errors follow those of the clauses.
        rankLastProblem(at: node.endPosition.utf8Offset)
      }
    }
    if !isExhaustive, saved.isThrowingAllowed, errorCount == errors, let end = node.lastToken(viewMode: .sourceAccurate)
    {
      // An error that no clause catches is thrown where the statement ends.
      checkThrown(caught, at: end)
    }
    return Statement(.doCatch(target, block, clauses), place: at)
  }

  /// True if a clause has a pattern that every error matches: `catch let error as NSError`.
  private func coversAll(_ clause: CatchClause, _ caught: Type) -> Bool {
    func covers(_ pattern: Pattern) -> Bool {
      switch pattern {
      case .wildcard, .bind: true
      case .cast(let from, let to, let inner):
        (to.resolved == caught.resolved || alwaysSucceeds(from: from, to: to)) && covers(inner)
      default: false
      }
    }
    return clause.items.contains { $0.condition == nil && covers($0.pattern) }
  }

  /// The places that throw an error which no inner statement catches.
  private func sources(of node: CodeBlockSyntax) -> [Syntax] {
    final class Finder: SyntaxVisitor {
      var found: [Syntax] = []
      override func visitPost(_ node: TryExprSyntax) {
        if node.questionOrExclamationMark == nil { found.append(Syntax(node)) }
      }
      override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.awaitKeyword != nil, node.tryKeyword != nil { found.append(Syntax(node)) }
        return .visitChildren
      }
      override func visitPost(_ node: ThrowStmtSyntax) { found.append(Syntax(node)) }
      override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchClauses.contains(where: \.catchesAll) else { return .visitChildren }
        walk(node.catchClauses)
        return .skipChildren
      }
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  private func checkCatch(
    _ node: CatchClauseSyntax, _ caught: Type, _ label: String?, _ target: LoopLabel
  ) -> CatchClause {
    inScope {
      let isTyped = head(caught) != anyError && !head(caught).isLibrary("Never")
      let variable = local("error", anyError, at: place(node))
      let type = isTyped ? caught : anyError
      let typed = isTyped ? local("error", caught, at: place(node)) : variable
      // The error is passed as `any Error`, and has its own type where it is caught.
      func asCaught(_ pattern: Pattern) -> Pattern { isTyped ? .cast(from: anyError, to: caught, pattern) : pattern }
      var items: [SwitchCase.Item] = []
      if node.catchItems.isEmpty {
        scope.declare("error", .variable(typed))
        if isTyped { items = [SwitchCase.Item(pattern: asCaught(.bind(typed)), condition: nil)] }
      }
      checkBindings(of: node.catchItems.compactMap(\.pattern))
      for item in node.catchItems {
        if item.pattern == nil { scope.declare("error", .variable(typed)) }
        let pattern =
          item.pattern.map { checkPattern($0, type: type, isLet: true, isBinding: false) }
          ?? (isTyped ? .bind(typed) : .wildcard)
        let condition = item.whereClause.map { checkCondition($0.condition) }
        items.append(SwitchCase.Item(pattern: asCaught(pattern), condition: condition))
      }
      let block = inLoop(label, target, kind: .block) { checkBlock(node.body) }
      return CatchClause(items: items, error: variable, body: block)
    }
  }
}

extension Syntax {
  fileprivate func contains(_ offset: Int) -> Bool {
    (position.utf8Offset..<endPosition.utf8Offset).contains(offset)
  }
}
