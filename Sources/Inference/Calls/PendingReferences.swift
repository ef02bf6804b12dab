import Declarations
import Diagnostics
import SwiftSyntax
import Tree

extension ExpressionChecker {
  func postponeReference(
    _ candidates: @escaping () -> [Callee], as type: Type, name: String, node: ExprSyntax
  ) -> Expression {
    let placeholder = Expression(.tuple([]), type: type, place: place(node))
    table.pendingReferences.append(
      PendingReference(placeholder: placeholder, candidates: candidates, name: name, node: node))
    return placeholder
  }

  /// Resolves the references added since `start`.
  func settleReferences(from start: Opening) {
    let waiting = table.pendingReferences[start.references...]
    table.pendingReferences.removeSubrange(start.references...)
    for one in waiting { settle(one) }
  }

  /// Resolves the references that determine an unknown type.
  func settleReferences(about variable: TypeVariable) {
    for one in table.pendingReferences
    where one.placeholder.type.contains(where: { if case .variable(variable) = $0 { true } else { false } }) {
      table.remove(one)
      settle(one)
    }
  }

  private func settle(_ reference: PendingReference) {
    if reference.isOperator, case .function(let function) = head(reference.placeholder.type), isUnknown(function) {
      error(.name(.ambiguousOperator(reference.name)), at: reference.node)
      return
    }
    let value = decidedFunctionValue(
      reference.candidates(), hint: reference.placeholder.type, name: reference.name, node: reference.node)
    guard value !== reference.placeholder else { return }
    reference.placeholder.kind = value.kind
    reference.placeholder.type = value.type
  }

  /// The type, after literals whose members it mentions have got their default types: `sorted("text", by: >)` chooses
  /// an operator for the characters of a string.
  func settlingLiterals(withMembersIn type: Type) -> Type {
    var literals: [TypeVariable] = []
    _ = type.contains { part in
      if case .member(let base, _) = part, let variable = unbound(base), variable.literal != nil {
        literals.append(variable)
      }
      return false
    }
    if literals.isEmpty { return type }
    for variable in literals where variable.binding == nil {
      if let type = defaultType(of: variable) { _ = bind(variable, to: type) }
    }
    return reduce(type)
  }

  /// True if neither the parameters nor the result are known.
  private func isUnknown(_ function: FunctionType) -> Bool {
    (function.parameters.map(\.type) + [function.result]).allSatisfy {
      unbound($0).map { $0.literal == nil && $0.protocols.isEmpty } ?? false
    }
  }
}
