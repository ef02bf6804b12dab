import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Visits all parts of a checked body, including closures and local functions, in source order.
struct BodyWalk {
  /// Called for each expression before its parts.
  let enter: (Expression) -> Void
  /// Called for each value that is returned.
  var returned: (Expression) -> Void = { _ in }
  /// Called for each value that a variable is declared with.
  var declared: (Pattern, Expression) -> Void = { _, _ in }
  /// Returns true if the walk enters the body of a closure or a local function.
  var entersBody: (FunctionDeclaration) -> Bool = { _ in true }

  func visit(_ block: Block) { for statement in block.statements { visit(statement) } }

  func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .yield(let value), .throwError(let value), .discardSelf(let value):
      visit(value)
    case .returnValue(let value):
      if let value {
        returned(value)
        visit(value)
      }
    case .declare(let pattern, let value):
      if let value {
        declared(pattern, value)
        visit(value)
      }
    case .localFunction(let function):
      if let body = function.checkedBody, entersBody(function) { visit(body) }
    case .block(let block), .deferred(let block): visit(block)
    case .ifElse(let conditions, let block, let other):
      visit(conditions)
      visit(block)
      if let other { visit(other) }
    case .guardElse(let conditions, let block), .whileLoop(_, let conditions, let block):
      visit(conditions)
      visit(block)
    case .repeatWhile(_, let block, let condition):
      visit(block)
      visit(condition)
    case .forIn(let loop):
      visit(loop.sequence)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .switchCase(_, let subject, _, let cases):
      visit(subject)
      for one in cases {
        for item in one.items { if let condition = item.condition { visit(condition) } }
        visit(one.body)
      }
    case .doCatch(_, let block, let clauses):
      visit(block)
      for clause in clauses { visit(clause.body) }
    case .breakOut, .continueLoop, .fallthroughNext, .failInitializer: break
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let value), .pattern(_, let value): visit(value)
      }
    }
  }

  func visit(_ expression: Expression) {
    enter(expression)
    switch expression.kind {
    case .closure(let closure):
      for item in closure.captureList { visit(item.value) }
      if let body = closure.checkedBody, entersBody(closure) { visit(body) }
    case .statement(let statement): visit(statement)
    default: for child in expression.children { visit(child) }
    }
  }
}
