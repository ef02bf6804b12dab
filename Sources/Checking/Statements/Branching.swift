import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// `if` and `switch`, as statements and as expressions.
extension Checker {
  /// `blocks` creates the branches' blocks if they are not plain ones.
  package func checkBranching(_ node: ExprSyntax, label: String? = nil, blocks: BlockMaker? = nil) -> Statement {
    if let node = node.as(IfExprSyntax.self) { return checkIf(node, label: label, blocks: blocks) }
    if let node = node.as(SwitchExprSyntax.self) { return checkSwitch(node, label: label, blocks: blocks) }
    return checkExpressionStatement(node)
  }

  private func checkIf(_ node: IfExprSyntax, label: String?, blocks: BlockMaker?) -> Statement {
    if let label {
      let target = LoopLabel()
      let inner = inLoop(label, target, kind: .ifElse) { checkIf(node, label: nil, blocks: blocks) }
      return Statement(.doCatch(target, Block([inner], end: place(node.body.rightBrace)), []), place: place(node))
    }
    return inScope {
      let outer = scope
      let conditions = checkConditions(node.conditions)
      let block = branchBlock(node.body, blocks)
      scope = outer.parent ?? outer
      var other: Statement?
      switch node.elseBody {
      case .ifExpr(let next): other = checkIf(next, label: nil, blocks: blocks)
      case .codeBlock(let body): other = Statement(.block(branchBlock(body, blocks)), place: place(body))
      case nil: break
      }
      scope = outer
      return Statement(.ifElse(conditions, block, other), place: place(node))
    }
  }

  /// A branch; in an expression, its last expression is the value.
  private func branchBlock(_ node: CodeBlockSyntax, _ blocks: BlockMaker?) -> Block {
    if let blocks { return blocks(node.statements, place(node.rightBrace)) }
    guard let target = body.yieldType else { return checkBlock(node) }
    return valueBlock(node.statements, end: place(node.rightBrace), target, inSwitch: false)
  }

