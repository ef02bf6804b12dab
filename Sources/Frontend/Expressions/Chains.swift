import SwiftSyntax
import Tree

/// Postfix chains: `a.b?.c(1)[2]!`.
extension Checker {
  /// A whole chain; a `?` in it makes the result optional.
  func inferChain(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    let outer = hasChainLink
    hasChainLink = false
    let containsLink = hasOptionalLink(syntax)
    let value = inferLink(syntax, hint: containsLink ? hint.map { head($0).wrapped ?? $0 } : hint)
    let found = hasChainLink
    hasChainLink = outer
    guard found else { return value }
    return wrapChain(value)
  }

  func wrapChain(_ value: Expression) -> Expression {
    if case .error = value.type { return value }
    let type = head(value.type)
    return Expression(.optionalChain(value), type: type.wrapped != nil ? type : optional(type), place: value.place)
  }

  private func hasOptionalLink(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let node): node.base.map { hasOptionalLink($0) } ?? false
    case .functionCallExpr(let node): hasOptionalLink(node.calledExpression)
    case .subscriptCallExpr(let node): hasOptionalLink(node.calledExpression)
    case .forceUnwrapExpr(let node): hasOptionalLink(node.expression)
    default: false
    }
  }

  /// One link; its base is inferred as part of the same chain.
  func inferLink(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return inferMemberAccess(node, hint: hint)
    case .functionCallExpr(let node): return inferCall(node, hint: hint)
    case .subscriptCallExpr(let node): return inferSubscript(node, hint: hint)
    case .forceUnwrapExpr(let node):
      let value = inferLink(node.expression, hint: hint.map { optional($0) })
      if case .error = value.type { return value }
      if case .delegateInitializer(let function, _, _, _) = value.kind, function.isFailable {
        return Expression(.forceUnwrap(value), type: .void, place: place(node))
      }
      guard let wrapped = concrete(value.type).wrapped else {
        error("cannot force unwrap value of non-optional type '\(described(value.type))'", at: node.exclamationMark)
        return errorExpression(node)
      }
      return Expression(.forceUnwrap(value), type: wrapped, place: place(node))
    case .optionalChainingExpr(let node):
      let value = inferLink(node.expression, hint: nil)
      if case .error = value.type { return value }
      guard let wrapped = concrete(value.type).wrapped else {
        error(
          "cannot use optional chaining on non-optional value of type '\(described(value.type))'", at: node.questionMark
        )
        return errorExpression(node)
      }
      hasChainLink = true
      return Expression(.chainLink(value), type: wrapped, place: place(node))
    default: return infer(syntax, hint: hint)
    }
  }

  // MARK: Member access

  private func inferMemberAccess(_ node: MemberAccessExprSyntax, hint: Type?) -> Expression {
    let name = node.declName.baseName.text.filter { $0 != "`" }
    guard let baseSyntax = node.base else { return inferImplicitMember(node, name: name, hint: hint) }
    if node.declName.baseName.tokenKind == .keyword(.self) {
      if let own = dynamicSelf(baseSyntax) { return own }
      if let type = typeExpression(baseSyntax) {
        return Expression(.metatype(type), type: .metatype(type), place: place(node))
      }
      return inferLink(baseSyntax, hint: hint)
    }
    if let type = typeExpression(baseSyntax) {
      if case .error = type { return errorExpression(node) }
      return inferStaticMember(of: type, name: name, node: node, hint: hint, base: dynamicSelf(baseSyntax))
    }
    if let module = baseSyntax.as(DeclReferenceExprSyntax.self), Self.modules.contains(module.baseName.text),
      case .nothing = lookUp(module.baseName.text)
    {
      return inferName(node.declName, hint: hint)
    }
    if baseSyntax.is(SuperExprSyntax.self) { return inferSuperMember(node, name: name, hint: hint) }
    let base = inferLink(baseSyntax, hint: isImplicitChain(baseSyntax) ? hint : nil)
    if case .error = base.type { return base }
    return inferMember(of: base, name: name, node: node, hint: hint)
  }

  private func inferMember(
    of base: Expression, name: String, node: MemberAccessExprSyntax, hint: Type?
  ) -> Expression {
    var base = base
    var type = concrete(base.type)
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped,
      lookUpMembers(of: type, named: name, isStatic: false).isEmpty
        || !lookUpMembers(of: wrapped, named: name, isStatic: false).isEmpty
    {
      base = Expression(.forceUnwrap(base), type: wrapped, place: base.place)
      type = head(wrapped)
    }
    if case .tuple(let elements) = type {
      if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) {
        return Expression(.tupleElement(base, index), type: elements[index].type, place: place(node))
      }
    }
    if case .metatype(let instance) = type {
      return inferStaticMember(of: instance, name: name, node: node, hint: hint, base: base)
    }
    let candidates = lookUpMembers(of: type, named: name, isStatic: false)
    if candidates.isEmpty {
      if let dynamic = dynamicMember(
        name, of: base, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint)
      {
        return dynamic
      }
      reportNoMember(name, of: type, base: base, node: node)
      return errorExpression(node)
    }
    return memberValue(
      candidates, base: base, name: name, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint,
      labels: node.declName.argumentNames)
  }

  func reportNoMember(_ name: String, of type: Type, base: Expression, node: MemberAccessExprSyntax) {
    let type = described(type)
    if case .error = type { return }
    if let wrapped = type.wrapped, !lookUpMembers(of: wrapped, named: name, isStatic: false).isEmpty {
      error(
        "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
        at: node.base.map { location(of: $0) } ?? Syntax(node))
      return
    }
    if !lookUpMembers(of: type, named: name, isStatic: true).isEmpty {
      error(
        "static member '\(name)' cannot be used on instance of type '\(type)'",
        at: node.base.map { Syntax($0) } ?? Syntax(node))
      return
    }
    if reportUnmetCondition(name, of: type, node: node) { return }
    error("value of \(noun(for: type)) '\(type)' has no member '\(name)'", at: node.declName)
  }

  private func noun(for type: Type) -> String {
    switch type {
    case .tuple(let elements) where !elements.isEmpty: "tuple type"
    default: "type"
    }
  }

  /// The value of a property, or a method as a value.
  func memberValue(
    _ candidates: [Candidate], base: Expression, name: String, node: ExprSyntax, nameNode: Syntax, hint: Type?,
    labels: DeclNameArgumentsSyntax?
  ) -> Expression {
    if let property = bestProperty(candidates) {
      return propertyValue(property, base: base, node: node, nameNode: nameNode)
    }
    if case .enumCase(let enumCase)? = candidates.first?.member.kind {
      return caseValue(enumCase, owner: candidates[0].ownerType, node: node)
    }
    let functions = candidates.compactMap(\.function)
    if reportsUnusable(functions, name, base: base, node: node) { return errorExpression(node) }
    let matching = Set(filter(functions, labels: labels))
    let callees = candidates.compactMap { candidate -> Callee? in
      guard let function = candidate.function, matching.contains(function) else { return nil }
      return callee(candidate, function, base: base)
    }
    return functionValue(callees, hint: hint, name: name, node: node)
  }

  private func bestProperty(_ candidates: [Candidate]) -> Candidate? {
    let properties = candidates.filter { $0.variable != nil }
    // A requirement is preferred over an extension's member of the same name; the type's own over both; among
    // extensions the more constrained.
    return properties.min { rank($0) < rank($1) }
  }

  private func rank(_ candidate: Candidate) -> Int {
    var rank = candidate.distance * 8
    if candidate.isFromProtocol { rank += isRequirement(candidate.member) ? 0 : 4 }
    rank -= min(candidate.member.context.requirements.count, 3)
    return rank
  }

  func callee(_ candidate: Candidate, _ function: FunctionDeclaration, base: Expression?) -> Callee {
    let rank = candidate.isFromProtocol ? (function.isRequirement ? 1 : 2) : candidate.distance
    return .function(
      function, candidate.substitution, base: base, isDirect: false, ownerType: candidate.ownerType, rank: rank)
  }

  func propertyValue(_ candidate: Candidate, base: Expression, node: ExprSyntax, nameNode: Syntax) -> Expression {
    guard let variable = candidate.variable else { return errorExpression(node) }
    if let details = variable.detail, !isAccessible(details.accessLimit) {
      error("'\(variable.name)' is inaccessible due to 'private' protection level", at: nameNode)
      return errorExpression(node)
    }
    if let words = variable.detail?.unavailable {
      error("'\(variable.name)' \(words)", at: nameNode)
      return errorExpression(node)
    }
    // They may say what the arguments of the type are: `Task.isCancelled`.
    if candidate.ownerType.hasTypeVariables {
      _ = apply(candidate.member.context.requirements, under: candidate.substitution)
    }
    let type = eraseOpaque(
      eraseMembers(reduce(variable.type.substituting(candidate.substitution))), variable.getter,
      candidate.substitution)
    let expression: Expression
    if variable.kind == .staticProperty {
      if variable.getter != nil || variable.isRequirement {
        expression = Expression(
          .property(base, variable, candidate.substitution, isDirect: false), type: type, place: place(node))
      } else {
        expression = Expression(
          .staticVariable(variable, owner: candidate.ownerType), type: type, place: place(node))
      }
    } else {
      let isDirect = isOwnAccess(variable)
      let adjusted =
        variable.getter.map { adjustBase(base, to: candidate.ownerType, for: $0) }
        ?? adjustStoredBase(base, to: candidate.ownerType)
      if readsMutating(variable), !isMutated(node), !isReference(base),
        !requireMutable(base, at: nameNode, verb: "getter")
      {
        return errorExpression(node)
      }
      expression = Expression(
        .property(adjusted, variable, candidate.substitution, isDirect: isDirect), type: type, place: place(node))
      if let getter = variable.getter {
        if getter.isThrowing {
          let thrown = thrownType(of: getter, candidate.substitution)
          if !(thrown?.isLibrary("Never") ?? false) { noteThrow(at: node, what: "property access", type: thrown) }
        }
      }
    }
    expression.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    expression.memberPlace = place(nameNode)
    return expression
  }

  /// Whether the expression is assigned to or changed where it stands.
  private func isMutated(_ node: ExprSyntax) -> Bool {
    if node.parent?.is(InOutExprSyntax.self) ?? false { return true }
    guard let infix = node.parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == node.id else {
      return false
    }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    let name = infix.operator.trimmedDescription
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }

  /// Whether reading the property changes what it belongs to.
  private func readsMutating(_ variable: VariableDeclaration) -> Bool {
    !file.isLibrary && (variable.getter?.isMutating ?? variable.isLazy)
  }

  /// A property's own observers and accessors reach its storage without running them again.
  private func isOwnAccess(_ variable: VariableDeclaration) -> Bool {
    function?.accessorOf == variable && function?.kind == .observer && variable.tracking == nil
      && !(variable.owner?.isObservable ?? false)
  }

  private func adjustStoredBase(_ base: Expression, to ownerType: Type) -> Expression {
    guard case .nominal(let owner, _) = head(ownerType), owner.isClass, head(base.type).nominal != owner else {
      return base
    }
    return Expression(.upcast(base), type: ownerType, place: base.place)
  }

  func caseValue(_ enumCase: CaseDeclaration, owner: Type, node: ExprSyntax) -> Expression {
    if enumCase.payload.isEmpty { return Expression(.enumCase(enumCase, []), type: owner, place: place(node)) }
    let own = substitution(for: owner)
    let parameters = enumCase.payload.map { FunctionType.Parameter(type: $0.type.substituting(own)) }
    return Expression(.caseFunction(enumCase), type: .function(FunctionType(parameters, owner)), place: place(node))
  }

  // MARK: Static members

  private func inferStaticMember(
    of type: Type, name: String, node: MemberAccessExprSyntax, hint: Type?, base: Expression? = nil
  ) -> Expression {
    let candidates = lookUpMembers(of: type, named: name, isStatic: true)
    let metatype = base ?? Expression(.metatype(type), type: .metatype(type), place: place(node))
    if name == "init" {
      let callees = constructors(of: type, at: node)
      return functionValue(
        callees.filter { callee in
          guard let labels = node.declName.argumentNames, case .function(let function, _, _, _, _, _) = callee else {
            return true
          }
          return function.parameters.map(\.label) == labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        }, hint: hint, name: name, node: ExprSyntax(node))
    }
    if let first = candidates.first {
      if case .enumCase(let enumCase) = first.member.kind {
        return caseValue(enumCase, owner: openOwner(first.ownerType, hint: hint), node: ExprSyntax(node))
      }
      return memberValue(
        candidates, base: metatype, name: name, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint,
        labels: node.declName.argumentNames)
    }
    let instance = lookUpMembers(of: type, named: name, isStatic: false)
    if let method = instance.compactMap(\.function).first,
      let candidate = instance.first(where: { $0.function == method })
    {
      return unboundMethod(method, candidate, type: type, node: ExprSyntax(node))
    }
    if !instance.isEmpty {
      error(
        "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?",
        at: node.base.map { Syntax($0) } ?? Syntax(node))
      return errorExpression(node)
    }
    if !reportUnmetCondition(name, of: type, node: node) {
      error("type '\(described(type))' has no member '\(name)'", at: node.declName)
    }
    return errorExpression(node)
  }

  private func openOwner(_ owner: Type, hint: Type?) -> Type { owner }

  /// `Type.method` as a function from the instance to the method.
  private func unboundMethod(
    _ method: FunctionDeclaration, _ candidate: Candidate, type: Type, node: ExprSyntax
  ) -> Expression {
    let at = place(node)
    let outer = makeClosureDeclaration(at: at)
    let instance = VariableDeclaration(name: "self", kind: .parameter, type: type, isLet: true, place: at)
    instance.function = outer
    outer.parameters = [FunctionDeclaration.Parameter(label: nil, variable: instance)]
    let base = Expression(.variable(instance), type: type, place: at)
    let bound = functionValue(
      [callee(candidate, method, base: base)], hint: nil, name: method.name, node: node)
    outer.result = bound.type
    outer.checkedBody = Block([Statement(.returnValue(bound), place: at)], end: at)
    let functionType = FunctionType([FunctionType.Parameter(type: type)], bound.type)
    return Expression(.closure(outer), type: .function(functionType), place: at)
  }

  private func inferImplicitMember(_ node: MemberAccessExprSyntax, name: String, hint: Type?) -> Expression {
    guard let hint, unbound(hint).map({ selfConstrained($0.protocols, name) != nil }) ?? true else {
      error("cannot infer contextual base in reference to member '\(name)'", at: node)
      return errorExpression(node)
    }
    // What the type lacks has been said where it is written.
    if case .error = head(hint) { return errorExpression(node) }
    guard let (type, candidates) = implicitMembers(named: name, hint: hint, isCalled: false) else {
      error("type '\(described(hint))' has no member '\(name)'", at: node.declName)
      return errorExpression(node)
    }
    let metatype = Expression(.metatype(type), type: .metatype(type), place: place(node))
    if name == "init" {
      return functionValue(constructors(of: type, at: node), hint: hint, name: name, node: ExprSyntax(node))
    }
    return memberValue(
      candidates, base: metatype, name: name, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint,
      labels: node.declName.argumentNames)
  }

  /// Static members for `.name`, looked up in the expected type, or in what it wraps.
  func implicitMembers(named name: String, hint: Type, isCalled: Bool = true) -> (Type, [Candidate])? {
    var type = head(hint)
    if name == "init" { return (type.wrapped.map { head($0) } ?? type, []) }
    if let variable = unbound(type) {
      return selfConstrained(variable.protocols, name, for: variable, isCalled: isCalled)
    }
    while true {
      let found = lookUpMembers(of: type, named: name, isStatic: true)
      let usable = found.filter { candidate in
        if case .type = candidate.member.kind { return false }
        if case .alias = candidate.member.kind { return false }
        return true
      }
      if !usable.isEmpty {
        // On an existential: `extension Shape where Self == Circle { static var … }`.
        return (type, usable)
      }
      if case .existential(let protocols, _, _) = type, let found = selfConstrained(protocols, name) { return found }
      if case .parameter = type, let found = selfConstrained(self.protocols(of: type), name) { return found }
      guard let wrapped = type.wrapped else { return nil }
      type = head(wrapped)
    }
  }

  /// - Parameter variable: What is to be the type that has the member: what else is known of it decides among several.
  private func selfConstrained(
    _ protocols: [NominalDeclaration], _ name: String, for variable: TypeVariable? = nil, isCalled: Bool = true
  ) -> (Type, [Candidate])? {
    var found: [(type: Type, candidates: [Candidate])] = []
    for declaration in allProtocols(protocols) {
      for member in members(of: declaration, named: name) {
        for case .same(let left, let right) in member.context.requirements
        where left == declaration.selfParameter.map({ .parameter($0) }) {
          let candidate = Candidate(
            member: member, substitution: declaration.selfParameter.map { [$0: right] } ?? [:], ownerType: right,
            distance: 0, isFromProtocol: true)
          if let index = found.firstIndex(where: { $0.type == right }) {
            found[index].candidates.append(candidate)
          } else {
            found.append((right, [candidate]))
          }
        }
      }
    }
    // `.rect` is a shape, `.rect(cornerRadius: 8)` another.
    if !isCalled, found.count > 1 {
      let values = found.filter { one in
        one.candidates.contains { if case .variable = $0.member.kind { true } else { false } }
      }
      if !values.isEmpty { found = values }
    }
    guard let variable, found.count > 1 else { return found.first.map { ($0.type, $0.candidates) } }
    let fitting = found.first { one in
      let start = mark()
      defer { rollBack(to: start) }
      return bind(variable, to: one.type) && settleDeferredMatches()
    }
    return (fitting ?? found.first).map { ($0.type, $0.candidates) }
  }

  // MARK: super

  func superBase(_ node: some SyntaxProtocol) -> Expression? {
    guard let own = selfExpression(at: node) else {
      error("'super' cannot be used outside of class members", at: node)
      return nil
    }
    let isStatic: Bool
    let type: Type
    if case .metatype(let instance) = own.type {
      (isStatic, type) = (true, instance)
    } else {
      (isStatic, type) = (false, own.type)
    }
    guard let superclass = superclass(of: type) else {
      error("'super' cannot be used in class '\(type)' because it has no superclass", at: node)
      return nil
    }
    return Expression(.upcast(own), type: isStatic ? .metatype(superclass) : superclass, place: place(node))
  }

  private func inferSuperMember(_ node: MemberAccessExprSyntax, name: String, hint: Type?) -> Expression {
    guard let baseNode = node.base, let base = superBase(baseNode) else { return errorExpression(node) }
    var instance = base.type
    var isStatic = false
    if case .metatype(let type) = base.type { (instance, isStatic) = (type, true) }
    let candidates = lookUpMembers(of: instance, named: name, isStatic: isStatic)
    guard let property = bestProperty(candidates), let variable = property.variable else {
      if candidates.isEmpty {
        error("value of type '\(instance)' has no member '\(name)'", at: node.declName)
        return errorExpression(node)
      }
      let callees = candidates.compactMap { candidate in
        candidate.function.map { superCallee(candidate, $0, base: base) }
      }
      return functionValue(callees, hint: hint, name: name, node: ExprSyntax(node))
    }
    let value = propertyValue(property, base: base, node: ExprSyntax(node), nameNode: Syntax(node.declName))
    if case .property(let inner, _, let substitution, _) = value.kind {
      return Expression(.property(inner, variable, substitution, isDirect: true), type: value.type, place: value.place)
    }
    return value
  }

  func superCallee(_ candidate: Candidate, _ function: FunctionDeclaration, base: Expression) -> Callee {
    .function(
      function, candidate.substitution, base: base, isDirect: true, ownerType: candidate.ownerType,
      rank: candidate.distance)
  }

  // MARK: Types as expressions

  /// The type an expression names, if it names one: `Int`, `Outer.Inner`, `[String]`, `Box<Int>`, `Int?`.
  func typeExpression(_ syntax: ExprSyntax) -> Type? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if node.baseName.tokenKind == .keyword(.Self) { return typeContext?.selfType }
      if case .identifier(let name) = node.baseName.tokenKind { return typeNamed(name, arguments: nil, node: syntax) }
      if node.baseName.tokenKind == .keyword(.Any) { return .any }
      return nil
    case .genericSpecializationExpr(let node):
      let arguments = node.genericArgumentClause.arguments.compactMap { argument -> Type? in
        if case .type(let type) = argument.argument { resolve(type) } else { nil }
      }
      if let name = node.expression.as(DeclReferenceExprSyntax.self) {
        return typeNamed(name.baseName.text, arguments: arguments, node: syntax)
      }
      if let member = node.expression.as(MemberAccessExprSyntax.self), let base = member.base,
        let outer = typeExpression(base)
      {
        return memberType(named: member.declName.baseName.text, of: outer, arguments: arguments, at: syntax)
      }
      return nil
    case .memberAccessExpr(let node):
      guard let base = node.base, let outer = typeExpression(base) else { return nil }
      if node.declName.baseName.text == "Type" { return .metatype(outer) }
      guard case .identifier(let name) = node.declName.baseName.tokenKind, name.first?.isUppercase ?? false else {
        return nil
      }
      return memberType(named: name, of: outer, arguments: nil, at: syntax)
    case .arrayExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first, let element = typeExpression(only.expression)
      else { return nil }
      return libraryNominal("Array", [element])
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content, elements.count == 1, let only = elements.first,
        let key = typeExpression(only.key), let value = typeExpression(only.value)
      else { return nil }
      return libraryNominal("Dictionary", [key, value])
    case .optionalChainingExpr(let node): return typeExpression(node.expression).map { optional($0) }
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return typeExpression(only.expression)
      }
      var elements: [TupleElement] = []
      for element in node.elements {
        guard let type = typeExpression(element.expression) else { return nil }
        elements.append(TupleElement(label: element.label?.text, type: type))
      }
      return elements.isEmpty ? nil : .tuple(elements)
    case .typeExpr(let node): return resolve(node.type)
    case .infixOperatorExpr(let node):
      // `(Int) -> Int` folds to an arrow.
      guard node.operator.is(ArrowExprSyntax.self), let result = typeExpression(node.rightOperand) else { return nil }
      if let tuple = node.leftOperand.as(TupleExprSyntax.self) {
        var parameters: [FunctionType.Parameter] = []
        for element in tuple.elements {
          guard let type = typeExpression(element.expression) else { return nil }
          parameters.append(FunctionType.Parameter(type: type))
        }
        return .function(FunctionType(parameters, result))
      }
      return nil
    default: return nil
    }
  }

  private func typeNamed(_ name: String, arguments: [Type]?, node: ExprSyntax) -> Type? {
    switch lookUp(name) {
    case .entities(let entities):
      switch entities[0] {
      case .type, .alias, .parameter: return applied(entities[0], to: arguments, name: name, at: node)
      case .variable, .function: return nil
      }
    case .member(let context):
      // A nested type of a type around, unless a value member has the name.
      _ = context
      return nil
    case .nothing:
      switch name {
      case "Any": return .any
      case "AnyObject": return .anyObject
      case "Void": return .void
      default: return nil
      }
    }
  }
}
