import Diagnostics
import SwiftSyntax

/// The ends of the branches of an `if` or `switch` that is used as a value: values, and jumps.
extension Checker {
  /// True if an `if` or `switch` can be the value of a one-statement body: every branch is one expression or throws, at
  /// least one is an expression, and no jump leaves the branches.
  package func branchesAreValues(_ node: ExprSyntax) -> Bool {
    branchesAreValues(node, orLeaveBy: isThrow) && JumpFinder.jumps(outOf: node).isEmpty
      && !branches(of: node).allSatisfy { $0.last.map(isThrow) ?? false }
  }

  /// - Parameter leaves: True for a statement that may end a branch without a value.
  private func branchesAreValues(_ node: ExprSyntax, orLeaveBy leaves: (CodeBlockItemSyntax) -> Bool) -> Bool {
    func isValue(_ statements: CodeBlockItemListSyntax) -> Bool {
      guard statements.count == 1, let only = statements.first else {
        return statements.last.map(leaves) ?? false
      }
      if leaves(only) { return true }
      switch only.item {
      case .expr(let expression):
        if let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
          return false
        }
        return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
          ? branchesAreValues(expression, orLeaveBy: leaves) : true
      case .stmt(let statement):
        guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return false }
        return branchesAreValues(expression, orLeaveBy: leaves)
      case .decl: return false
      }
    }
    if let node = node.as(IfExprSyntax.self) {
      guard isValue(node.body.statements) else { return false }
      switch node.elseBody {
      case .codeBlock(let block): return isValue(block.statements)
      case .ifExpr(let next): return branchesAreValues(ExprSyntax(next), orLeaveBy: leaves)
      case nil: return false
      }
    }
    if let node = node.as(SwitchExprSyntax.self) {
      return node.cases.allSatisfy { item in
        if case .switchCase(let one) = item { isValue(one.statements) } else { false }
      }
    }
    return true
  }

  private func isThrow(_ item: CodeBlockItemSyntax) -> Bool {
    if case .stmt(let statement) = item.item { statement.is(ThrowStmtSyntax.self) } else { false }
  }

  func isJump(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .stmt(let statement) = item.item else { return false }
    return statement.is(ThrowStmtSyntax.self) || statement.is(ReturnStmtSyntax.self)
      || statement.is(BreakStmtSyntax.self)
      || statement.is(ContinueStmtSyntax.self) || statement.is(FallThroughStmtSyntax.self)
  }

  /// A branch that is itself an `if` or `switch` with values; its own branches may also end with jumps.
  func branching(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    guard case .stmt(let statement) = item.item,
      let inner = statement.as(ExpressionStmtSyntax.self)?.expression,
      inner.is(IfExprSyntax.self) || inner.is(SwitchExprSyntax.self), branchesAreValues(inner, orLeaveBy: isJump)
    else { return nil }
    return inner
  }

  /// Reports each `return`, `break` and `continue` that would leave the value's branches, also for the branches that
  /// are themselves an `if` or `switch`.
  func reportJumps(outOf node: ExprSyntax) {
    let keyword = node.is(IfExprSyntax.self) ? "if" : "switch"
    for jump in JumpFinder.jumps(outOf: node) {
      error(.statement(.leavesBranches(jump.text, of: keyword)), at: jump)
    }
    for block in branches(of: node) {
      if block.count == 1, let inner = block.first.flatMap(branching) { reportJumps(outOf: inner) }
    }
  }

  private func branches(of node: ExprSyntax) -> [CodeBlockItemListSyntax] {
    if let node = node.as(IfExprSyntax.self) {
      switch node.elseBody {
      case .codeBlock(let block): return [node.body.statements, block.statements]
      case .ifExpr(let next): return [node.body.statements] + branches(of: ExprSyntax(next))
      case nil: return [node.body.statements]
      }
    }
    return (node.as(SwitchExprSyntax.self)?.cases ?? []).compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
  }
}

/// The search for statements that leave the code they are in.
private final class JumpFinder: SyntaxVisitor {
  private let root: SyntaxIdentifier
  /// The statements around the current place that `break` and `continue` without a label refer to.
  private var breakable = 0
  private var loops = 0
  private var labels: [String] = []
  private var found: [TokenSyntax] = []

  private init(_ root: SyntaxIdentifier) {
    self.root = root
    super.init(viewMode: .sourceAccurate)
  }

  /// The keywords of the jumps out of an expression, in source order.
  static func jumps(outOf node: ExprSyntax) -> [TokenSyntax] {
    let finder = JumpFinder(node.id)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.returnKeyword)
    return .visitChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label.map({ !labels.contains($0.text) }) ?? (breakable == 0) { found.append(node.breakKeyword) }
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label.map({ !labels.contains($0.text) }) ?? (loops == 0) { found.append(node.continueKeyword) }
    return .skipChildren
  }

  override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
    labels.append(node.label.text)
    return .visitChildren
  }

  override func visitPost(_ node: LabeledStmtSyntax) { labels.removeLast() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: ForStmtSyntax) { leaveLoop() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: WhileStmtSyntax) { leaveLoop() }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: RepeatStmtSyntax) { leaveLoop() }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if node.id != root { breakable += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { if node.id != root { breakable -= 1 } }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enterLoop() -> SyntaxVisitorContinueKind {
    breakable += 1
    loops += 1
    return .visitChildren
  }

  private func leaveLoop() {
    breakable -= 1
    loops -= 1
  }
}
