import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Wrappers that receive their enclosing instance: in a class, a property is accessed through its wrapper's `static
/// subscript(_enclosingInstance:wrapped:storage:)`, if there is one.
extension Checker {
  /// `kind` is "wrapped" or "projected".
  func enclosingSubscript(_ kind: String, of application: WrapperApplication) -> SubscriptDeclaration? {
    guard application.context?.declaration.isClass ?? false, application.variable.kind == .property,
      application.uses.count == 1, let wrapper = application.uses.first?.declaration.declaredType
    else { return nil }
    return enclosingCandidates(kind, of: wrapper).first.flatMap { candidate in
      if case .subscripted(let subscripted) = candidate.member.kind { subscripted } else { nil }
    }
  }

  private func enclosingCandidates(_ kind: String, of wrapper: Type) -> [Candidate] {
    lookUpMembers(of: wrapper, named: "subscript", isStatic: true).filter { candidate in
      guard case .subscripted(let subscripted) = candidate.member.kind else { return false }
      return subscripted.getter.parameters.map(\.label) == ["_enclosingInstance", kind, "storage"]
    }
  }

  /// `Wrapper[_enclosingInstance: self, wrapped: \.x, storage: \._x]`
  func throughInstance(
    _ subscripted: SubscriptDeclaration, _ kind: String, _ variable: VariableDeclaration,
    _ application: WrapperApplication, in function: FunctionDeclaration
  ) -> Expression? {
    guard let context = application.context, let own = function.selfVariable,
      let wrapper = wrapperTypes(application).first,
      let candidate = enclosingCandidates(kind, of: wrapper).first
    else { return nil }
    let place = application.variable.place
    let selfType = context.selfType
    let around = substitution(for: selfType)
    func path(to property: VariableDeclaration, isWritable: Bool) -> Expression {
      let component = Expression.KeyPathComponent.property(property, around, root: selfType, type: property.type)
      let name = isWritable ? "ReferenceWritableKeyPath" : "KeyPath"
      return Expression(
        .keyPath([component]), type: libraryNominal(name, [selfType, property.type]), place: place)
    }
    let metatype = Expression(.metatype(wrapper), type: .metatype(wrapper), place: place)
    let instance = Expression(.variable(own), type: own.type, place: place)
    let syntax = ExprSyntax(DeclReferenceExprSyntax(baseName: application.name))
    func argument(_ label: String, _ value: Expression) -> CallArgument {
      CallArgument(label: label, syntax: syntax, isTrailing: false, inferred: value)
    }
    let callee = Callee.subscripted(
      subscripted, candidate.substitution, base: metatype, ownerType: candidate.ownerType, rank: 0)
    let start = opening()
    let value = resolveInferredCall(
      [callee],
      [
        argument("_enclosingInstance", instance),
        argument(kind, path(to: variable, isWritable: variable.setter != nil)),
        argument("storage", path(to: application.storage, isWritable: true)),
      ], hint: nil, name: "subscript", node: syntax, nameNode: Syntax(application.name))
    finishExpression(from: start, node: application.name)
    if case .error = value.type { return nil }
    return value
  }
}
