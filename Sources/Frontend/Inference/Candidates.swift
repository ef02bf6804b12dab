import SwiftSyntax
import Tree

/// What keeps a candidate from being called although its parameters fit.
extension Checker {
  /// Whether nothing but the order would choose between two functions of the program.
  func areEquallyGood(_ one: Callee, _ other: Callee) -> Bool {
    guard case .function(let first, _, _, _, _, _) = one, case .function(let second, _, _, _, _, _) = other else {
      return false
    }
    return !first.place.file.isLibrary && !second.place.file.isLibrary && first.place.file === second.place.file
      && first.owner == second.owner && first.genericParameters.isEmpty && second.genericParameters.isEmpty
      && first.synthesized == nil && second.synthesized == nil
      && first.parameters.count == second.parameters.count
      // Those that differ in their results are told apart by the place of the call.
      && first.parameters.map(\.variable.type) != second.parameters.map(\.variable.type)
      // Closures are ranked by what they return, which the score does not tell.
      && !first.parameters.contains { if case .function = $0.variable.type { true } else { false } }
  }

  /// A generic parameter that stands for an existential which does not meet its own protocol is that existential
  /// opened: of two arguments nobody knows whether they hold the same type.
  func openedTwice(_ function: FunctionDeclaration, _ substitution: Substitution) -> (Type, NominalDeclaration)? {
    for parameter in function.genericParameters {
      guard let type = substitution[parameter].map({ head($0) }), case .existential(let own, _) = type, !own.isEmpty,
        let unmet = parameter.protocols.first(where: { !conforms(type, to: $0) })
      else { continue }
      let uses = function.parameters.count { one in
        one.variable.type.contains { if case .parameter(parameter) = $0 { true } else { false } }
      }
      if uses > 1 { return (type, unmet) }
    }
    return nil
  }

  func unavailability(_ callee: Callee) -> String? {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.detail?.unavailable
    case .subscripted(let subscripted, _, _, _, _): subscripted.getter.detail?.unavailable
    case .enumCase, .value: nil
    }
  }

  func subscriptName(_ subscripted: SubscriptDeclaration) -> String {
    "subscript(\(subscripted.getter.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The name in a message about a use.
  func usedName(_ callee: Callee) -> String {
    if case .function(let function, _, _, _, _, _) = callee { shownName(function) } else { callee.name }
  }

  /// An argument for a generic parameter meets what that asks for.
  func meetsConstraints(_ value: Expression, of type: Type, _ opened: OpenedCallee, node: ExprSyntax) -> Bool {
    guard let variable = unbound(type), !value.type.resolved.hasTypeVariables else { return true }
    let subject = value.type.resolved
    if case .error = subject { return true }
    for one in variable.protocols where !conforms(subject, to: one) {
      // An existential is opened, an optional unwrapped: the rules of conversion say what is wrong with those.
      if case .existential = subject { return true }
      if subject.wrapped != nil || value.isImplicitlyUnwrapped { return true }
      error(
        "\(describeCallee(opened.callee)) requires that '\(subject)' conform to '\(one.name)'",
        at: location(of: node))
      return false
    }
    return true
  }
}
