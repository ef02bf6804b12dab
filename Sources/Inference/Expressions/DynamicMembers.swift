import Declarations
import SwiftSyntax
import Tree

/// `@dynamicMemberLookup`: an undeclared member is accessed through `subscript(dynamicMember:)`.
extension ExpressionChecker {
  /// The member with that name, or nil if the type has no dynamic members or its subscript does not accept the name.
  /// The base is a value, or a type with a static subscript. `isCalled`: among several subscripts, one whose result is a
  /// function is meant.
  func dynamicMember(
    _ name: String, of base: Expression, node: ExprSyntax, nameNode: Syntax, hint: Type?, isCalled: Bool = false
  ) -> Expression? {
    let type = concrete(base.type)
    guard hasDynamicMembers(instanceType(type)) else { return nil }
    var callees = dynamicMemberSubscripts(of: type, base: base)
    if isCalled, callees.contains(where: givesFunction) { callees = callees.filter(givesFunction) }
    if callees.isEmpty { return nil }
    // A member found by key path is preferred to one that is only a name.
    let paths = pathsByKind(callees)
    if let hint, paths.count > 1 {
      for paths in paths {
        let value = call(paths, for: .named(name), node: node, nameNode: nameNode, hint: hint) { [unowned self] in
          canConvert($0.type, to: hint)
        }
        if let value { return value }
      }
    }
    for paths in paths {
      if let value = call(paths, for: .named(name), node: node, nameNode: nameNode, hint: hint) { return value }
    }
    if !paths.isEmpty { callees.removeAll(where: takesKeyPath) }
    return call(fitting(callees, at: node), for: .named(name), node: node, nameNode: nameNode, hint: hint)
  }

  /// The subscripts whose results have the member that follows in the chain: of `Node` and `Node?`, `node.a.count` means
  /// the first and `node.a?.count` the second. All of them if that decides nothing.
  private func fitting(_ callees: [Callee], at node: ExprSyntax) -> [Callee] {
    guard callees.count > 1, !callees.contains(where: takesKeyPath), let parent = node.parent else { return callees }
    let isWanted: (Type) -> Bool
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      let name = access.declName.baseName.text.without("`")
      isWanted = { [unowned self] in providesMember(name, $0) }
    } else if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      isWanted = { $0.wrapped != nil }
    } else if let element = parent.as(SubscriptCallExprSyntax.self), element.calledExpression.id == node.id {
      isWanted = { [unowned self] in !lookUpMembers(of: $0, named: "subscript", isStatic: false).isEmpty }
    } else {
      return callees
    }
    let fitting = callees.filter { callee in
      guard case .subscripted(let subscripted, let substitution, _, _, _) = callee else { return false }
      return isWanted(head(subscripted.getter.result.substituting(substitution)))
    }
    return fitting.isEmpty ? callees : fitting
  }

  private func providesMember(_ name: String, _ type: Type) -> Bool {
    if hasDynamicMembers(type) { return true }
    let candidates = lookUpMembers(of: type, named: name, isStatic: false)
    return !candidates.isEmpty && !areUnmet(candidates, of: type)
  }

  /// True if a dynamic member has precedence, because the type's own members have unmet conditions: `$store.filter`,
  /// as a `Binding` is a sequence only if its value is one.
  func isDynamic(_ candidates: [Candidate], of type: Type) -> Bool {
    hasDynamicMembers(type) && areUnmet(candidates, of: type)
  }

  /// A subscript that the type itself does not have.
  func dynamicSubscript(
    _ indices: [CallArgument], of base: Expression, node: ExprSyntax, nameNode: Syntax, hint: Type?
  ) -> Expression? {
    let callees = dynamicMemberSubscripts(of: concrete(base.type), base: base).filter(takesKeyPath)
    return call(callees, for: .indexed(indices), node: node, nameNode: nameNode, hint: hint)
  }

  private func takesKeyPath(_ callee: Callee) -> Bool { keyPathTaken(by: callee) != nil }

  private func keyPathTaken(by callee: Callee) -> NominalDeclaration? {
    guard case .subscripted(let subscripted, _, _, _, _) = callee,
      let type = subscripted.getter.parameters.first?.variable.type.nominal, type.isKeyPath
    else { return nil }
    return type
  }

  /// The subscripts that take key paths, those of the most specific class first: a `WritableKeyPath` is also a
  /// `KeyPath`.
  private func pathsByKind(_ callees: [Callee]) -> [[Callee]] {
    ["ReferenceWritableKeyPath", "WritableKeyPath", "KeyPath", "PartialKeyPath", "AnyKeyPath"].compactMap { name in
      let paths = callees.filter { keyPathTaken(by: $0)?.name == name }
      return paths.isEmpty ? nil : paths
    }
  }

  private func call(
    _ callees: [Callee], for member: DynamicMember, node: ExprSyntax, nameNode: Syntax, hint: Type?,
    isWanted: (Expression) -> Bool = { _ in true }
  ) -> Expression? {
    if callees.isEmpty { return nil }
    var argument = CallArgument(label: "dynamicMember", syntax: node, isTrailing: false)
    argument.dynamicMember = member
    return attempt {
      let value = resolveCall(
        callees, [argument], hint: hint, name: "subscript", node: node, nameNode: nameNode)
      if case .error = value.type { return nil }
      return isWanted(value) ? value : nil
    }
  }

  private func givesFunction(_ callee: Callee) -> Bool {
    guard case .subscripted(let subscripted, _, _, _, _) = callee else { return false }
    switch head(subscripted.getter.result) {
    case .function: return true
    case .nominal(let declaration, _): return !members(of: declaration, named: "callAsFunction").isEmpty
    default: return false
    }
  }

  private func dynamicMemberSubscripts(of type: Type, base: Expression) -> [Callee] {
    let isStatic = if case .metatype = type { true } else { false }
    return lookUpMembers(of: instanceType(type), named: "subscript", isStatic: isStatic).compactMap { candidate in
      guard case .subscripted(let subscripted) = candidate.member.kind,
        subscripted.getter.parameters.first?.label == "dynamicMember"
      else { return nil }
      return .subscripted(
        subscripted, candidate.substitution, base: base, ownerType: candidate.ownerType,
        rank: candidate.isFromProtocol ? (subscripted.getter.isRequirement ? 1 : 2) : candidate.distance)
    }
  }

  func hasDynamicMembers(_ type: Type) -> Bool {
    var level: Type? = type
    while let current = level {
      if case .nominal(let declaration, _) = head(current) {
        if declaration.detail?.hasDynamicMembers ?? false { return true }
        if allConformances(of: declaration).contains(where: { $0.detail?.hasDynamicMembers ?? false }) { return true }
      } else if protocols(of: current).contains(where: { $0.detail?.hasDynamicMembers ?? false }) {
        return true
      }
      level = superclass(of: current)
    }
    return false
  }

  /// The argument of `subscript(dynamicMember:)`: a key path if one is expected, otherwise the name as a string.
  func dynamicMember(_ member: DynamicMember, at node: ExprSyntax, hint: Type) -> Expression {
    if case .nominal(let declaration, let arguments) = head(hint), declaration.isKeyPath,
      let root = arguments.first
    {
      return keyPath(to: member, of: concrete(root), at: node)
    }
    guard case .named(let name) = member else { return errorExpression(node) }
    return literal(.string(name), .string, at: node)
  }
}