  private func valueBlock(
    _ statements: CodeBlockItemListSyntax, end: Place, _ target: Type, inSwitch: Bool
  ) -> Block {
    func reportMissingValue() -> Block {
      let last = inSwitch ? statements.lastToken(viewMode: .sourceAccurate) : nil
      error(.statement(.branchWithoutValue(inSwitch: inSwitch)), at: last.map { place($0) } ?? end)
      return Block([], end: end)
    }
    guard statements.count == 1, let only = statements.first else {
      if let last = statements.last, isJump(last) { return withoutYield { checkBlock(statements, end: end) } }
      return reportMissingValue()
    }
    if isJump(only) { return withoutYield { checkBlock(statements, end: end) } }
    guard let expression = branching(only) ?? singleExpression(only) else { return reportMissingValue() }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      let statement = body.openBranches.map { nestedBranches(expression, in: $0) } ?? checkBranching(expression)
      return Block([statement], end: end)
    }
    let at = place(expression)
    let value = withoutYield { branchValue(expression, target) }
    if isNeverCall(value) { return Block([Statement(.expression(value), place: at)], end: end) }
    let block = Block([Statement(.yield(value), place: at)], end: end)
    if case .error = value.type { return block }
    if let open = body.openBranches {
      open.branches.append(OpenBranches.Branch(value: value, syntax: expression, block: block))
    } else {
      yield(value, as: target, from: block, at: expression)
    }
    return block
  }

  /// Converts a branch's value to the type of the whole expression.
  private func yield(_ value: Expression, as target: Type, from block: Block, at node: ExprSyntax) {
    let result: Expression
    if let converted = withoutYield({ convert(value, to: target) }) {
      result = converted
    } else {
      reportMismatch(value, to: target, purpose: .none, at: node)
      result = errorExpression(node)
    }
    block.statements[block.statements.count - 1] = Statement(.yield(result), place: place(node))
  }

  /// Without a type from the context, each branch's value is determined alone.
  private func branchValue(_ expression: ExprSyntax, _ target: Type) -> Expression {
    guard body.openBranches != nil else { return infer(expression, hint: target) }
    let mark = table.openVariables.count
    let value = infer(expression, hint: nil)
    // An empty literal does not take its elements from the other branches.
    guard applyFallbacks(from: mark) else { return value }
    _ = applyDefaults(from: mark)
    return value
  }

  /// Converts the values of all branches to the type that they have in common, which becomes that of `target`.
  private func settle(_ open: OpenBranches, as target: Type) {
    guard let first = open.branches.first else { return }
    let common = open.areStatements ? nil : commonType(of: open)
    // After an error, uses of the value are not reported as well.
    _ = matches(target, common ?? first.value.type)
    if common != nil {
      for branch in open.branches { yield(branch.value, as: target, from: branch.block, at: branch.syntax) }
    }
  }

  /// The type that all branches have in common. If there is none, this is reported.
  private func commonType(of open: OpenBranches) -> Type? {
    var common = open.branches.first?.value.type
    for (index, branch) in open.branches.enumerated().dropFirst() {
      common = common.flatMap { commonType($0, branch, open.branches[..<index]) }
    }
    guard common == nil, let last = open.branches.last else { return common }
    open.areStatements = true
    let areLiterals = open.branches.allSatisfy { isLiteral($0.syntax) }
    var kinds: [Type] = []
    for branch in open.branches where !kinds.contains(described(branch.value.type)) {
      kinds.append(described(branch.value.type))
    }
    // The last type is tried, of literals the one that occurs last.
    let wanted = areLiterals ? kinds.last ?? last.value.type : last.value.type
    var reported: [Type] = []
    for branch in open.branches where attempt({ convert(branch.value, to: wanted) }) == nil {
      let type = branch.value.type.resolved
      if areLiterals, reported.contains(type) { continue }
      reported.append(type)
      error(
        .conversion(.branches(described(type).shown, described(wanted).shown)), at: location(of: branch.syntax))
    }
    return nil
  }

  private func isLiteral(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    default: false
    }
  }

  /// A branch that is itself an `if` or `switch`: its own branches have a type in common.
  private func nestedBranches(_ expression: ExprSyntax, in outer: OpenBranches) -> Statement {
    let inner = OpenBranches()
    body.openBranches = inner
    defer { body.openBranches = outer }
    let statement = checkBranching(expression)
    if inner.branches.isEmpty || commonType(of: inner) != nil {
      outer.branches += inner.branches
    } else {
      outer.areStatements = true
    }
    return statement
  }

  /// The common type of a branch and those before it, which have a type in common.
  private func commonType(
    _ common: Type, _ branch: OpenBranches.Branch, _ earlier: ArraySlice<OpenBranches.Branch>
  ) -> Type? {
    func takes(_ type: Type, _ branches: ArraySlice<OpenBranches.Branch>) -> Bool {
      attempt { branches.allSatisfy { convert($0.value, to: type) != nil } ? true : nil } ?? false
    }
    if let joined = attempt({ join(common, branch.value.type) }) { return joined }
    if takes(common, [branch]) { return common }
    return takes(branch.value.type, earlier) ? branch.value.type : nil
  }

  private func withoutYield<Result>(_ work: () -> Result) -> Result {
    let saved = body.yieldType
    body.yieldType = nil
    defer { body.yieldType = saved }
    return work()
  }

  package func inferIf(_ node: IfExprSyntax, hint: Type?) -> Expression { inferBranching(ExprSyntax(node), hint: hint) }
  package func inferSwitch(_ node: SwitchExprSyntax, hint: Type?) -> Expression {
    inferBranching(ExprSyntax(node), hint: hint)
  }

  private func inferBranching(_ node: ExprSyntax, hint: Type?) -> Expression {
    if let conditional = node.as(IfExprSyntax.self), !hasElse(conditional) {
      error(.statement(.ifWithoutElse), at: node)
      return errorExpression(node)
    }
    if let keyword = keywordInCondition(of: node) {
      error(.statement(.notAsExpression(keyword.text)), at: keyword)
      return errorExpression(node)
    }
    let saved = body.yieldType
    let savedBranches = body.openBranches
    let known = hint.flatMap { type in unbound(type).map { $0.literal != nil } ?? true ? type : nil }
    let target = known ?? makeVariable()
    let open = known == nil ? OpenBranches() : nil
    body.yieldType = target
    body.openBranches = open
    let errors = typeErrorCount
    let messages = table.diagnostics.count
    let statement = checkBranching(node)
    body.yieldType = saved
    body.openBranches = savedBranches
    if let open {
      settle(open, as: target)
      if open.areStatements { savedBranches?.areStatements = true }
      if open.areStatements, typeErrorCount > errors { return errorExpression(node) }
    } else {
      keepFirstBranch(of: node, since: messages)
    }
    if typeErrorCount == errors { reportJumps(outOf: node) }
    return Expression(.statement(statement), type: target, place: place(node))
  }

  /// The keyword of an `if` or `switch` whose value a condition would bind. A statement may have such a condition.
  private func keywordInCondition(of node: ExprSyntax) -> TokenSyntax? {
    for condition in node.as(IfExprSyntax.self)?.conditions ?? [] {
      let value: ExprSyntax? =
        switch condition.condition {
        case .optionalBinding(let binding): binding.initializer?.value
        case .matchingPattern(let pattern): pattern.initializer.value
        default: nil
        }
      if let inner = value?.as(IfExprSyntax.self) { return inner.ifKeyword }
      if let inner = value?.as(SwitchExprSyntax.self) { return inner.switchKeyword }
    }
    return nil
  }

  private func hasElse(_ node: IfExprSyntax) -> Bool {
    switch node.elseBody {
    case .codeBlock: true
    case .ifExpr(let next): hasElse(next)
    case nil: false
    }
  }

  // MARK: switch

  private func checkSwitch(_ node: SwitchExprSyntax, label: String?, blocks: BlockMaker?) -> Statement {
    let at = place(node)
    let target = LoopLabel()
    var subject = withoutYield { checkFull(node.subject, as: nil, purpose: .none) }
    if isOpen, isUnknown(subject.type) { return stoppedStatement(subject) }
    subject = decided(subject)
    if isOpen, let cast = firstCast(in: node) { subject = typed(subject, as: resolve(cast)) }
    let variable = local("$subject", subject.type.resolved, at: at)
    var cases: [SwitchCase] = []
    let yieldType = body.yieldType
    body.loops.append(JumpTarget(label: label, target: target, kind: .switchCase))
    defer { body.loops.removeLast() }
    var isFailed = false
    if case .error = subject.type { isFailed = true }
    let savedNext = body.nextCase
    defer { body.nextCase = savedNext }
    var hasDefault = false
    for (index, item) in node.cases.enumerated() {
      guard case .switchCase(let syntax) = item else {
        unsupported(.conditionsHere, at: item)
        continue
      }
      if hasDefault {
        error(.statement(.caseAfterDefault), at: syntax)
        // The parser of swiftc finds it.
        rankLastProblem(at: 0)
        hasDefault = false
      } else if case .default = syntax.label {
        hasDefault = true
      }
      body.nextCase = nextCase(after: index, in: node)
      cases.append(checkCase(syntax, subject: variable, type: variable.type, yieldType: yieldType, blocks: blocks))
      if syntax.statements.isEmpty {
        let isDefault = if case .default = syntax.label { true } else { false }
        error(.statement(.emptyCase(isDefault: isDefault)), at: syntax.label)
      }
    }
    // swiftc learns nothing of a closure's statements if one of them is wrong.
    if function?.kind == .closure, errorCount > body.errorsBefore { isFailed = true }
    if cases.contains(where: \.hasWrongCondition) { isFailed = true }
    // The cases of an opaque type are unknown.
    if !isFailed, !isOpen || !isMadeOfOpaque(variable.type) { checkExhaustive(cases, type: variable.type, node: node) }
    return Statement(.switchCase(target, subject: subject, subjectVariable: variable, cases), place: at)
  }

  /// The type in the first case with `is` or `as`.
  private func firstCast(in node: SwitchExprSyntax) -> TypeSyntax? {
    for case .switchCase(let item) in node.cases {
      guard case .case(let label) = item.label else { continue }
      for item in label.caseItems {
        if let type = castType(of: item.pattern) { return type }
      }
    }
    return nil
  }

  /// The type of `let text as String` and `is String`.
  func castType(of pattern: PatternSyntax) -> TypeSyntax? {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .isTypePattern(let node): node.type
    case .valueBindingPattern(let node): castType(of: node.pattern)
    case .expressionPattern(let node): node.expression.as(AsExprSyntax.self)?.type
    default: nil
    }
  }

  /// The case that a `fallthrough` in the case at `index` runs into.
  private func nextCase(after index: Int, in node: SwitchExprSyntax) -> NextCase {
    guard case .switchCase(let next)? = node.cases.dropFirst(index + 1).first else { return .nothing }
    guard case .case(let label) = next.label else { return .plain }
    for item in label.caseItems {
      if let name = firstBinding(in: item.pattern) { return .binding(name) }
    }
    return .plain
  }

  private func firstBinding(in pattern: PatternSyntax) -> String? {
    final class Finder: SyntaxVisitor {
      var name: String?
      override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        name = name ?? node.identifier.text
        return .skipChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return finder.name
  }

  private func checkCase(
    _ node: SwitchCaseSyntax, subject: VariableDeclaration, type: Type, yieldType: Type?, blocks: BlockMaker?
  ) -> SwitchCase {
    inScope {
      var items: [SwitchCase.Item] = []
      switch node.label {
      case .default: items.append(SwitchCase.Item(pattern: .wildcard, condition: nil))
      case .case(let label):
        var shared: [String: VariableDeclaration] = [:]
        checkBindings(of: label.caseItems.map(\.pattern))
        for item in label.caseItems {
          sharedBindings = label.caseItems.count > 1 ? shared : nil
          let pattern = withoutYield {
            checkPattern(item.pattern, type: type, isLet: true, isBinding: false, subject: subject)
          }
          sharedBindings = nil
          for variable in variables(in: pattern) { shared[variable.name] = variable }
          let condition = item.whereClause.map { clause in withoutYield { checkCondition(clause.condition) } }
          items.append(SwitchCase.Item(pattern: pattern, condition: condition))
        }
      }
      let end = Place(file: file, offset: node.endPositionBeforeTrailingTrivia.utf8Offset)
      let block =
        blocks?(node.statements, end)
        ?? yieldType.map { valueBlock(node.statements, end: end, $0, inSwitch: true) }
        ?? checkBlock(node.statements, end: end)
      return SwitchCase(items: items, body: block)
    }
  }
}

extension SwitchCase {
  /// True if a `where` clause has an error.
  fileprivate var hasWrongCondition: Bool {
    items.contains { if case .error? = $0.condition?.type { true } else { false } }
  }
}
