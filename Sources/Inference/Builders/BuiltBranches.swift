import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Creates the block of a branch or loop in another way than that of a plain body.
package typealias BlockMaker = (CodeBlockItemListSyntax, Place) -> Block

/// Control flow inside built bodies: the result of a branch or of a loop's iteration is assigned to a variable
/// outside.
extension ExpressionChecker {
  /// Collects the blocks of a statement, each with its result.
  private final class Branches {
    var built: [(block: Block, value: Expression)] = []
    var isFailed = false
  }

  private func maker(_ builder: ResultBuilder, _ branches: Branches) -> BlockMaker {
    { [unowned self] list, end in
      inScope {
        var statements: [Statement] = []
        guard let parts = buildParts(list, builder, into: &statements) else {
          branches.isFailed = true
          return Block(statements, end: end)
        }
        let inner = ResultBuilder(
          type: builder.type, anchor: firstExpression(in: list) ?? builder.anchor,
          start: list.parent?.as(CodeBlockSyntax.self).map { Syntax($0.leftBrace) } ?? list.parent)
        let value = buildBlock(parts, inner, &statements)
        if case .error = value.type {
          branches.isFailed = true
          return Block(statements, end: end)
        }
        let part = hold(value, Syntax(list), inner.anchor, &statements)
        let block = Block(statements, end: end)
        branches.built.append((block, part.value))
        return block
      }
    }
  }

  func firstExpression(in list: CodeBlockItemListSyntax) -> ExprSyntax? {
    for item in list {
      switch item.item {
      case .expr(let node): return node
      case .stmt(let node): if let statement = node.as(ExpressionStmtSyntax.self) { return statement.expression }
      case .decl: continue
      }
    }
    return nil
  }

  func buildBranching(
    _ node: ExprSyntax, label: String?, _ builder: ResultBuilder, _ statements: inout [Statement]
  ) -> BuilderPart? {
    let branches = Branches()
    let statement = self.statements.checkBranching(node, label: label, blocks: maker(builder, branches))
    if branches.isFailed || branches.built.isEmpty { return nil }
    let chain = node.as(IfExprSyntax.self).map { BranchChain($0) }
    let isOptional = chain?.isOptional ?? false
    guard let variable = joinBranches(branches, chain, isOptional, node, builder) else { return nil }
    let held = Expression(.variable(variable), type: variable.type, place: place(node))
    let initial = isOptional ? Expression(.nilValue, type: variable.type, place: place(node)) : nil
    statements.append(Statement(.declare(.bind(variable), initial), place: place(node)))
    statements.append(statement)
    guard isOptional else { return BuilderPart(value: held, place: Syntax(node), syntax: node) }
    let part = BuilderPart(value: held, place: (chain?.braces.first).map { Syntax($0) } ?? Syntax(node), syntax: node)
    let name = supports("buildOptional", [nil], in: builder) ? "buildOptional" : "buildIf"
    let value = callBuilder(name, [part.argument()], builder, at: node)
    if case .error = value.type { return nil }
    return hold(value, Syntax(node), node, &statements)
  }

