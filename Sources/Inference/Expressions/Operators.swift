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

  /// `1 + try f()`: only an assignment may have a `try` or an `await` on its right.
  private func checkRight(_ operand: ExprSyntax, of token: TokenSyntax) {
    if file.isLibrary || input.operators.assigns(token.text) { return }
    switch operand.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node):
      let mark = node.questionOrExclamationMark?.text ?? ""
      error(.effect(.rightOfOperator(node.tryKeyword.text + mark)), at: node)
    case .awaitExpr(let node): error(.effect(.rightOfOperator(node.awaitKeyword.text)), at: node)
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
    let operandTypes =
      [left?.type, right?.type].compactMap { $0 } + (left == nil || right == nil ? [hint].compactMap { $0 } : [])
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

  func resolveOperator(
    _ name: String, _ arguments: [CallArgument], _ types: [Type], hint: Type?, node: ExprSyntax, token: TokenSyntax
  ) -> Expression {
    if let operand = opaqueOperand(name, arguments, hint: hint) { return operand }
    let isPostfix = arguments.count == 1 && node.is(PostfixOperatorExprSyntax.self)
    var callees =
      solvedOperator(at: node).flatMap { callsItself($0, arguments) ? nil : [$0] }
      ?? operatorCandidates(
        name, types, arity: arguments.count, isPostfix: isPostfix, isOpen: arguments.contains { $0.inferred == nil })
    if isOpen { callees.removeAll { callsItself($0, arguments) } }
    if callees.isEmpty {
      if isOpen, importsUnseen, name.hasPrefix(".") {
        // `mask .< limit`: a comparison of all elements, whatever type obsh takes an opaque operand for.
        noteOpaque(node)
        return opaqueValue(of: node)
      }
      if isOpen, !operatorIsKnown(name), name != "++", name != "--", input.operators.infixOperator(named: name) == nil {
        noteOpaque(node)
        return opaqueValue(of: node)
      }
      if name == "++" || name == "--", !operatorIsKnown(name) {
        // Swift had these operators until version 3.
        let sign = String(name.prefix(1))
        error(.name(.unknownIncrement(name, sign)), at: token)
      } else if reportUnknownOperator(name, isUnary: arguments.count == 1, at: token) {
      } else if operatorIsKnown(name) || !types.isEmpty {
        reportOperator(name, arguments, hint: hint, node: node, token: token)
      } else {
        error(.name(.unknownOperator(name)), at: token)
      }
      return errorExpression(node)
    }
    if reportUntypedOperands(callees, arguments, at: token) { return errorExpression(node) }
    let found =
      chooseOperator(callees, arguments, hint: hint, order: [.forward, .backward], node: node)
      ?? hint.flatMap { chooseOperator(callees, arguments, hint: $0, order: [.resultFirst], node: node) }
    let other = found ?? resolveByOther(name, arguments, hint: hint, node: node)
    if let value = other ?? resolveByDefault(name, arguments, hint: hint, node: node) {
      if case .apply(_, _, _, let passed, _) = value.kind, passed.count == 2 {
        for (argument, part) in zip(arguments, passed) where argument.syntax.is(NilLiteralExprSyntax.self) {
          guard var type = part.expression?.type.resolved else { continue }
          if case .function(let autoclosure) = type { type = autoclosure.result.resolved }
          if type.wrapped != nil || isMadeOfNil(type) { continue }
          reportOperator(name, arguments, hint: hint, node: node, token: token)
          return errorExpression(node)
        }
      }
      if case .apply(let function, _, _, _, _) = value.kind,
        reportUnavailable(name, function.detail?.unavailable, in: function.detail?.context, at: token)
      {
        return errorExpression(node)
      }
      if case .apply(let function, let substitution, _, let passed, let isDirect) = value.kind,
        let owner = function.owner
      {
        return Expression(
          .apply(
            function, substitution, base: operatorBase(owner, substitution, at: value.place), passed, isDirect: isDirect
          ),
          type: value.type, place: place(token))
      }
      return Expression(value.kind, type: value.type, place: place(token))
    }
    if mayBeOperatorOfUnseen(arguments) {
      noteOpaque(node)
      return opaqueValue(of: node)
    }
    if reportOnlyOperator(name, arguments, hint: hint, node: node, token: token) { return errorExpression(node) }
    reportOperator(name, arguments, hint: hint, node: node, token: token)
    return errorExpression(node)
  }

  /// True if a module that obsh lacks may declare the operator for these operands: `end - start` of dates.
  private func mayBeOperatorOfUnseen(_ arguments: [CallArgument]) -> Bool {
    guard isOpen, importsUnseen else { return false }
    let types = arguments.compactMap { $0.inferred.map { head($0.type) } }
    return types.count == arguments.count
      && types.contains { $0.nominal.map { $0.isLibrary && $0.module != "Swift" } ?? false }
      && types.allSatisfy { $0.wrapped == nil && !$0.isLibrary("Any") }
  }

  /// An operator with one function is called like any function: its wrong operand is reported.
  private func reportOnlyOperator(
    _ name: String, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, token: TokenSyntax
  ) -> Bool {
    var functions: Set<FunctionDeclaration> = Set(operatorFunctions(name) + (memberOperators[name] ?? []))
    functions = functions.filter { $0.parameters.count == arguments.count }
    guard !file.isLibrary, !operatorIsKnown(name), functions.count == 1, let function = functions.first,
      !function.place.file.isLibrary
    else { return false }
    let callee = Callee.function(function, [:], base: nil, isDirect: false, ownerType: nil, rank: 0)
    let errors = typeErrorCount
    let passed = arguments.map {
      CallArgument(label: nil, syntax: $0.syntax, isTrailing: false, inferred: $0.inferred)
    }
    _ = tryCall(callee, passed, hint: hint, node: node, nameNode: Syntax(token))
    return typeErrorCount > errors
  }

  /// The order in which a candidate's types are inferred: from the left operand, from the right one, or from the
  /// expected result.
  enum OperandOrder { case forward, backward, resultFirst }

  func chooseOperator(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, order orders: [OperandOrder], node: ExprSyntax
  ) -> Expression? {
    let callees = chosen(callees, at: node)
    if callees.count == 1, let order = orders.first {
      if let value = attempt({ tryOperator(callees[0], arguments, hint: hint, order, node: node) }) { return value }
    }
    var best: (callee: Callee, score: Int, rank: Int, order: OperandOrder)?
    var rivals: [(callee: Callee, score: Int)] = []
    for callee in callees {
      for order in orders {
        guard let score = evaluate({ tryOperator(callee, arguments, hint: hint, order, node: node) })?.total else {
          continue
        }
        rivals.append((callee, score))
        let isUnavailable = unavailability(callee) != nil
        let rank = callee.rank * 4 + (isGenericOperator(callee) ? 1 : 0) + (isUnavailable ? 1000 : 0)
        if best == nil || (score, rank) < (best?.score ?? 0, best?.rank ?? 0) {
          best = (callee, score, rank, order)
        }
        break
      }
    }
    guard let best else { return nil }
    if isUndecided(rivals.filter { $0.score == best.score }.map(\.callee), arguments) { return opaqueResult(of: node) }
    return tryOperator(best.callee, arguments, hint: hint, best.order, node: node)
  }

  private func isGenericOperator(_ callee: Callee) -> Bool {
    if case .function(let function, _, _, _, _, _) = callee { !function.genericParameters.isEmpty } else { false }
  }

  /// The type of which an operator is a static member.
  private func operatorBase(_ owner: NominalDeclaration, _ substitution: Substitution, at place: Place) -> Expression {
    let type: Type
    if let own = owner.selfParameter {
      type = substitution[own] ?? .error
    } else {
      type = .nominal(owner, owner.genericParameters.map { substitution[$0] ?? .error })
    }
    return Expression(.metatype(type), type: .metatype(type), place: place)
  }

  /// Like `tryCall`, with the operands in either order: the type of `1 + x` can come from `x`.
  private func tryOperator(
    _ callee: Callee, _ arguments: [CallArgument], hint: Type?, _ order: OperandOrder, node: ExprSyntax
  ) -> Expression? {
    guard case .function(let function, _, _, _, _, _) = callee else { return nil }
    let opened = open(callee)
    guard opened.parameters.count == arguments.count else { return nil }
    applySolution(to: opened, at: node)
    if arguments.count == 1 { openOptionals(opened, [[0]], arguments) }
    var converted: [Expression?] = Array(repeating: nil, count: arguments.count)
    let positions = order == .backward ? Array(arguments.indices.reversed()) : Array(arguments.indices)
    if order == .resultFirst {
      guard let hint, unbound(hint) == nil, matches(reduce(opened.result), head(hint).wrapped ?? hint) else {
        return nil
      }
    }
    func pass(contextual: Bool) -> Bool {
      for index in positions where (arguments[index].inferred == nil) == contextual {
        let parameter = opened.parameters[index]
        let type = reduce(parameter.type)
        let value: Expression
        if let known = arguments[index].inferred {
          value = known
        } else if parameter.isAutoclosure, case .function(let autoclosure) = head(type) {
          guard let made = checkAutoclosure(arguments[index].syntax, autoclosure) else { return false }
          converted[index] = made
          continue
        } else {
          value = infer(arguments[index].syntax, hint: type)
          if case .error = value.type { return false }
        }
        if parameter.isInout {
          guard let value = passed(value, inoutAs: type) else { return false }
          converted[index] = value
        } else if parameter.isAutoclosure, case .function(let autoclosure) = head(type) {
          guard let made = checkAutoclosure(arguments[index].syntax, autoclosure) else { return false }
          converted[index] = made
        } else if arguments[index].isInout {
          guard let pointer = pointer(toVariable: value, as: type, arguments[index]) else { return false }
          converted[index] = pointer
        } else {
          guard let done = convertOperand(value, to: type) else { return false }
          converted[index] = done
        }
      }
      return true
    }
    guard pass(contextual: false), settleDeferredMatches(), apply(opened.requirements, under: opened.substitution)
    else { return nil }
    if let hint, unbound(hint) == nil, reduce(opened.result).hasTypeVariables {
      let target = head(hint).wrapped.map { head(reduce(opened.result)).wrapped == nil ? $0 : head(hint) } ?? head(hint)
      if case .existential = target {
      } else {
        _ = tentatively {
          matches(reduce(opened.result), target) || matchesEffects(reduce(opened.result), target)
        }
      }
    }
    guard pass(contextual: true), settleDeferredMatches(), apply(opened.requirements, under: opened.substitution) else {
      return nil
    }
    if let hint, unbound(hint) == nil, !head(hint).hasTypeVariables {
      if !canConvert(reduce(opened.result), to: hint) { table.score += 40 }
    }
    let assignment = converted.indices.map { [$0] }
    guard
      opensExistentials(
        function, opened.substitution, assignment, isOptional: { self.wasOptional(converted[$0]) }),
      unknownMetatype(
        function, opened.substitution, assignment, arguments) == nil
    else { return nil }
    var complete: [Argument] = []
    for (index, parameter) in opened.parameters.enumerated() {
      guard let value = converted[index] else { return nil }
      if parameter.isInout {
        guard requireMutable(value, at: arguments[index].syntax, verb: "operator") else { return nil }
        complete.append(.inOut(value))
      } else {
        complete.append(value.isPointerToVariable ? .inOut(value) : .value(value))
      }
    }
    if function.isThrowing, !function.isRethrowing { noteThrow(at: node, source: .operator) }
    noteUse(of: function)
    return Expression(
      .apply(function, opened.substitution, base: nil, complete, isDirect: false), type: reduce(opened.result),
      place: place(node))
  }

  // MARK: Unary

  func inferPrefix(_ node: PrefixOperatorExprSyntax, hint: Type?) -> Expression {
    let name = node.operator.text
    if name == "-" {
      if let number = node.expression.as(IntegerLiteralExprSyntax.self) {
        return inferInteger(number, isNegative: true, at: node)
      }
      if let number = node.expression.as(FloatLiteralExprSyntax.self) {
        return inferFloat(number, isNegative: true, at: node)
      }
    }
    if name == "!", !node.expression.is(KeyPathExprSyntax.self) {
      let value = infer(node.expression, hint: libraryNominal("Bool"))
      if case .error = value.type { return value }
      if let converted = convert(value, to: libraryNominal("Bool")) {
        return Expression(.not(converted), type: libraryNominal("Bool"), place: place(node))
      }
      if operatorCandidates("!", [value.type], arity: 1).isEmpty {
        reportNotBoolean(value, node.expression, test: "==")
        return errorExpression(node)
      }
    }
    if name == "&" {
      error(.call(.misplacedAmpersand), at: node)
      return errorExpression(node)
    }
    return inferUnary(name, node.expression, node: ExprSyntax(node), token: node.operator, hint: hint)
  }

  func inferPostfixOperator(_ node: PostfixOperatorExprSyntax, hint: Type?) -> Expression {
    inferUnary(node.operator.text, node.expression, node: ExprSyntax(node), token: node.operator, hint: hint)
  }

  private func inferUnary(
    _ name: String, _ operand: ExprSyntax, node: ExprSyntax, token: TokenSyntax, hint: Type?
  ) -> Expression {
    var value: Expression?
    if !isContextual(operand), !unparenthesized(operand).is(ClosureExprSyntax.self) {
      let inferred = infer(operand, hint: nil)
      if case .error = inferred.type { return inferred }
      value = inferred
    }
    let argument = CallArgument(label: "$operator", syntax: operand, isTrailing: false, inferred: value)
    return resolveOperator(
      name, [argument], [value?.type ?? hint].compactMap { $0 }, hint: hint, node: node, token: token)
  }
}
