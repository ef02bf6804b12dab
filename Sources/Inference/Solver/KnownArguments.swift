import Declarations
import SwiftSyntax
import Tree

/// The types of arguments that are known when an overload set is chosen from (lib/Sema, CSOptimizer).
extension ConstraintSystem {
  /// The known type of an argument.
  struct KnownArgument {
    let type: Type
    /// True if the type is a literal's default type.
    var isLiteral = false
    /// True if the type is that of which an initializer is called that has not been chosen.
    var isMade = false
  }

  /// `Int(x)` of which the initializer is not known: a parameter of that type, or an optional of it, is preferred.
  func madeCandidate(_ argument: ExprSyntax) -> KnownArgument? {
    let syntax = checker.unparenthesized(argument)
    guard let made = constructed[syntax.id]?.resolved,
      syntax.as(FunctionCallExprSyntax.self)?.calledExpression.is(DeclReferenceExprSyntax.self) ?? false
    else { return nil }
    if case .nominal(let declaration, let arguments) = made, made.hasTypeVariables {
      return KnownArgument(type: .nominal(declaration, arguments.map { _ in checker.makeVariable() }))
    }
    return made.hasTypeVariables ? nil : KnownArgument(type: made, isMade: true)
  }

  func candidate(_ call: CallTerm, _ index: Int, _ set: OverloadSet) -> KnownArgument? {
    let type = call.types[index]
    let syntax = checker.unparenthesized(call.arguments[index].syntax)
    if let literal = literalType(of: syntax, type) { return KnownArgument(type: literal, isLiteral: true) }
    if syntax.as(KeyPathExprSyntax.self)?.root != nil, case .variable(let variable) = checker.head(type),
      let term = delegated[variable]
    {
      // The value of a key path is not known yet, but whether it can be written.
      let own = walk(syntax, as: checker.makeVariable(), in: term.scope)?.nominal
      let arguments = [checker.makeVariable(), checker.makeVariable()]
      return KnownArgument(type: own.map { .nominal($0, arguments) } ?? checker.libraryNominal("KeyPath", arguments))
    }
    let head = checker.head(type)
    if let choice = applied[syntax.id], let number = numberOfOperands(of: choice),
      isOperatorFirst(choice, than: set, call)
    {
      return KnownArgument(type: number)
    }
    guard !isOpen(head), !isNil(head) else { return nil }
    if let choice = applied[syntax.id], choice.call != nil {
      if let made = typeBeforeArguments(of: choice, syntax) { return KnownArgument(type: made) }
      if wrapsUnknown(head) { return nil }
      if choice.operation != nil, choice.alternatives > 1 {
        return isOperatorFirst(choice, than: set, call) ? KnownArgument(type: head.resolved) : nil
      }
      if let open = typeBeforeClosures(of: choice) { return isOpen(open) ? nil : KnownArgument(type: open) }
    }
    return wrapsUnknown(head) ? nil : KnownArgument(type: head.resolved)
  }

  /// The type of `count + 1`, of which one operand is a number and the other a literal. obsh's library declares `+` in a
  /// protocol, so that the operator alone tells nothing; swiftc's declares it in each type as well.
  private func numberOfOperands(of choice: AppliedChoice) -> Type? {
    guard let operation = choice.operation, let owner = operation.owner, owner.isLibrary, let operands = choice.call,
      let own = owner.selfParameter, operation.result == .parameter(own),
      operation.parameters.allSatisfy({ $0.variable.type == operation.result })
    else { return nil }
    return operands.types.indices.lazy.compactMap { index in
      let operand = self.checker.unparenthesized(operands.arguments[index].syntax)
      return self.knownType(operands.types[index]) ?? self.applied[operand.id].flatMap(self.numberOfOperands)
    }.first
  }

  /// True if swiftc chooses the operator of an argument before the set: the operator matches its operands better than
  /// the set matches its other arguments.
  func isOperatorFirst(_ operands: CallTerm, isGeneric: Bool, than set: OverloadSet, _ call: CallTerm) -> Bool {
    let score = matchOfOperands(operands, isGeneric: isGeneric)
    guard score > 0 else { return false }
    let operators = call.arguments.indices.filter { index in
      let argument = checker.unparenthesized(call.arguments[index].syntax)
      let isOperator = argument.is(InfixOperatorExprSyntax.self) || applied[argument.id]?.operation != nil
      return isOperator && literalType(of: argument, call.types[index]) == nil
    }
    let outer = rank(of: set, favoring(of: set, call, unknown: argumentsWithSets(call).union(operators)))
    return outer.score.map { score > $0 } ?? (outer.favored != 1)
  }

