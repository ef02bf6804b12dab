import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Members of values: `counter.count`, `counter.increment`, `Kind.first`.
extension ExpressionChecker {
  func inferMemberAccess(_ node: MemberAccessExprSyntax, hint: Type?) -> Expression {
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
      if let nested = memberType(named: name, ofValue: base, instance, node) { return nested }
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
        // `.all` of extensions that differ in the types that obsh lacks.
        if isOpen, let found = property.variable, isMadeOfOpaque(reduce(found.type.substituting(property.substitution)))
        {
          return opaqueResult(of: node)
        }
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

  func callee(_ candidate: Candidate, _ function: FunctionDeclaration, base: Expression?) -> Callee {
    let rank = candidate.isFromProtocol ? (function.isRequirement ? 1 : 2) : candidate.distance
    return .function(
      function, candidate.substitution, base: base, isDirect: false, ownerType: candidate.ownerType, rank: rank)
  }

  func caseValue(_ enumCase: CaseDeclaration, owner: Type, node: ExprSyntax) -> Expression {
    let name = node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node)
    let details = enumCase.owner.detail
    let reason = isOpen ? nil : details?.unavailableCases[enumCase.index]
    reportUnavailable(enumCase.name, reason, in: details?.context, at: name)
    if enumCase.payload.isEmpty { return Expression(.enumCase(enumCase, []), type: owner, place: place(node)) }
    let own = substitution(for: owner)
    let parameters = enumCase.payload.map { FunctionType.Parameter(type: $0.type.substituting(own)) }
    let type = typeAsValue(ofCaseWith: parameters, owner)
    return Expression(.caseFunction(enumCase), type: .function(type), place: place(node))
  }
}
