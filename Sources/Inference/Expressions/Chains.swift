import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Postfix chains: `a.b?.c(1)[2]!`.
extension ExpressionChecker {
  /// A complete chain; a `?` in it makes the result optional.
  func inferChain(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    let outer = table.context.hasChainLink
    table.context.hasChainLink = false
    let containsLink = firstLink(in: syntax) != nil
    let value = inferLink(syntax, hint: containsLink ? hint.map { head($0).wrapped ?? $0 } : hint)
    let found = table.context.hasChainLink
    table.context.hasChainLink = outer
    guard found else { return value }
    if isOpen, isUnknown(value.type), let chain = opaqueChain(syntax) { return chain }
    let chain = wrapChain(value)
    if let link = needlessLink(syntax) {
      error(.conversion(.needlessChain(described(chain.type).shown)), at: link.questionMark)
      return errorExpression(syntax)
    }
    chain.isWholeValue = isWholeValue(syntax)
    return chain
  }

  /// The `?` at the end of a chain, which nothing follows. The operand of an operator has to be unwrapped in another way.
  private func needlessLink(_ syntax: ExprSyntax) -> OptionalChainingExprSyntax? {
    if let whole = syntax.as(MemberAccessExprSyntax.self), whole.declName.baseName.tokenKind == .keyword(.self),
      let base = whole.base
    {
      return base.as(OptionalChainingExprSyntax.self)
    }
    if syntax.parent?.is(InfixOperatorExprSyntax.self) ?? false { return nil }
    return syntax.as(OptionalChainingExprSyntax.self)
  }

  /// True if the expression is the value of an initializer, or what a function returns. The values of closures and of
  /// branches of `if` and `switch` are none.
  private func isWholeValue(_ syntax: ExprSyntax) -> Bool {
    guard let parent = syntax.parent else { return false }
    switch parent.kind {
    case .initializerClause: return true
    case .ternaryExpr: return ExprSyntax(parent).map(isWholeValue) ?? false
    case .returnStmt:
      let body = sequence(first: parent, next: \.parent).first {
        $0.is(ClosureExprSyntax.self) || $0.isProtocol(DeclSyntaxProtocol.self)
      }
      return !(body?.is(ClosureExprSyntax.self) ?? true)
    case .codeBlockItem:
      let owner = parent.parent?.parent
      return owner?.is(AccessorBlockSyntax.self) ?? false
        || owner?.is(CodeBlockSyntax.self) ?? false && owner?.parent?.isProtocol(DeclSyntaxProtocol.self) ?? false
    default: return false
    }
  }

  /// `record?.date`, if obsh lacks the member: nil if the record is nil, otherwise opaque.
  private func opaqueChain(_ syntax: ExprSyntax) -> Expression? {
    guard let link = firstLink(in: syntax),
      let maker = libraryFunctions("_opaque").first(where: { $0.parameters.count == 2 }),
      let parameter = maker.genericParameters.first
    else { return nil }
    let base = inferLink(link.expression, hint: nil)
    guard let wrapped = concrete(base.type).wrapped else { return nil }
    let at = place(syntax)
    let arguments = [words(opaqueName(of: syntax), at: at), Expression(.chainLink(base), type: wrapped, place: at)]
    return wrapChain(
      Expression(
        .apply(maker, [parameter: wrapped], base: nil, arguments.map { .value($0) }, isDirect: false),
        type: unknownType, place: at))
  }