  /// Makes each branch end with an assignment of its result, at its place in the tree of `buildEither` calls.
  private func joinBranches(
    _ branches: Branches, _ chain: BranchChain?, _ isOptional: Bool, _ node: ExprSyntax, _ builder: ResultBuilder
  ) -> VariableDeclaration? {
    let start = opening()
    let type = makeVariable()
    var values: [Expression] = []
    for (index, branch) in branches.built.enumerated() {
      var value = branch.value
      let at = (chain?.braces[index]).map { Syntax($0) } ?? Syntax(node)
      if chain?.isLimited[index] ?? false, supports("buildLimitedAvailability", [nil], in: builder) {
        let part = BuilderPart(value: value, place: at, syntax: node)
        value = openBuilderCall("buildLimitedAvailability", [part.argument()], builder, at: node)
      }
      for isSecond in eitherPath(of: index, among: branches.built.count) {
        if case .error = value.type { return nil }
        let part = BuilderPart(value: value, place: at, syntax: node)
        value = openBuilderCall("buildEither", [part.argument(isSecond ? "second" : "first")], builder, at: node)
      }
      if case .error = value.type { return nil }
      guard let converted = convert(value, to: type) else {
        reportMismatch(value, to: type, purpose: .argument, at: node)
        return nil
      }
      values.append(converted)
    }
    finishExpression(from: start, node: node)
    let result = type.resolved
    let variable = local("$branch", isOptional ? optional(result) : result, at: place(node))
    variable.isLet = !isOptional
    variable.isInitializedLater = !isOptional
    for (branch, value) in zip(branches.built, values) {
      let at = value.place
      let assigned = isOptional ? Expression(.wrap(value), type: variable.type, place: at) : value
      let target = Expression(.variable(variable), type: variable.type, place: at)
      branch.block.statements.append(
        Statement(.expression(Expression(.assign(target, assigned), type: .void, place: at)), place: at))
    }
    return variable
  }

  /// The path to a branch from the inside out, true for `second`, in a tree of `buildEither` calls that is balanced
  /// from the left; its right edge has only as many as needed.
  private func eitherPath(of index: Int, among count: Int) -> [Bool] {
    var result: [Bool] = []
    var path = index
    var last = count - 1
    while last != 0 {
      if path != last || last & 1 == 1 { result.append(path & 1 == 1) }
      path >>= 1
      last >>= 1
    }
    return result
  }

  func buildLoop(
    _ node: ForStmtSyntax, label: String?, _ builder: ResultBuilder, _ statements: inout [Statement]
  ) -> BuilderPart? {
    let branches = Branches()
    let loop = self.statements.checkFor(node, label: label, blocks: maker(builder, branches))
    guard !branches.isFailed, let turn = branches.built.first else { return nil }
    let at = place(node)
    let type = libraryNominal("Array", [turn.value.type])
    let variable = local("$turns", type, at: at)
    variable.isLet = false
    let array = Expression(.variable(variable), type: type, place: at)
    guard
      let append = lookUpMembers(of: type, named: "append", isStatic: false).first(where: {
        $0.function.map { $0.parameters.count == 1 && $0.parameters[0].label == nil } ?? false
      }), let function = append.function
    else { return nil }
    let call = Expression(
      .apply(function, append.substitution, base: array, [.value(turn.value)], isDirect: false), type: .void, place: at)
    turn.block.statements.append(Statement(.expression(call), place: at))
    let empty = Expression(.array([]), type: type, place: at)
    statements.append(Statement(.declare(.bind(variable), empty), place: at))
    statements.append(loop)
    let part = BuilderPart(value: array, place: Syntax(node), syntax: node.sequence)
    let value = callBuilder("buildArray", [part.argument()], builder, at: node.sequence)
    if case .error = value.type { return nil }
    return hold(value, Syntax(node), node.sequence, &statements)
  }

  func buildDo(_ node: DoStmtSyntax, _ builder: ResultBuilder, _ statements: inout [Statement]) -> BuilderPart? {
    let branches = Branches()
    let at = place(node)
    let block = maker(builder, branches)(node.body.statements, place(node.body.rightBrace))
    guard !branches.isFailed, let inner = branches.built.first else { return nil }
    let variable = local("$block", inner.value.type, at: at)
    variable.isInitializedLater = true
    let held = Expression(.variable(variable), type: variable.type, place: at)
    block.statements.append(
      Statement(.expression(Expression(.assign(held, inner.value), type: .void, place: at)), place: at))
    statements.append(Statement(.declare(.bind(variable), nil), place: at))
    statements.append(Statement(.block(block), place: at))
    return BuilderPart(
      value: held, place: Syntax(node), syntax: firstExpression(in: node.body.statements) ?? builder.anchor)
  }
}
