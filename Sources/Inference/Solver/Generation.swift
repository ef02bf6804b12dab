import Declarations
import Source
import SwiftSyntax
import Tree

/// A form that the constraint system does not support: its expression is left to the directional walk.
struct BeyondSolver: Error {}

/// From an expression to its type and the constraints on it.
extension ConstraintSystem {
  func generate(_ syntax: ExprSyntax) throws -> Type {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return makeLiteral(.integer, syntax)
    case .floatLiteralExpr: return makeLiteral(.float, syntax)
    case .booleanLiteralExpr: return makeLiteral(.boolean, syntax)
    case .nilLiteralExpr: return makeLiteral(.nilValue, syntax)
    case .stringLiteralExpr(let node): return text(node)
    case .regexLiteralExpr(let node): return checker.regexType(node)
    case .macroExpansionExpr(let node):
      switch node.macroName.text {
      case "line", "column": return makeLiteral(.integer, syntax)
      case "file", "fileID", "filePath", "function": return makeLiteral(.string, syntax)
      case "_sourceLocation" where checker.libraryType("SourceLocation") != nil:
        return checker.libraryNominal("SourceLocation")
      case "dsohandle": return checker.libraryNominal("UnsafeRawPointer")
      default: throw BeyondSolver()
      }
    case .arrayExpr(let node): return try array(node)
    case .dictionaryExpr(let node): return try dictionary(node)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return try generate(only.expression)
      }
      return .tuple(
        try node.elements.map { TupleElement(label: $0.label?.identifierText, type: try generate($0.expression)) })
    case .declReferenceExpr(let node): return try name(node)
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      return try chain(syntax)
    case .infixOperatorExpr(let node): return try infix(node)
    case .prefixOperatorExpr(let node): return try prefix(node)
    case .postfixOperatorExpr(let node):
      let name = node.operator.text
      guard checker.input.operators.postfixOperator(named: name) != nil else { throw BeyondSolver() }
      return operation(syntax, name, [node.expression], [try generate(node.expression)], isPostfix: true)
    case .ternaryExpr(let node):
      add(.conversion(try generate(node.condition), checker.libraryNominal("Bool")))
      let result = checker.makeVariable()
      add(.conversion(try generate(node.thenExpression), result))
      add(.conversion(try generate(node.elseExpression), result))
      state.types[syntax.id] = result
      return result
    case .isExpr(let node):
      _ = try generate(node.expression)
      return checker.libraryNominal("Bool")
    case .asExpr(let node): return try cast(node)
    case .tryExpr(let node):
      let value = try generate(node.expression)
      guard node.questionOrExclamationMark?.text == "?" else { return value }
      let result = checker.makeVariable()
      add(.flattenedOptional(value, result))
      return result
    case .awaitExpr(let node): return try generate(node.expression)
    case .unsafeExpr(let node): return try generate(node.expression)
    case .closureExpr(let node): return closure(node)
    case .keyPathExpr: return delegate(syntax)
    case .inOutExpr(let node):
      // `context == &key` compares pointers, which the walk makes of the variable.
      if let parent = node.parent?.as(InfixOperatorExprSyntax.self), comparesPointers(parent) { throw BeyondSolver() }
      return try generate(node.expression)
    case .genericSpecializationExpr, .typeExpr:
      guard let type = checker.typeExpression(syntax) else { throw BeyondSolver() }
      return .metatype(type)
    default: throw BeyondSolver()
    }
  }

  // MARK: Literals

  private func text(_ node: StringLiteralExprSyntax) -> Type {
    guard node.segments.count == 1, case .stringSegment(let segment)? = node.segments.first else {
      interpolationCount += 1
      return makeLiteral(.string, ExprSyntax(node))
    }
    let text = segment.content.text
    if text.utf8.count == 1, text != "\\" { return makeLiteral(.scalar, ExprSyntax(node)) }
    // Longer text may still be one character, which the walk determines.
    if text.count == 1 { return makeLiteral(text.unicodeScalars.count == 1 ? .scalar : .character, ExprSyntax(node)) }
    if text.hasPrefix("\\"), text.count <= 12 { return makeLiteral(.scalar, ExprSyntax(node)) }
    return makeLiteral(.string, ExprSyntax(node))
  }

  private func array(_ node: ArrayExprSyntax) throws -> Type {
    if node.elements.count == 1, let only = node.elements.first, let type = checker.typeExpression(only.expression) {
      return .metatype(checker.libraryNominal("Array", [type]))
    }
    let type = checker.makeVariable(.array)
    guard case .variable(let variable) = type else { throw BeyondSolver() }
    let term = CollectionTerm(ExprSyntax(node), variable, .array(try node.elements.map { try generate($0.expression) }))
    return collection(term, node)
  }

  private func dictionary(_ node: DictionaryExprSyntax) throws -> Type {
    if let type = checker.typeExpression(ExprSyntax(node)) { return .metatype(type) }
    let type = checker.makeVariable(.dictionary)
    guard case .variable(let variable) = type else { throw BeyondSolver() }
    guard case .elements(let elements) = node.content else {
      return collection(CollectionTerm(ExprSyntax(node), variable, .dictionary([])), node)
    }
    let pairs = try elements.map { (key: try generate($0.key), value: try generate($0.value)) }
    return collection(CollectionTerm(ExprSyntax(node), variable, .dictionary(pairs)), node)
  }

  private func collection(_ term: CollectionTerm, _ node: some ExprSyntaxProtocol) -> Type {
    collections[term.variable] = term
    state.types[node.id] = .variable(term.variable)
    add(.collection(term))
    return .variable(term.variable)
  }

  private func comparesPointers(_ node: InfixOperatorExprSyntax) -> Bool {
    ["==", "!="].contains(node.operator.writtenText) && !checker.operatorIsOwn(node.operator.writtenText)
  }

  func delegate(_ syntax: ExprSyntax) -> Type {
    let type = checker.makeVariable()
    if case .variable(let variable) = type {
      let term = DelegatedTerm(syntax, variable, scope: checker.scope)
      delegated[variable] = term
      add(.delegated(term))
    }
    return type
  }

  private func cast(_ node: AsExprSyntax) throws -> Type {
    let type = checker.resolve(node.type)
    let value = try generate(node.expression)
    switch node.questionOrExclamationMark?.text {
    case "?": return checker.optional(type)
    case "!": return type
    default:
      if !checker.mayBridge(unwrapped(value), to: type) { addContextual(value, type) }
      return type
    }
  }

  /// The type of a value, without the `!` with which it may be declared.
  private func unwrapped(_ value: Type) -> Type {
    for case .implicitlyUnwrapped(let type, value) in state.constraints { return checker.head(type).wrapped ?? value }
    return value
  }

  // MARK: Closures

  private func closure(_ node: ClosureExprSyntax) -> Type {
    let type = checker.makeVariable()
    guard case .variable(let variable) = type else { return type }
    let effects = node.signature?.effectSpecifiers
    let term = ClosureTerm(
      node, variable, scope: checker.scope,
      isThrowing: effects?.throwsClause != nil || checker.throwsOut(node.statements),
      isAsync: effects?.asyncSpecifier != nil || checker.waits(node.statements))
    closures[variable] = term
    state.types[node.id] = type
    add(.closure(term))
    return type
  }

  // MARK: Names

  private func name(_ node: DeclReferenceExprSyntax) throws -> Type {
    let name = node.baseName.text.without("`")
    switch node.baseName.tokenKind {
    case .keyword(.self):
      guard let own = checker.selfExpression(at: node) else { throw BeyondSolver() }
      return own.type
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark: return delegate(ExprSyntax(node))
    case .keyword: throw BeyondSolver()
    default: break
    }
    switch checker.lookUp(name) {
    case .nothing: throw BeyondSolver()
    case .entities(let entities):
      switch entities[0] {
      case .variable(let variable): return try reference(to: variable)
      case .function:
        let result = checker.makeVariable()
        guard addOverloads(functions(entities, node), ExprSyntax(node), call: nil, result: result) else {
          throw BeyondSolver()
        }
        return result
      case .parameter(let parameter) where parameter.isValue: return checker.libraryNominal("Int")
      case .type, .alias, .parameter: throw BeyondSolver()
      }
    case .member(let context):
      let term = try implicitSelf(name, context, node, call: nil)
      return term
    }
  }

  func reference(to variable: VariableDeclaration) throws -> Type {
    let type = variable.type
    if case .error = type { throw BeyondSolver() }
    noteLiteral(type)
    guard variable.isImplicitlyUnwrapped else { return type }
    let value = checker.makeVariable()
    add(.implicitlyUnwrapped(type, value))
    return value
  }

  /// The parameter of a closure may have the type of a literal outside, which costs the same as if it stood here.
  private func noteLiteral(_ type: Type) {
    guard case .variable(let variable) = checker.head(type), let kind = variable.literal, kind != .mixture,
      collections[variable] == nil, !state.literals.contains(where: { $0.variable == variable })
    else { return }
    state.literals.append((variable, kind))
  }

  func functions(_ entities: [Entity], _ node: DeclReferenceExprSyntax) -> [Callee] {
    // Overloads are tried in the order of their declarations; a scope has the newest first.
    let functions = entities.reversed().compactMap { entity -> FunctionDeclaration? in
      if case .function(let function) = entity { function } else { nil }
    }
    return checker.filter(functions, labels: node.argumentNames).map {
      .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0)
    }
  }

  /// A member of the enclosing type, with or without a call.
  func implicitSelf(
    _ name: String, _ context: TypeContext, _ node: DeclReferenceExprSyntax, call: CallTerm?
  ) throws -> Type {
    let candidates = checker.implicitCandidates(name, context, at: node)
    guard let first = candidates.first, let base = checker.implicitBase(context, first, at: node) else {
      throw BeyondSolver()
    }
    let result = call?.result ?? checker.makeVariable()
    let term = MemberTerm(
      ExprSyntax(node), base: base.type, name: name, labels: node.argumentNames, call: call, result: result,
      isAsyncContext: isAsyncContext)
    var receiver = checker.head(base.type)
    if case .metatype(let instance) = receiver { receiver = checker.head(instance) }
    guard use(candidates, term, receiver: receiver) else { throw BeyondSolver() }
    return result
  }

  // MARK: Operators

  private func infix(_ node: InfixOperatorExprSyntax) throws -> Type {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      checker.input.operators.infixOperator(named: name) != nil
    else { throw BeyondSolver() }
    let bool = checker.libraryNominal("Bool")
    switch name {
    case "??" where !checker.operatorIsOwn(name):
      let result = checker.makeVariable()
      let left = try generate(node.leftOperand)
      let right = try generate(node.rightOperand)
      add(.coalescing(CoalescingTerm(ExprSyntax(node), left, right, result: result)))
      return result
    case "&&" where !checker.operatorIsOwn(name), "||" where !checker.operatorIsOwn(name):
      add(.conversion(try generate(node.leftOperand), bool))
      add(.conversion(try generate(node.rightOperand), bool))
      return bool
    case "===" where !checker.operatorIsOwn(name), "!==" where !checker.operatorIsOwn(name):
      _ = try generate(node.leftOperand)
      _ = try generate(node.rightOperand)
      return bool
    case "==", "!=":
      if node.leftOperand.is(NilLiteralExprSyntax.self) || node.rightOperand.is(NilLiteralExprSyntax.self) {
        let operand = node.leftOperand.is(NilLiteralExprSyntax.self) ? node.rightOperand : node.leftOperand
        let type = try generate(operand)
        // `.some(1) == nil`: without a type of its own, the operand is an optional.
        if checker.isContextual(operand), !operand.is(DeclReferenceExprSyntax.self) {
          add(.conversion(type, checker.optional(checker.makeVariable())))
          return bool
        }
        guard checker.comparesToNilItself(node, type) else { return bool }
        let none = try generate(operand.id == node.leftOperand.id ? node.rightOperand : node.leftOperand)
        return operation(
          ExprSyntax(node), name, [node.leftOperand, node.rightOperand],
          operand.id == node.leftOperand.id ? [type, none] : [none, type], isPostfix: false)
      }
    default: break
    }
    let operands = [node.leftOperand, node.rightOperand]
    return operation(
      ExprSyntax(node), name, operands, try operands.map { try generate($0) }, isPostfix: false)
  }

  private func operation(
    _ node: ExprSyntax, _ name: String, _ operands: [ExprSyntax], _ types: [Type], isPostfix: Bool
  ) -> Type {
    let arguments = operands.map { CallArgument(label: "$operator", syntax: $0, isTrailing: false) }
    let result = checker.makeVariable()
    let call = CallTerm(node, arguments, types, result: result, isAsyncContext: isAsyncContext)
    add(.operation(OperatorTerm(node, name: name, isPostfix: isPostfix, call: call)))
    return result
  }

  private func prefix(_ node: PrefixOperatorExprSyntax) throws -> Type {
    let name = node.operator.text
    if name == "-" {
      if node.expression.is(IntegerLiteralExprSyntax.self) { return makeLiteral(.integer, ExprSyntax(node)) }
      if node.expression.is(FloatLiteralExprSyntax.self) { return makeLiteral(.float, ExprSyntax(node)) }
    }
    if name == "!", !checker.operatorIsOwn(name) {
      let bool = checker.libraryNominal("Bool")
      add(.conversion(try generate(node.expression), bool))
      return bool
    }
    return operation(ExprSyntax(node), name, [node.expression], [try generate(node.expression)], isPostfix: false)
  }
}
