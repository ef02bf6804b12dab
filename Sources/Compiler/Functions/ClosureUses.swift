import Tree

/// The uses of one constant whose value is a closure and which no other closure captures.
struct ClosureUses {
  private let variable: VariableDeclaration

  init(of variable: VariableDeclaration) { self.variable = variable }

  /// The calls of the closure inside an expression, in evaluation order.
  func calls(in expression: Expression) -> [Expression] {
    var found: [Expression] = []
    _ = visit(expression) { found.append($0) }
    return found
  }

  func occur(in expression: Expression) -> Bool { !calls(in: expression).isEmpty || !visit(expression) { _ in } }
  func occur(in condition: Condition) -> Bool { occurs { visit(condition, $0) } }
  func occur(in statement: Statement) -> Bool { occurs { visit(statement, $0) } }
  func occur(in block: Block) -> Bool { block.statements.contains(where: occur) }

  /// True if the statement only calls the closure.
  func areCalls(in statement: Statement) -> Bool { visit(statement) { _ in } }

  private func occurs(_ visit: ((Expression) -> Void) -> Bool) -> Bool {
    var isThere = false
    let areCalls = visit { _ in isThere = true }
    return isThere || !areCalls
  }

  // MARK: The walk; false where it is used otherwise than by a call

  private func visit(_ expression: Expression, _ call: (Expression) -> Void) -> Bool {
    switch expression.kind {
    case .variable(let other): return other != variable
    case .discard(let inner):
      if case .variable = inner.kind { return true }
      return visit(inner, call)
    case .call(let callee, let arguments):
      let isOwn = if case .variable(let other) = callee.kind { other == variable } else { false }
      let values = (isOwn ? [] : [callee]) + arguments.compactMap(\.expression)
      guard values.allSatisfy({ visit($0, call) }) else { return false }
      if isOwn { call(expression) }
      return true
    case .closure(let closure): return closure.captureList.allSatisfy { visit($0.value, call) }
    case .statement(let statement): return visit(statement, call)
    default: return expression.children.allSatisfy { visit($0, call) }
    }
  }

  private func visit(_ block: Block, _ call: (Expression) -> Void) -> Bool {
    block.statements.allSatisfy { visit($0, call) }
  }

  private func visit(_ condition: Condition, _ call: (Expression) -> Void) -> Bool {
    switch condition {
    case .boolean(let value), .pattern(_, let value): visit(value, call)
    }
  }

  private func visit(_ conditions: [Condition], _ call: (Expression) -> Void) -> Bool {
    conditions.allSatisfy { visit($0, call) }
  }

  private func visit(_ statement: Statement, _ call: (Expression) -> Void) -> Bool {
    switch statement.kind {
    case .expression(let value), .declare(_, let value?), .returnValue(let value?), .throwError(let value),
      .discardSelf(let value),
      .yield(let value):
      return visit(value, call)
    case .block(let block): return visit(block, call)
    // A deferred block runs when the scope is left; until then nothing changes.
    case .deferred(let block):
      var isThere = false
      return visit(block) { _ in isThere = true } && !isThere
    case .ifElse(let conditions, let block, let other):
      return visit(conditions, call) && visit(block, call) && (other.map { visit($0, call) } ?? true)
    case .guardElse(let conditions, let block), .whileLoop(_, let conditions, let block):
      return visit(conditions, call) && visit(block, call)
    case .repeatWhile(_, let block, let condition): return visit(block, call) && visit(condition, call)
    case .forIn(let loop):
      return visit(loop.sequence, call) && (loop.condition.map { visit($0, call) } ?? true) && visit(loop.body, call)
    case .switchCase(_, let subject, _, let cases):
      return visit(subject, call)
        && cases.allSatisfy { one in
          one.items.allSatisfy { $0.condition.map { visit($0, call) } ?? true } && visit(one.body, call)
        }
    case .doCatch(_, let block, let clauses):
      return visit(block, call)
        && clauses.allSatisfy { clause in
          clause.items.allSatisfy { $0.condition.map { visit($0, call) } ?? true } && visit(clause.body, call)
        }
    case .declare(_, nil), .returnValue(nil), .localFunction, .breakOut, .continueLoop, .fallthroughNext,
      .failInitializer:
      return true
    }
  }
}
