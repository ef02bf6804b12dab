import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

extension ExpressionChecker {
  func inferInfix(_ node: InfixOperatorExprSyntax, hint: Type?) -> Expression {
    if node.operator.is(AssignmentExprSyntax.self) { return inferAssignment(node, hint: hint) }
    guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      if let type = typeExpression(ExprSyntax(node)) {
        return Expression(.metatype(type), type: .metatype(type), place: place(node))
      }
      unsupported(.operator, at: node.operator)
      return errorExpression(node)
    }
    checkRight(node.rightOperand, of: token)
    if input.operators.infixOperator(named: token.text) == nil {
      // The error has been reported; the operands are still checked.
      for operand in [node.leftOperand, node.rightOperand] where !isContextual(operand) {
        _ = infer(operand, hint: nil)
      }
      return errorExpression(node)
    }
    let bool = libraryNominal("Bool")
    switch token.text {
    case "&&", "||":
      if operatorIsOwn(token.text), !areBooleans(node) { break }
      let left = inferBoolean(node.leftOperand)
      let right = inferBoolean(node.rightOperand)
      if case .error = left.type { return left }
      if case .error = right.type { return right }
      return Expression(token.text == "&&" ? .and(left, right) : .or(left, right), type: bool, place: place(node))
    case "??":
      if operatorIsOwn("??") {
        // The program's operator applies only where its result is of the expected type.
        func valid(mustFit: Bool, _ infer: () -> Expression) -> Expression? {
          attempt {
            let value = infer()
            if case .error = value.type { return nil }
            if mustFit, let hint, unbound(hint) == nil, !canConvert(value.type, to: hint) { return nil }
            return value
          }
        }
        let own = { self.inferBinary(token.text, node, token: token, hint: hint) }
        if let value = valid(mustFit: true, own) { return value }
        if let value = valid(mustFit: true, { inferCoalesce(node, hint: hint) }) { return value }
        if let value = valid(mustFit: false, own) { return value }
      }
      return inferCoalesce(node, hint: hint)
    case "===", "!==": return inferIdentity(node, negated: token.text == "!==")
    case "==", "!=":
      if let result = inferNilComparison(node, negated: token.text == "!=") { return result }
    default: break
    }
    return inferBinary(token.text, node, token: token, hint: hint)
  }

  /// `1 + try f()`: only an assignment may have a `try`, an `await` or an `unsafe` on its right.
  private func checkRight(_ operand: ExprSyntax, of token: TokenSyntax) {
    if file.isLibrary || input.operators.assigns(token.text) { return }
    switch operand.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node):
      let mark = node.questionOrExclamationMark?.text ?? ""
      error(.effect(.rightOfOperator(node.tryKeyword.text + mark)), at: node)
    case .awaitExpr(let node): error(.effect(.rightOfOperator(node.awaitKeyword.text)), at: node)
    case .unsafeExpr(let node): error(.effect(.rightOfOperator(node.unsafeKeyword.text)), at: node)
    default: break
    }
  }

  /// The value of a local variable that is not used again.
  func inferConsumed(_ node: ConsumeExprSyntax, hint: Type?) -> Expression {
    let value = infer(node.expression, hint: hint)
    switch value.kind {
    case .variable(let variable):
      if variable.kind == .global { error(.flow(.consumesGlobal), at: node.expression) }
    case .property(_, let property, _, _) where property.kind == .property && property.storageIndex != nil:
      error(.flow(.consumesPart), at: node)
    case .property, .staticVariable: error(.flow(.consumesOther), at: node)
    default: break
    }
    guard case .variable(let variable) = value.kind, variable.kind != .global else { return value }
    if !file.isLibrary { usesOwnership = true }
    return Expression(.consumed(value), type: value.type, place: value.place)
  }

  private func inferBoolean(_ syntax: ExprSyntax) -> Expression {
    let bool = libraryNominal("Bool")
    let value = infer(syntax, hint: bool)
    if case .error = value.type { return value }
    if let converted = convert(value, to: bool) { return converted }
    reportNotBoolean(value, syntax, test: "!=")
    return errorExpression(syntax)
  }

  /// True if the language's own `&&` and `||` fit.
  private func areBooleans(_ node: InfixOperatorExprSyntax) -> Bool {
    let bool = libraryNominal("Bool")
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return [node.leftOperand, node.rightOperand].allSatisfy { operand in
      attempt { () -> Expression? in convert(infer(operand, hint: bool), to: bool) } != nil
    }
  }

  /// True if the program declares an operator with that name.
  package func operatorIsOwn(_ name: String) -> Bool {
    !file.isLibrary && !(memberOperators[name] ?? []).isEmpty
      || operatorFunctions(name).contains { !$0.place.file.isLibrary }
  }

  private func inferBinary(
    _ name: String, _ node: InfixOperatorExprSyntax, token: TokenSyntax, hint: Type?
  ) -> Expression {
    if isArithmeticOfLiterals(ExprSyntax(node)) { return inferArithmetic(name, node, token: token, hint: hint) }
    let outer = table.context.hasChainLink
    table.context.hasChainLink = false
    let isAssigning = input.operators.assigns(name)
    var left: Expression?
    if !isContextualOperand(node.leftOperand) || isAssigning
      || hint == nil && isContextualOperand(node.rightOperand) && isCollectionLiteral(node.leftOperand)
    {
      let value = isAssigning ? inferLink(node.leftOperand, hint: nil) : infer(node.leftOperand, hint: nil)
      if case .error = value.type {
        if !isContextual(node.rightOperand) { _ = infer(node.rightOperand, hint: nil) }
        table.context.hasChainLink = outer
        return errorExpression(node)
      }
      left = value
      if isAssigning, value.isImplicitlyUnwrapped, let wrapped = head(value.type).wrapped {
        left = Expression(.forceUnwrap(value), type: wrapped, place: value.place)
      }
    }
    let isChain = table.context.hasChainLink
    table.context.hasChainLink = outer
    var right: Expression?
    if !isContextualOperand(node.rightOperand) {
      let value = infer(node.rightOperand, hint: nil)
      if case .error = value.type { return errorExpression(node) }
      right = value
    }
    if name == "==" || name == "!=", let left, let right, case .metatype = head(left.type),
      case .metatype = head(right.type)
    {
      let bool = libraryNominal("Bool")
      let same = Expression(.identical(left, right), type: bool, place: place(node))
      return name == "==" ? same : Expression(.not(same), type: bool, place: place(node))
    }
    let arguments = [
      CallArgument(label: "$operator", syntax: node.leftOperand, isTrailing: false, inferred: left),
      CallArgument(label: "$operator", syntax: node.rightOperand, isTrailing: false, inferred: right),
    ]
    var operandTypes =
      [left?.type, right?.type].compactMap { $0 } + (left == nil || right == nil ? [hint].compactMap { $0 } : [])
    // `let range: ClosedRange<Vector> = [0, 0] ... [1, 1]`: the operator is that of the bounds' type.
    if left == nil, right == nil, let hint { operandTypes += argumentTypes(of: hint) }
    var value = resolveOperator(name, arguments, operandTypes, hint: hint, node: ExprSyntax(node), token: token)
    if name == "+", let hint, unbound(hint) == nil, node.leftOperand.is(InfixOperatorExprSyntax.self),
      !canConvert(value.type, to: hint)
    {
      // `part + "." + rest` is a String if one is expected, and so is its left operand.
      let again = attempt { () -> Expression? in
        let left = infer(node.leftOperand, hint: hint)
        guard canConvert(left.type, to: hint) else { return nil }
        let operands = [
          CallArgument(label: "$operator", syntax: node.leftOperand, isTrailing: false, inferred: left), arguments[1],
        ]
        let other = resolveOperator(
          name, operands, [left.type] + [right?.type].compactMap { $0 }, hint: hint, node: ExprSyntax(node),
          token: token)
        return canConvert(other.type, to: hint) ? other : nil
      }
      if let again { value = again }
    }
    if isChain { return wrapChain(value) }
    return value
  }

  /// The arguments of a generic type, and theirs: `Range<V>` and `V` for `Range<V>?`.
  private func argumentTypes(of type: Type) -> [Type] {
    guard case .nominal(_, let arguments) = head(type) else { return [] }
    return arguments.flatMap { [$0] + argumentTypes(of: $0) }
  }

  /// `3 / 2`: has the expected type if that has such literals.
  private func inferArithmetic(
    _ name: String, _ node: InfixOperatorExprSyntax, token: TokenSyntax, hint: Type?
  ) -> Expression {
    var target = hint.map { head($0) }
    while let wrapped = target?.wrapped { target = head(wrapped) }
    if let variable = target.flatMap({ unbound($0) }) {
      target = variable.literal == .float ? defaultType(of: variable) : nil
    }
    if let type = target, !accepts(type, .integer) { target = nil }
    let operands = [node.leftOperand, node.rightOperand].map { operand in
      CallArgument(
        label: "$operator", syntax: operand, isTrailing: false, inferred: infer(operand, hint: target))
    }
    for operand in operands { if case .error? = operand.inferred?.type { return errorExpression(node) } }
    return resolveOperator(
      name, operands, operands.compactMap { $0.inferred?.type } + [target].compactMap { $0 }, hint: target ?? hint,
      node: ExprSyntax(node), token: token)
  }

  /// A key path with an explicit root has a known type, unless an operator of the program takes it as a function.
  func isContextualOperand(_ node: ExprSyntax) -> Bool {
    if let path = node.as(KeyPathExprSyntax.self) { return path.root == nil || isOperandOfOwn(node) }
    return isContextual(node)
  }

  /// True if the solution applies an operator of the program to the operand: it may make a function of a key path.
  private func isOperandOfOwn(_ node: ExprSyntax) -> Bool {
    guard let parent = node.parent?.as(ExprSyntax.self),
      case .function(let operation, _, _, _, _, _)? =
        solvedOperator(at: parent)
    else { return false }
    return !operation.place.file.isLibrary
  }

  func isCollectionLiteral(_ node: ExprSyntax) -> Bool {
    node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self)
  }
}
