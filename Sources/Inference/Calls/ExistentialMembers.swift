import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// The members of a protocol that can be used on an `any P`: callers cannot pass `Self` and associated types, which
/// they do not know.
extension ExpressionChecker {
  /// Reports a member that is unusable in all candidates. Returns true if it did.
  func reportsUnusable(_ functions: [FunctionDeclaration], _ name: String, base: Expression, node: ExprSyntax) -> Bool {
    let type = head(base.type)
    if !functions.isEmpty, functions.allSatisfy({ $0.isStatic && $0.kind != .initializer }),
      reportsStatic(name, of: base, node: node)
    {
      return true
    }
    guard case .existential = type, !functions.isEmpty, functions.allSatisfy({ takesUnknown($0, of: type) }) else {
      return false
    }
    error(.member(.ofExistential(name, of: described(type).shown)), at: location(of: baseSyntax(of: node)))
    return true
  }

  /// Reports a property whose type mentions the unknown types where only exactly these are allowed.
  func reportsUnusable(_ property: Candidate, _ name: String, base: Expression, node: ExprSyntax) -> Bool {
    let type = head(base.type)
    guard case .existential = type, let variable = property.variable, let own = variable.owner?.selfParameter,
      exposes(variable.type, own, type, isGiven: true)
    else { return false }
    error(.member(.ofExistential(name, of: described(type).shown)), at: location(of: baseSyntax(of: node)))
    return true
  }

  /// True if a property of an `any P` cannot be set: no caller knows the type that it accepts.
  func acceptsUnknown(_ property: VariableDeclaration, of base: Expression) -> Bool {
    let type = head(base.type)
    guard case .existential = type, let own = property.owner?.selfParameter else { return false }
    return exposes(property.type, own, type, isGiven: false)
  }

  /// Reports `Animal.legs` for a protocol, which as a type has no such members. Returns true if it did.
  func reportsStatic(_ name: String, of base: Expression, node: ExprSyntax) -> Bool {
    guard case .metatype(let named) = base.kind, case .existential = named.resolved, !file.isLibrary,
      let member = (node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node).as(MemberAccessExprSyntax.self),
      let written = member.base
    else { return false }
    error(.member(.ofProtocolType(name, described(named).shown)), at: written)
    return true
  }

  private func baseSyntax(of node: ExprSyntax) -> ExprSyntax {
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): baseSyntax(of: call.calledExpression)
    case .memberAccessExpr(let member): member.base ?? node
    case .subscriptCallExpr(let call): call.calledExpression
    default: node
    }
  }

  private func takesUnknown(_ function: FunctionDeclaration, of type: Type) -> Bool {
    guard let own = function.owner?.selfParameter, !function.isStatic else { return false }
    return function.parameters.contains { parameter in
      exposes(parameter.variable.type, own, type, isGiven: parameter.variable.isInout ? nil : false)
    } || !function.isModifierOfView && exposes(function.result, own, type, isGiven: true)
  }

  /// True if the arguments of the existential determine the associated type: `Entity.ID` of `any Store<User>`.
  private func isKnown(_ associated: AssociatedType, of base: Type, _ own: GenericParameter, _ existential: Type)
    -> Bool
  {
    switch base {
    case .parameter(own): associatedType(associated, of: existential) != nil
    case .member(let outer, let other): isKnown(other, of: outer, own, existential)
    default: false
    }
  }

  /// True if the unknown types occur where a value is accepted, or where only exactly this type is allowed (nil).
  private func exposes(_ type: Type, _ own: GenericParameter, _ existential: Type, isGiven: Bool?) -> Bool {
    switch type {
    case .parameter(own): return isGiven != true
    case .member(let base, let associated):
      guard base.contains(where: { $0 == .parameter(own) }) else { return false }
      return isKnown(associated, of: base, own, existential) ? false : isGiven != true
    case .function(let function):
      return function.parameters.contains { parameter in
        exposes(parameter.type, own, existential, isGiven: parameter.isInout ? nil : isGiven.map { !$0 })
      } || exposes(function.result, own, existential, isGiven: isGiven)
    case .tuple(let elements):
      return elements.contains { exposes($0.type, own, existential, isGiven: isGiven) }
    case .nominal(let declaration, let arguments):
      // The parts that are converted with the whole: not the elements of a set and the keys of a dictionary.
      let converted = declaration.isLibrary ? ["Optional": 0, "Array": 0, "Dictionary": 1][declaration.name] : nil
      return arguments.enumerated().contains { index, argument in
        exposes(argument, own, existential, isGiven: index == converted ? isGiven : nil)
      }
    case .metatype(let instance): return exposes(instance, own, existential, isGiven: isGiven)
    default: return false
    }
  }
}
