import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

extension ExpressionChecker {
  func inferName(_ node: DeclReferenceExprSyntax, hint: Type?) -> Expression {
    let name = node.baseName.text.without("`")
    switch node.baseName.tokenKind {
    case .keyword(.self):
      guard let value = selfExpression(at: node) else {
        error(.name(.unknownSelf), at: node)
        return errorExpression(node)
      }
      return value
    case .keyword(.Self):
      guard let context = typeContext else {
        error(.member(.selfOfGlobal), at: node)
        return errorExpression(node)
      }
      return dynamicSelf(at: node)
        ?? Expression(.metatype(context.selfType), type: .metatype(context.selfType), place: place(node))
    default: break
    }
    if isOperatorToken(node.baseName) { return operatorValue(name, node: node, hint: hint) }
    switch lookUp(name) {
    case .nothing:
      if name == "_" {
        error(.pattern(.discardAsValue), at: node)
      } else if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) {
        error(.closure(.anonymousOutside), at: node)
      } else if let circle = circle(through: name) {
        error(.name(.circular), at: circle)
      } else if isDeclaredLater(name), !inheritsUnseen {
        reportDeclaredLater(name, at: node)
      } else {
        reportUnknown(name, at: node)
      }
      return errorExpression(node)
    case .entities(let entities): return inferEntities(entities, name: name, node: node, hint: hint)
    case .member(let context): return inferImplicitMember(name, context, node: node, hint: hint)
    }
  }

  func isOperatorToken(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark: true
    default: false
    }
  }

  /// `+` passed as a function.
  private func operatorValue(_ name: String, node: DeclReferenceExprSyntax, hint: Type?) -> Expression {
    var types: [Type] = []
    var arity = 2
    let hint = hint.map { settlingLiterals(withMembersIn: $0) }
    if let hint, case .function(let function) = head(hint) {
      types = function.parameters.map(\.type) + [function.result]
      arity = function.parameters.count
      if arity == 1, case .tuple(let elements)? = types.first.map({ head($0) }), elements.count == 2 {
        types = elements.map(\.type) + [function.result]
        arity = 2
      }
    }
    func candidates() -> [Callee] {
      var callees = operatorCandidates(name, types, arity: arity)
      if arity == 1 { callees += operatorCandidates(name, types, arity: arity, isPostfix: true) }
      return callees
    }
    if let hint, takesUnknown(hint) {
      return postponeReference(candidates, as: head(hint), name: name, node: ExprSyntax(node))
    }
    return functionValue(candidates(), hint: hint, name: name, node: ExprSyntax(node))
  }

  private func inferEntities(
    _ entities: [Entity], name: String, node: DeclReferenceExprSyntax, hint: Type?
  ) -> Expression {
    switch entities[0] {
    case .variable(let variable): return reference(to: variable, at: node)
    case .function:
      let functions = entities.compactMap { entity -> FunctionDeclaration? in
        if case .function(let function) = entity { function } else { nil }
      }
      let matching = filter(functions, labels: node.argumentNames)
      return functionValue(
        matching.map { .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0) }, hint: hint,
        name: name,
        node: ExprSyntax(node))
    case .parameter(let parameter) where parameter.isValue: return genericValue(parameter, at: node)
    case .type, .alias, .parameter:
      let type = applied(entities[0], to: nil, name: name, at: node)
      if case .error = type { return errorExpression(node) }
      // Where another type is expected, that is the error.
      let metatype = Expression(.metatype(type), type: .metatype(type), place: place(node))
      if let hint, !hint.resolved.hasTypeVariables, !canConvert(metatype.type, to: hint) { return metatype }
      error(.member(.typeAlone(name)), at: node)
      return errorExpression(node)
    }
  }

  /// The argument of a generic value parameter, as an `Int`.
  private func genericValue(_ parameter: GenericParameter, at node: some SyntaxProtocol) -> Expression {
    Expression(.genericValue(.parameter(parameter)), type: libraryNominal("Int"), place: place(node))
  }

  func filter(_ functions: [FunctionDeclaration], labels: DeclNameArgumentsSyntax?) -> [FunctionDeclaration] {
    guard let labels else { return functions }
    let wanted = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    return functions.filter { $0.parameters.map(\.label) == wanted }
  }

  /// A variable as an expression; records the capture if there is one.
  package func reference(to variable: VariableDeclaration, at node: some SyntaxProtocol) -> Expression {
    noteCapture(of: variable.wrapping?.storage ?? variable)
    let type = variable.type
    if let getter = variable.getter {
      noteUse(of: getter)
      if let setter = variable.setter { noteUse(of: setter) }
      if getter.isThrowing {
        let source: ThrowSource =
          !(variable.detail?.isAsyncLet ?? false) ? .propertyAccess : body.isThrowingAllowed ? .asyncLet : .call
        noteThrow(at: node, source: source, type: thrownType(of: getter, [:]))
      }
    }
    let expression = Expression(.variable(variable), type: type, place: place(node))
    expression.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    return expression
  }

  /// Marks a local that is used inside closures or local functions as captured by each of them.
  package func noteCapture(of variable: VariableDeclaration) {
    variable.isMentioned = true
    guard variable.kind == .local || variable.kind == .parameter, let owner = variable.function else { return }
    var current = function
    while let inner = current, inner != owner {
      if inner.captureList.contains(where: { $0.variable == variable }) { break }
      variable.isCaptured = true
      if !inner.captures.contains(variable) { inner.captures.append(variable) }
      current = inner.detail?.outer
    }
  }

  /// Records a use of a local function, whose captures the caller needs as well.
  package func noteUse(of function: FunctionDeclaration) {
    guard function.isLocal, [.function, .getter, .setter].contains(function.kind) else { return }
    _ = function.body
    let home = function.detail?.outer
    var current = self.function
    while let inner = current, inner != home {
      if !inner.calledLocalFunctions.contains(function) { inner.calledLocalFunctions.append(function) }
      current = inner.detail?.outer
    }
  }

  package func selfExpression(at node: some SyntaxProtocol) -> Expression? {
    guard case .entities(let entities) = lookUpSelf(), case .variable(let variable)? = entities.first else {
      return nil
    }
    noteCapture(of: variable)
    return Expression(.variable(variable), type: variable.type, place: place(node))
  }

  /// `Self` inside a class: the class of the current instance, or the class on which a class method was called.
  func dynamicSelf(at node: some SyntaxProtocol) -> Expression? {
    guard let context = typeContext, context.declaration.isClass,
      let own = selfExpression(at: node)
    else { return nil }
    if case .metatype = own.type { return own }
    guard own.type == context.selfType else { return nil }
    return Expression(.dynamicType(own), type: .metatype(own.type), place: place(node))
  }

  /// The same for a member's base that is written `Self`.
  func dynamicSelf(_ base: ExprSyntax) -> Expression? {
    guard let name = base.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self) else {
      return nil
    }
    return dynamicSelf(at: base)
  }

  private func lookUpSelf() -> Found {
    var current: Scope? = scope
    while let scope = current {
      if let entities = scope.names["self"] { return .entities(entities) }
      if scope.typeContext != nil { return .nothing }
      current = scope.parent
    }
    return .nothing
  }

  // MARK: Implicit self

  /// Reports a type member in an instance method, or the reverse.
  func reportImplicitMember(_ name: String, _ context: TypeContext, at node: DeclReferenceExprSyntax) {
    let found = lookUpMembers(of: context.selfType, named: name, isStatic: true)
    if selfExpression(at: node).map({ !isMetatype($0.type) }) ?? false, let first = found.first {
      if case .enumCase = first.member.kind { return error(.member(.caseOnInstance(name)), at: node) }
      error(.member(.staticOnInstance(name, of: context.selfType.shown)), at: node)
    } else {
      error(.member(.instanceOnType(name, of: context.declaration.name)), at: node)
    }
  }

  private func isMetatype(_ type: Type) -> Bool {
    if case .metatype = type.resolved { true } else { false }
  }

  private func inferImplicitMember(
    _ name: String, _ context: TypeContext, node: DeclReferenceExprSyntax, hint: Type?
  ) -> Expression {
    let candidates = implicitCandidates(name, context, at: node)
    if candidates.isEmpty {
      if let unbound = unboundMethod(name, context, node: node, hint: hint) { return unbound }
      // The class may inherit a member with the name of its outer type's member.
      if inheritsUnseen {
        noteOpaque(ExprSyntax(node))
        return opaqueValue(of: node)
      }
      if selfExpression(at: node) == nil, function == nil {
        error(.member(.instanceInInitializer(name)), at: node)
      } else {
        reportImplicitMember(name, context, at: node)
      }
      return errorExpression(node)
    }
    guard let base = implicitBase(context, candidates[0], at: node) else {
      error(.member(.instanceInInitializer(name)), at: node)
      return errorExpression(node)
    }
    checkExplicitSelf(candidates[0], name: name, base: base, node: node)
    return memberValue(
      candidates, base: base, name: name, node: ExprSyntax(node), nameNode: Syntax(node), hint: hint,
      labels: node.argumentNames)
  }

  /// `static let all = [first, second]`: without an instance, a method's name is the function from the instance to
  /// the method.
  private func unboundMethod(
    _ name: String, _ context: TypeContext, node: DeclReferenceExprSyntax, hint: Type?
  ) -> Expression? {
    let isStatic =
      if let own = selfExpression(at: node) {
        if case .metatype = own.type { true } else { false }
      } else {
        isInStaticProperty(node)
      }
    guard isStatic else { return nil }
    let methods = labelled(
      lookUpMembers(of: context.selfType, named: name, isStatic: false).filter { $0.function != nil },
      by: node.argumentNames)
    guard !methods.isEmpty else { return nil }
    return unboundMethod(methods, name: name, type: context.selfType, node: ExprSyntax(node), hint: hint)
  }

  private func isInStaticProperty(_ node: DeclReferenceExprSyntax) -> Bool {
    var current = node.parent
    while let one = current {
      if let variable = one.as(VariableDeclSyntax.self) {
        return variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
      }
      if one.is(DeclSyntax.self) { return false }
      current = one.parent
    }
    return false
  }

  /// The members that an unqualified name can mean: instance members if there is a self, otherwise static ones.
  package func implicitCandidates(_ name: String, _ context: TypeContext, at node: some SyntaxProtocol) -> [Candidate] {
    let isInstance: Bool
    if let own = selfExpression(at: node) {
      if case .metatype = own.type {
        isInstance = false
      } else {
        isInstance = typeContext === context || typeContext?.declaration == context.declaration
      }
    } else {
      isInstance = false
    }
    if isInstance {
      let instance = lookUpMembers(of: context.selfType, named: name, isStatic: false)
      if !instance.isEmpty { return instance }
      return []
    }
    let found = lookUpMembers(of: context.selfType, named: name, isStatic: true)
    return found.filter {
      if let function = $0.function { function.kind != .initializer } else { true }
    }
  }

  package func implicitBase(_ context: TypeContext, _ candidate: Candidate, at node: some SyntaxProtocol) -> Expression?
  {
    let isStatic: Bool
    switch candidate.member.kind {
    case .variable(let variable): isStatic = variable.kind == .staticProperty
    case .function(let function): isStatic = function.isStatic
    case .enumCase, .type, .alias: isStatic = true
    case .subscripted: isStatic = false
    }
    if isStatic {
      // A static member that is used without a base belongs to the class that `self` is. In an extension of a protocol,
      // that may be a subclass of `Self`.
      if let own = selfExpression(at: node), case .metatype = own.type, typeContext?.declaration == context.declaration,
        context.declaration.isClass || context.declaration.kind == .protocolType
      {
        return own
      }
      return Expression(.metatype(context.selfType), type: .metatype(context.selfType), place: place(node))
    }
    return selfExpression(at: node)
  }

  /// In an escaping closure in a class, `self` must be explicit.
  func checkExplicitSelf(_ candidate: Candidate, name: String, base: Expression, node: some SyntaxProtocol) {
    guard !file.isLibrary, let function, function.kind == .closure else { return }
    if isClassType(base.type) {
      if implicitSelfAllowed(function) { return }
    } else {
      // `[weak self]`, which has not been unwrapped under the name `self`.
      guard case .variable(let variable) = base.kind, variable.ownership == .weak, variable.type.wrapped != nil,
        !(function.detail?.closure.mayOmitSelf ?? false)
      else { return }
    }
    error(.closure(.implicitSelf(name, isCall: candidate.function != nil)), at: node)
  }

  private func implicitSelfAllowed(_ function: FunctionDeclaration) -> Bool {
    var current: FunctionDeclaration? = function
    while let closure = current, closure.kind == .closure {
      if closure.detail?.closure.escapes ?? false {
        return closure.captureList.contains { $0.variable.name == "self" }
          || (closure.detail?.closure.mayOmitSelf ?? false)
      }
      current = closure.detail?.outer
    }
    return true
  }

  // MARK: Functions as values

  /// One of several functions as a value, chosen by the expected type; later if that is still open.
  func functionValue(_ callees: [Callee], hint: Type?, name: String, node: ExprSyntax) -> Expression {
    let callees = chosen(callees, at: node)
    if let hint, case .function(let function) = head(hint), takesUnknown(hint) {
      let fitting = callees.filter { shape(of: $0).count == function.parameters.count }
      if fitting.count > 1 {
        bindCommonResult(of: fitting, to: function.result)
        return postponeReference({ callees }, as: head(hint), name: name, node: node)
      }
    }
    return decidedFunctionValue(callees, hint: hint, name: name, node: node)
  }

  /// True if a function with entirely unknown parameters is expected.
  private func takesUnknown(_ type: Type) -> Bool {
    guard case .function(let function) = head(type), !function.parameters.isEmpty else { return false }
    return function.parameters.allSatisfy {
      unbound($0.type).map { $0.literal == nil && $0.protocols.isEmpty } ?? false
    }
  }

  /// The result of all possible functions may be the same: `String.init` returns a String.
  private func bindCommonResult(of callees: [Callee], to result: Type) {
    guard let variable = unbound(result) else { return }
    let start = table.snapshot()
    let results = callees.map { head(open($0).result) }
    table.rollback(to: start)
    let plain = results.filter { $0.wrapped == nil }
    guard let first = plain.first ?? results.first, !first.hasTypeVariables, plain.allSatisfy({ $0 == first }) else {
      return
    }
    _ = bind(variable, to: first)
  }

  /// True if only the expected type distinguishes several functions of the program.
  private func isAmbiguous(_ callees: [Callee]) -> Bool {
    guard callees.count > 1 else { return false }
    let functions = callees.compactMap { callee -> FunctionDeclaration? in
      guard case .function(let function, _, _, _, _, _) = callee, !function.place.file.isLibrary,
        function.genericParameters.isEmpty, function.owner == nil, !function.isLocal
      else { return nil }
      return function
    }
    return functions.count == callees.count
  }

  func decidedFunctionValue(_ callees: [Callee], hint: Type?, name: String, node: ExprSyntax) -> Expression {
    if hint.map({ unbound($0) != nil }) ?? true, isAmbiguous(callees) {
      error(.name(.ambiguous(name)), at: node)
      return errorExpression(node)
    }
    var best: (callee: Callee, score: Int)?
    var isTied = false
    for callee in callees {
      guard let score = evaluate({ functionValue(callee, hint: hint, node: node) }) else { continue }
      let isGone = unavailability(callee) != nil
      let total = (score.total * 4 + callee.rank) * 2 + (isGeneric(callee) ? 1 : 0) + (isGone ? 100_000 : 0)
      if let known = best, known.score <= total {
        isTied = isTied || known.score == total && differInLabels(known.callee, callee)
        continue
      }
      (best, isTied) = ((callee, total), false)
    }
    if isTied {
      error(
        .name(.ambiguous(name)), at: node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node))
      return errorExpression(node)
    }
    if let callee = best?.callee,
      reportUnavailable(usedName(callee), unavailability(callee), in: context(of: callee), at: node)
    {
      return errorExpression(node)
    }
    if let best, let value = functionValue(best.callee, hint: hint, node: node) {
      return rejectMutating(best.callee, value, node: node) ? errorExpression(node) : value
    }
    if let hint, isAmbiguous(callees), case .function = head(hint) {
      error(.call(.noCandidates(name, for: asWritten(described(hint)))), at: node)
      return errorExpression(node)
    }
    if let hint, reportOperatorValue(name, as: hint, at: node) { return errorExpression(node) }
    if let first = callees.first, let value = openFunctionValue(first, node: node) {
      if let hint { reportMismatch(value, to: hint, purpose: purpose(of: node, otherwise: .argument), at: node) }
      return errorExpression(node)
    }
    let isOperator = node.as(DeclReferenceExprSyntax.self).map { isOperatorToken($0.baseName) } ?? false
    error(isOperator && operatorIsKnown(name) ? .call(.noMatchingOperator(name)) : .name(.unknown(name)), at: node)
    return errorExpression(node)
  }

  /// True for two declarations of the program of which a reference without labels may mean either.
  private func differInLabels(_ one: Callee, _ other: Callee) -> Bool {
    guard case .function(let one, _, _, _, _, _) = one, case .function(let other, _, _, _, _, _) = other,
      one.owner == other.owner, !one.place.file.isLibrary, !other.place.file.isLibrary
    else { return false }
    return one.parameters.count == other.parameters.count
      && one.parameters.map(\.label) != other.parameters.map(\.label)
      && zip(one.parameters, other.parameters).allSatisfy { $0.variable.type == $1.variable.type }
  }

  /// A mutating method cannot be used as a value.
  private func rejectMutating(_ callee: Callee, _ value: Expression, node: ExprSyntax) -> Bool {
    guard case .function(let function, _, _, _, _, _) = callee, function.isMutating, !file.isLibrary else {
      return false
    }
    let place = node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node)
    // A type, as in `Counter.increment`, has no value that could be a constant.
    let written = node.as(MemberAccessExprSyntax.self)?.base?.writtenText ?? "self"
    if case .function(_, _, let base?) = value.kind, written == "self" || !isSelf(base) {
      _ = requireMutable(base, at: place, verb: "mutate")
    }
    error(.call(.mutatingAsValue), at: place)
    return true
  }

  /// True if the candidate has generic parameters of its own. Of two that fit, the one without is preferred.
  private func isGeneric(_ callee: Callee) -> Bool {
    guard case .function(let function, let owner, _, _, _, _) = callee else { return false }
    return function.genericParameters.contains { owner[$0] == nil }
  }

  private func functionValue(_ callee: Callee, hint: Type?, node: ExprSyntax) -> Expression? {
    guard let value = openFunctionValue(callee, node: node) else { return nil }
    guard let hint, unbound(hint) == nil else { return value }
    if takesApart(value, hint), purpose(of: node, otherwise: .argument) != .argument { return nil }
    return convert(value, to: hint)
  }

  private func openFunctionValue(_ callee: Callee, node: ExprSyntax) -> Expression? {
    let opened = open(callee)
    applySolution(to: opened, at: node)
    guard apply(opened.requirements, under: opened.substitution) else { return nil }
    let parameters = opened.parameters.map { view in
      var parameter = FunctionType.Parameter(type: view.type, isInout: view.isInout)
      parameter.isVariadic = view.isVariadic
      parameter.isAutoclosure = view.isAutoclosure
      parameter.isConsuming = view.isConsuming
      return parameter
    }
    switch callee {
    case .function(let function, _, let base, _, let ownerType, _):
      noteUse(of: function)
      let thrown = thrownType(of: function, opened.substitution)
      let type = FunctionType(
        parameters, opened.result, isThrowing: function.isThrowing, isAsync: function.isAsync, thrownType: thrown)
      var adjusted = base
      if let base, let ownerType { adjusted = adjustBase(base, to: ownerType, for: function) }
      return Expression(
        .function(function, opened.substitution, base: adjusted), type: .function(type), place: place(node))
    case .enumCase(let enumCase, let type):
      return Expression(
        .caseFunction(enumCase), type: .function(FunctionType(parameters, type)), place: place(node))
    default: return nil
    }
  }
}
