import SwiftSyntax
import Tree

/// `@dynamicMemberLookup`: a member that no declaration names goes through `subscript(dynamicMember:)`.
extension Checker {
  /// The member by that name, or nil where the type has no dynamic members or its subscript does not take the name.
  func dynamicMember(_ name: String, of base: Expression, node: ExprSyntax, nameNode: Syntax, hint: Type?)
    -> Expression?
  {
    let type = concrete(base.type)
    guard hasDynamicMembers(type) else { return nil }
    let callees = dynamicMemberSubscripts(of: type, base: base)
    if callees.isEmpty { return nil }
    var argument = CallArgument(label: "dynamicMember", syntax: node, isTrailing: false)
    argument.dynamicMember = name
    return attempt {
      let value = resolveCall(
        callees, [argument], hint: hint, name: "subscript", node: node, nameNode: nameNode)
      if case .error = value.type { return nil }
      return value
    }
  }

  private func dynamicMemberSubscripts(of type: Type, base: Expression) -> [Callee] {
    lookUpMembers(of: type, named: "subscript", isStatic: false).compactMap { candidate in
      guard case .subscripted(let subscripted) = candidate.member.kind,
        subscripted.getter.parameters.first?.label == "dynamicMember"
      else { return nil }
      return .subscripted(
        subscripted, candidate.substitution, base: base, ownerType: candidate.ownerType,
        rank: candidate.isFromProtocol ? (subscripted.getter.isRequirement ? 1 : 2) : candidate.distance)
    }
  }

  private func hasDynamicMembers(_ type: Type) -> Bool {
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

  /// The argument of `subscript(dynamicMember:)`: a key path where one is expected, else the name as a string.
  func dynamicMemberName(_ name: String, at node: ExprSyntax, hint: Type) -> Expression {
    if case .nominal(let declaration, let arguments) = head(hint), declaration.isLibrary,
      declaration.name.hasSuffix("KeyPath"), let root = arguments.first
    {
      return keyPath(toMember: name, of: concrete(root), at: node)
    }
    return literal(.string(name), .string, at: node)
  }
}
