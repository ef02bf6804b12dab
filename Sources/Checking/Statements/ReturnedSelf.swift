import Declarations
import Diagnostics
import Inference
import SwiftSyntax
import Tree

/// The results of a class's members that return `Self`, which is a subclass in an instance of one.
extension Checker {
  /// Refuses an object that is known to have only the class's own type: a new one, a parameter or a property.
  func requireSelf(_ value: Expression, _ syntax: ExprSyntax) {
    guard let function, function.kind == .method || function.kind == .getter, function.owner?.isClass ?? false, !isOpen,
      function.detail?.returnsSelf ?? false || function.accessorOf?.detail?.returnsSelf ?? false,
      let (type, isOptional) = typeOfOther(value, syntax)
    else { return }
    let result: ShownType = isOptional ? .written("Self?") : .written("Self")
    error(
      .conversion(.mismatch((isOptional ? optional(type) : type).shown, result, for: .returnValue)),
      at: location(of: syntax))
  }

  /// The type of an object that is not `Self`, and whether it is optional.
  private func typeOfOther(_ value: Expression, _ syntax: ExprSyntax) -> (Type, isOptional: Bool)? {
    switch value.kind {
    case .upcast(let inner), .wrap(let inner): return typeOfOther(inner, syntax)
    case .forceUnwrap(let inner): return typeOfOther(inner, syntax).map { ($0.0, false) }
    case .variable(let variable):
      guard variable.kind == .parameter, variable.name != "self", variable.function == function else { return nil }
      return classType(of: variable.type)
    case .staticVariable(let variable, _), .property(_, let variable, _, _):
      guard !(variable.detail?.returnsSelf ?? false), !variable.isRequirement, variable.wrapping == nil else {
        return nil
      }
      return classType(of: variable.type)
    case .apply(let called, _, _, _, _):
      if called.kind == .initializer {
        return makesNamed(syntax) ? classType(of: value.type) : nil
      }
      guard called.kind == .method || called.kind == .function, !(called.detail?.returnsSelf ?? false),
        !called.isRequirement, !isGeneric(called)
      else { return nil }
      return classType(of: called.result)
    default: return nil
    }
  }

  private func classType(of type: Type) -> (Type, isOptional: Bool)? {
    let inner = type.resolved.wrapped ?? type.resolved
    guard inner.nominal?.isClass ?? false else { return nil }
    return (inner, type.resolved.wrapped != nil)
  }

  /// True for `Model()`, whose name is not `Self`.
  private func makesNamed(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    var callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`) {
      guard let base = member.base else { return false }
      callee = base
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName, name.tokenKind != .keyword(.Self) else {
      return false
    }
    switch lookUpTypeName(name.identifierText) {
    case .type, .alias: return true
    default: return false
    }
  }
}
