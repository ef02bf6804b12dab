import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Members reached through `super`.
extension ExpressionChecker {
  func superBase(_ node: some SyntaxProtocol) -> Expression? {
    guard let own = selfExpression(at: node) else {
      error(.member(.superOutside), at: node)
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
      if isOpen, type.nominal?.inheritsUnseen ?? false {
        lacking(.member(.noSuperclass(type.shown)), at: node)
      } else {
        let isClass = type.nominal?.isClass ?? false
        let name = typeContext?.declaration.name ?? type.description
        error(.member(isClass ? .noSuperclass(type.shown) : .superOfValue(name)), at: node)
      }
      return nil
    }
    let base = Expression(.upcast(own), type: isStatic ? .metatype(superclass) : superclass, place: place(node))
    base.isSuper = true
    return base
  }

  func inferSuperMember(_ node: MemberAccessExprSyntax, name: String, hint: Type?) -> Expression {
    guard let baseNode = node.base, let base = superBase(baseNode) else { return errorExpression(node) }
    var instance = base.type
    var isStatic = false
    if case .metatype(let type) = base.type { (instance, isStatic) = (type, true) }
    let candidates = lookUpMembers(of: instance, named: name, isStatic: isStatic)
    guard let property = bestProperty(candidates), let variable = property.variable else {
      if candidates.isEmpty {
        reportNoMember(name, of: instance, .value(instance.shown), isStatic: isStatic, at: node.declName)
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
}