  private func firstLink(in syntax: ExprSyntax) -> OptionalChainingExprSyntax? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): firstLink(in: node.expression) ?? node
    case .memberAccessExpr(let node): node.base.flatMap { firstLink(in: $0) }
    case .functionCallExpr(let node): firstLink(in: node.calledExpression)
    case .subscriptCallExpr(let node): firstLink(in: node.calledExpression)
    case .forceUnwrapExpr(let node): firstLink(in: node.expression)
    default: nil
    }
  }

  func wrapChain(_ value: Expression) -> Expression {
    if case .error = value.type { return value }
    let type = head(value.type)
    return Expression(.optionalChain(value), type: type.wrapped != nil ? type : optional(type), place: value.place)
  }

  /// One link; its base is inferred as part of the same chain.
  package func inferLink(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    openly(syntax, hint: hint) { inferWrittenLink(syntax, hint: hint) }
  }

  private func inferWrittenLink(_ syntax: ExprSyntax, hint: Type?) -> Expression {
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
      if isOpen, isUnknown(value.type) { return value }
      guard let wrapped = concrete(value.type).wrapped else {
        error(.conversion(.nonoptionalForced(described(value.type).shown)), at: node.exclamationMark)
        return errorExpression(node)
      }
      return Expression(.forceUnwrap(value), type: wrapped, place: place(node))
    case .optionalChainingExpr(let node):
      let value = inferLink(node.expression, hint: nil)
      if case .error = value.type { return value }
      if isOpen, isUnknown(value.type) { return value }
      guard let wrapped = concrete(value.type).wrapped else {
        error(
          resultOfUncalled(described(value.type))?.wrapped == nil
            ? .conversion(.nonoptionalChained(described(value.type).shown)) : .member(.uncalledValue),
          at: node.questionMark)
        return errorExpression(node)
      }
      table.context.hasChainLink = true
      return Expression(.chainLink(value), type: wrapped, place: place(node))
    default: return infer(syntax, hint: hint)
    }
  }

  // MARK: Member access

  private func inferMemberAccess(_ node: MemberAccessExprSyntax, hint: Type?) -> Expression {
    let name = node.declName.baseName.text.without("`")
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
    if let module = baseSyntax.as(DeclReferenceExprSyntax.self), isModule(module.baseName.text),
      case .nothing = lookUp(module.baseName.text)
    {
      if case .variable(let variable)? = declared(named: name, inModule: module.baseName.text).first {
        return reference(to: variable, at: node.declName)
      }
      return inferName(node.declName, hint: hint)
    }
    if baseSyntax.is(SuperExprSyntax.self) { return inferSuperMember(node, name: name, hint: hint) }
    let base = inferLink(baseSyntax, hint: isImplicitChain(baseSyntax) ? hint : nil)
    if case .error = base.type { return base }
    return inferMember(of: base, name: name, node: node, hint: hint)
  }

  func inferMember(
    of base: Expression, name: String, node: MemberAccessExprSyntax, hint: Type?
  ) -> Expression {
    if let value = inferMember(ofImplicitlyUnwrapped: base, name: name, node: node, hint: hint) { return value }
    var base = base
    var type = concrete(base.type)
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped, !hasMember(name, type) {
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
    if isOpaqueMember(name, of: type), node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id {
      return opaqueValue(of: node)
    }
    let candidates = lookUpMembers(of: type, named: name, isStatic: false)
    if candidates.isEmpty || isDynamic(candidates, of: type) {
      if let dynamic = dynamicMember(
        name, of: base, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint)
      {
        return dynamic
      }
    }
    if candidates.isEmpty {
      reportNoMember(name, of: type, base: base, node: node)
      return errorExpression(node)
    }
    if reportUnmetConformance(candidates, of: type, node: node) { return errorExpression(node) }
    return memberValue(
      candidates, base: base, name: name, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint,
      labels: node.declName.argumentNames)
  }

  /// True if the type has a member of that name whose conditions are met.
  func hasMember(_ name: String, _ type: Type) -> Bool {
    var candidates = lookUpMembers(of: type, named: name, isStatic: false)
    // `layer.frame` is no modifier of an optional layer, which may be a view for all that obsh can see.
    if isOpen {
      candidates.removeAll { candidate in
        let owner = candidate.member.context.declaration
        return owner.kind == .protocolType && !conformsVisibly(type, to: owner)
      }
    }
    return !candidates.isEmpty && !areUnmet(candidates, of: type)
  }

  func reportNoMember(_ name: String, of type: Type, base: Expression, node: MemberAccessExprSyntax) {
    let type = described(type)
    if case .error = type { return }
    if reportUndecided(node.base, member: name, at: node.declName) { return }
    if reportRivals(ofBase: base, member: name, at: node.declName) { return }
    if reportNotCalled(base, type, node) { return }
    let open = unbound(base.type)
    if let parameter = table.closureParameters.first(where: { $0.variable == open }) {
      return error(.closure(.untypedParameter(parameter.name)), at: parameter.place)
    }
    if let wrapped = type.wrapped, hasPart(wrapped, named: name) {
      if reportMutation(ofOptional: base, by: name, of: wrapped, node: node) { return }
      error(
        .member(.ofOptional(name, of: spelled(base), holding: spelled(base, isUnwrapped: true))),
        at: node.base.map { end(of: $0) } ?? Syntax(node))
      return
    }
    if let wrapped = type.wrapped, lookUpMembers(of: type, named: name, isStatic: true).isEmpty,
      isCase(name, of: wrapped)
    {
      reportCase(name, node)
      error(
        .member(.ofOptional(name, of: spelled(base), holding: spelled(base, isUnwrapped: true))),
        at: node.base.map { end(of: $0) } ?? Syntax(node))
      return
    }
    if !lookUpMembers(of: type, named: name, isStatic: true).isEmpty {
      // `context.turnBased` of an enum with such properties from a macro, which cannot be run.
      if isOpen, type.nominal.map({ $0.inheritsUnseen || mayHaveUnseen($0, beside: name) }) ?? false {
        return lacking(.member(.missing(name, of: value(of: type))), at: node.declName)
      }
      if isCase(name, of: type) { return reportCase(name, node) }
      error(.member(.staticOnInstance(name, of: type.shown)), at: node.base.map { Syntax($0) } ?? Syntax(node))
      return
    }
    if reportUnmetCondition(name, of: type, node: node) { return }
    let shown = spelled(base)
    reportNoMember(
      name, of: type, value(of: type) == .value(type.shown) ? .value(shown) : .valueOfTuple(shown), isStatic: false,
      at: node.declName)
  }

  /// True if a framework's type may have a property that obsh lacks, beside the program's static one of that name.
  private func mayHaveUnseen(_ declaration: NominalDeclaration, beside name: String) -> Bool {
    guard declaration.isLibrary, declaration.module != "Swift" else { return false }
    return lookUpMembers(of: declaration.declaredType, named: name, isStatic: true).allSatisfy { candidate in
      let place = candidate.function?.place ?? candidate.variable?.place
      return place.map { !$0.file.isLibrary } ?? false
    }
  }

  private func isCase(_ name: String, of type: Type) -> Bool {
    guard case .enumCase? = lookUpMembers(of: type, named: name, isStatic: true).first?.member.kind else {
      return false
    }
    return true
  }

  private func reportCase(_ name: String, _ node: MemberAccessExprSyntax) {
    error(.member(.caseOnInstance(name)), at: node.base.map { location(of: $0) } ?? Syntax(node))
  }

  /// True if a value of the type has a member of that name, or if it is a tuple with such an element.
  private func hasPart(_ type: Type, named name: String) -> Bool {
    if case .tuple(let elements) = head(type) { return elements.contains { $0.label == name } }
    return !lookUpMembers(of: type, named: name, isStatic: false).isEmpty
  }

  /// A function without parameters, whose result is meant: `text.uppercased.count`.
  private func reportNotCalled(_ base: Expression, _ type: Type, _ node: MemberAccessExprSyntax) -> Bool {
    guard case .function(let function) = type, function.parameters.isEmpty, let written = node.base else {
      return false
    }
    guard !lookUpMembers(of: described(function.result), named: node.declName.baseName.text, isStatic: false).isEmpty
    else { return false }
    return reportUncalled(written)
  }

  func value(of type: Type) -> MemberBase {
    switch type {
    case .tuple(let elements) where !elements.isEmpty: .valueOfTuple(type.shown)
    default: .value(type.shown)
    }
  }

  /// The value of a property, or a method as a value.
  func memberValue(
    _ candidates: [Candidate], base: Expression, name: String, node: ExprSyntax, nameNode: Syntax, hint: Type?,
    labels: DeclNameArgumentsSyntax?
  ) -> Expression {
    // With argument labels the name is that of a method: `first(where:)`.
    if labels == nil, let best = bestProperty(candidates), !meansMethod(candidates, besides: best, for: hint),
      !choosesMethod(among: candidates, at: node)
    {
      let property = chosenProperty(among: candidates, at: node) ?? shared(candidates, than: best, for: hint) ?? best
      if isAmbiguous(property, candidates) {
        error(.name(.ambiguous(name)), at: nameNode)
        return errorExpression(node)
      }
      if reportsUnusable(property, name, base: base, node: node) { return errorExpression(node) }
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

  /// True if a function is expected, which a method with the name of a property is and its value is not.
  func meansMethod(_ candidates: [Candidate], besides property: Candidate, for expected: Type?) -> Bool {
    guard candidates.count > 1, let expected, case .function = withoutOptionals(expected),
      candidates.contains(where: { $0.function != nil }), let variable = property.variable
    else { return false }
    return !isFunctionOrOpen(withoutOptionals(reduce(variable.type.substituting(property.substitution))))
  }

  func withoutOptionals(_ type: Type) -> Type {
    var type = head(type)
    while let wrapped = type.wrapped { type = head(wrapped) }
    return type
  }

  /// A property of a protocol's extension that has the expected type where the type's own property of that name has
  /// not: the `id` of a class, as an ObjectIdentifier.
  private func shared(_ candidates: [Candidate], than own: Candidate, for hint: Type?) -> Candidate? {
    guard candidates.count > 1, let hint, unbound(hint) == nil else { return nil }
    let others = defaults(of: candidates, besides: own) + ofOtherModules(candidates, besides: own)
    if others.isEmpty || canConvert(type(of: own), to: hint) { return nil }
    return others.first { canConvert(type(of: $0), to: hint) }
  }

  /// The properties of that name that other opened modules add to the same type: `var visibility: Int?` and
  /// `var visibility: Int`.
  private func ofOtherModules(_ candidates: [Candidate], besides own: Candidate) -> [Candidate] {
    guard isOpen, !moduleNames.isEmpty, let declared = own.variable, !declared.place.file.isLibrary else { return [] }
    return candidates.filter { other in
      guard let variable = other.variable, variable.owner == declared.owner else { return false }
      return variable.place.file !== declared.place.file
    }
  }

  /// The properties of that name in extensions of protocols, of other types than the type's own property: for a class
  /// with `let id = UUID()`, the `id` of Identifiable's extension is an ObjectIdentifier. Of a generic type, also those in
  /// the program's extensions beside a requirement of an associated type.
  func defaults(of candidates: [Candidate], besides own: Candidate) -> [Candidate] {
    guard let declared = own.variable else { return [] }
    let isRequired = own.isFromProtocol
    if isRequired ? !isRequirement(own.member) : declared.place.file.isLibrary { return [] }
    let ownType = type(of: own)
    if isRequired { guard case .member = ownType else { return [] } }
    return candidates.filter { other in
      other.isFromProtocol && !isRequirement(other.member) && type(of: other) != ownType
        && other.variable.map { !isRequired || !$0.place.file.isLibrary } ?? false
    }
  }

  private func type(of property: Candidate) -> Type {
    property.variable.map { reduce($0.type.substituting(property.substitution)) } ?? .error
  }

  func bestProperty(_ candidates: [Candidate]) -> Candidate? {
    candidates.filter { $0.variable != nil }.reduce(nil) { best, next in
      guard let best else { return next }
      return isNearer(next, than: best) ? next : best
    }
  }

  /// True if an extension of another protocol has the same property, and neither extension is more specialized.
  private func isAmbiguous(_ property: Candidate, _ candidates: [Candidate]) -> Bool {
    func isShared(_ candidate: Candidate) -> Bool {
      candidate.isFromProtocol && !isRequirement(candidate.member)
    }
    guard isShared(property), let own = property.variable, let file = own.getter?.place.file, !file.isLibrary else {
      return false
    }
    return candidates.contains { other in
      guard isShared(other), let variable = other.variable, variable !== own, variable.getter?.place.file === file,
        variable.type == own.type, other.distance == property.distance
      else { return false }
      return !isMoreSpecial(property.member.context, than: other.member.context)
        && !isMoreSpecial(other.member.context, than: property.member.context)
    }
  }

  /// A requirement is preferred to an extension's member of the same name, the type's own member to both, and among
  /// extensions the more constrained one.
  func isNearer(_ one: Candidate, than other: Candidate) -> Bool {
    if one.distance != other.distance { return one.distance < other.distance }
    if one.isFromProtocol, other.isFromProtocol {
      let required = (isRequirement(one.member), isRequirement(other.member))
      if required.0 != required.1 {
        // Through an existential, an extension's type says more than an associated type.
        return isErased(required.0 ? one : other) ? required.1 : required.0
      }
    }
    return isMoreSpecial(one.member.context, than: other.member.context)
  }

  /// True for a property whose type is an associated type of an existential.
  private func isErased(_ property: Candidate) -> Bool {
    guard case .member(let base, _) = type(of: property), case .existential = head(base) else { return false }
    return true
  }

  func callee(_ candidate: Candidate, _ function: FunctionDeclaration, base: Expression?) -> Callee {
    let rank = candidate.isFromProtocol ? (function.isRequirement ? 1 : 2) : candidate.distance
    return .function(
      function, candidate.substitution, base: base, isDirect: false, ownerType: candidate.ownerType, rank: rank)
  }

  package func propertyValue(_ candidate: Candidate, base: Expression, node: ExprSyntax, nameNode: Syntax) -> Expression
  {
    guard let variable = candidate.variable else { return errorExpression(node) }
    if let details = variable.detail, !isAccessible(details.accessLimit) {
      error(.access(.inaccessible(variable.name)), at: nameNode)
      return errorExpression(node)
    }
    if reportUnavailable(
      variable.name, variable.detail?.unavailable, in: variable.detail?.context, at: nameNode)
    {
      return errorExpression(node)
    }
    if variable.kind == .staticProperty, reportsStatic(variable.name, of: base, node: node) {
      return errorExpression(node)
    }
    // The requirements may determine the generic arguments of the type: `Task.isCancelled`.
    if candidate.ownerType.hasTypeVariables {
      _ = apply(candidate.member.context.requirements, under: candidate.substitution)
    }
    var type = eraseOpaque(
      eraseMembers(reduce(variable.type.substituting(candidate.substitution))), variable.getter,
      candidate.substitution)
    if variable.detail?.returnsSelf ?? false {
      let own = instanceType(receiver(base).type)
      type = type.map { $0 == head(candidate.ownerType) ? own : nil }
    }
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
          if !(thrown?.isLibrary("Never") ?? false) { noteThrow(at: node, source: .propertyAccess, type: thrown) }
        }
      }
    }
    expression.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    expression.memberPlace = place(nameNode)
    return expression
  }

  /// True if the expression is assigned to or changed in place.
  private func isMutated(_ node: ExprSyntax) -> Bool {
    if node.parent?.is(InOutExprSyntax.self) ?? false { return true }
    guard let infix = node.parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == node.id else {
      return false
    }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    return input.operators.assigns(infix.operator.writtenText)
  }

  /// True if reading the property changes its owner.
  private func readsMutating(_ variable: VariableDeclaration) -> Bool {
    !file.isLibrary && (variable.getter?.isMutating ?? variable.isLazy)
  }

  /// True in a property's own observers and accessors, which access its storage without running again.
  private func isOwnAccess(_ variable: VariableDeclaration) -> Bool {
    function?.accessorOf == variable && function?.kind == .observer && variable.tracking == nil
      && !(variable.owner?.isObservable ?? false)
  }

  func adjustStoredBase(_ base: Expression, to ownerType: Type) -> Expression {
    guard case .nominal(let owner, _) = head(ownerType), owner.isClass, head(base.type).nominal != owner else {
      return base
    }
    return Expression(.upcast(base), type: ownerType, place: base.place)
  }

  func caseValue(_ enumCase: CaseDeclaration, owner: Type, node: ExprSyntax) -> Expression {
    let name = node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node)
    let details = enumCase.owner.detail
    let reason = isOpen ? nil : details?.unavailableCases[enumCase.index]
    reportUnavailable(enumCase.name, reason, in: details?.context, at: name)
    if enumCase.payload.isEmpty { return Expression(.enumCase(enumCase, []), type: owner, place: place(node)) }
    let own = substitution(for: owner)
    let parameters = enumCase.payload.map { FunctionType.Parameter(type: $0.type.substituting(own)) }
    return Expression(.caseFunction(enumCase), type: .function(FunctionType(parameters, owner)), place: place(node))
  }
}