  /// The degree to which an operator matches its operands, from 0 to 1; 0 if all are literals, which is only a guess.
  private func matchOfOperands(_ call: CallTerm, isGeneric: Bool) -> Double {
    if call.arguments.allSatisfy({ isLiteralSyntax(checker.unparenthesized($0.syntax)) }) { return 0 }
    let scores = call.types.indices.map { index in
      let operand = checker.unparenthesized(call.arguments[index].syntax)
      if hasSets(operand) { return 0.0 }
      if isLiteralSyntax(operand) { return 0.3 }
      if isOpen(checker.head(call.types[index])) { return 0 }
      return isGeneric ? 0.9 : 1
    }
    return scores.reduce(0, +) / Double(scores.count)
  }

  private func isOperatorFirst(_ choice: AppliedChoice, than set: OverloadSet, _ call: CallTerm) -> Bool {
    choice.call.map { isOperatorFirst($0, isGeneric: isGeneric(choice.callee), than: set, call) } ?? false
  }

  func isLiteralSyntax(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr:
      true
    default: false
    }
  }

  /// True if an optional's wrapped type is open: `[1].first`.
  private func wrapsUnknown(_ type: Type) -> Bool {
    type.wrapped.map { isOpen(checker.head($0)) || wrapsUnknown(checker.head($0)) } ?? false
  }

  /// The type that an initializer creates while its arguments, which determine its generic parameters, have not been
  /// inferred: `Array(xs)`.
  private func typeBeforeArguments(of choice: AppliedChoice, _ syntax: ExprSyntax) -> Type? {
    guard function(of: choice.callee)?.kind == .initializer, let call = syntax.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self), let made = constructed[syntax.id],
      case .nominal(let declaration, let arguments) = checker.head(made), !arguments.isEmpty
    else { return nil }
    return .nominal(declaration, arguments.map { _ in checker.makeVariable() })
  }

  /// The type of a call's result while its operands, or the results of closure arguments, are open; nil if it depends
  /// on those.
  private func typeBeforeClosures(of choice: AppliedChoice) -> Type? {
    guard case .function(let function, _, _, _, _, _) = choice.callee else { return nil }
    let open =
      choice.operation == nil
      ? parametersGivenByClosures(in: choice, isForFunctions: true) : Array(choice.substitution.keys)
    if open.isEmpty { return nil }
    var substitution = choice.substitution
    for parameter in open { substitution[parameter] = checker.makeVariable() }
    return checker.head(checker.reduce(function.result.substituting(substitution)))
  }

  // MARK: Literals

  /// The default type of a literal, or of an operator between literals; nil for all other expressions.
  func literalType(of syntax: ExprSyntax, _ type: Type) -> Type? {
    guard case .variable(let variable) = checker.head(type) else { return nil }
    if syntax.is(InfixOperatorExprSyntax.self) { return chainType(of: syntax) }
    guard let literal = variable.literal, literal != .nilValue else { return nil }
    return defaultType(of: variable)
  }

  /// The common type of the operands in a sequence of arithmetic operators.
  private func chainType(of syntax: ExprSyntax) -> Type? {
    var literals: [Type] = []
    var names: [Type] = []
    guard addOperands(of: syntax, &literals, &names) else { return nil }
    if literals.contains(where: { $0.isLibrary("Double") }) { literals.removeAll { $0.isLibrary("Int") } }
    let first = literals.first ?? names.first
    guard literals.isEmpty || names.isEmpty, (literals + names).allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func addOperands(of syntax: ExprSyntax, _ literals: inout [Type], _ names: inout [Type]) -> Bool {
    let syntax = checker.unparenthesized(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: literals.append(checker.libraryNominal("Int"))
    case .floatLiteralExpr: literals.append(checker.libraryNominal("Double"))
    case .stringLiteralExpr: literals.append(checker.libraryNominal("String"))
    case .prefixOperatorExpr(let node):
      // `-1` is one literal.
      guard node.operator.text == "-", [.integerLiteralExpr, .floatLiteralExpr].contains(node.expression.kind) else {
        return false
      }
      return addOperands(of: node.expression, &literals, &names)
    case .infixOperatorExpr(let node):
      guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["+", "-", "*", "/", "%"].contains(name)
      else { return false }
      return addOperands(of: node.leftOperand, &literals, &names)
        && addOperands(of: node.rightOperand, &literals, &names)
    case .declReferenceExpr(let node):
      guard case .entities(let entities) = checker.lookUp(node.baseName.text),
        case .variable(let variable) = entities[0], let type = knownType(variable.type)
      else { return false }
      names.append(type)
    default: return false
    }
    return true
  }
}
