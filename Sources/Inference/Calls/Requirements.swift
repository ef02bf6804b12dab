import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// The requirements of a generic callee: checks that its arguments satisfy them, and reports those that do not.
extension ExpressionChecker {
  func applyRequirements(_ opened: OpenedCallee, node: ExprSyntax) -> Bool {
    if opened.requirements.isEmpty || apply(opened.requirements, under: opened.substitution) { return true }
    reportRequirement(opened, node: node)
    return false
  }

  private func reportRequirement(_ opened: OpenedCallee, node: ExprSyntax) {
    for requirement in opened.requirements {
      if case .conforms(let type, let declaration) = requirement {
        let subject = reduce(type.substituting(opened.substitution))
        if !conforms(subject, to: declaration) {
          let shown = shownMember(type, opened)
          if case .tuple = subject {
            error(.generics(.cannotConform(shown, to: declaration.name)), at: location(of: node))
          } else {
            let asker = describeAsker(of: requirement, opened)
            error(.generics(.unmet(asker, .conforms(shown, declaration.name))), at: location(of: node))
          }
          return
        }
      }
      if case .same(let left, let right) = requirement {
        let one = reduce(left.substituting(opened.substitution))
        let other = reduce(right.substituting(opened.substitution))
        if !matches(one, other) {
          for (side, subject) in [(one, other), (other, one)] {
            guard let variable = unbound(side), !described(subject).hasTypeVariables,
              let missing = variable.protocols.first(where: { !conforms(described(subject), to: $0) })
            else { continue }
            reportUnmet(described(subject), missing, variable, opened, node: node)
            return
          }
          // The only literal among the arguments is the one with the wrong elements.
          if case .member(_, let associated) = left, associated.name == "Element",
            let arrays = node.as(FunctionCallExprSyntax.self)?.arguments
              .compactMap({ $0.expression.as(ArrayExprSyntax.self) }), arrays.count == 1
          {
            reportElements(of: arrays[0], one, expected: other)
            return
          }
          error(.generics(.unmet(describeCallee(opened.callee), sameType(left, right, opened))), at: location(of: node))
          return
        }
      }
    }
    for case .inherits(let type, let superclass) in opened.requirements {
      let subject = reduce(type.substituting(opened.substitution))
      guard unbound(subject) == nil, !isSubclass(subject, of: superclass) else { continue }
      error(
        .generics(.unmet(describeAsker(of: type, opened), .inherits(subject.shown, superclass.shown))),
        at: location(of: node))
      return
    }
    for case .isClass(let type) in opened.requirements {
      let subject = described(reduce(type.substituting(opened.substitution)))
      if isClassType(subject) { continue }
      error(
        .generics(.unmet(describeAsker(of: type, opened), .isClass(subject.shown))), at: location(of: node))
      return
    }
    error(.call(.misfit(describeCallee(opened.callee))), at: node)
  }

  /// The two types in the order of swiftc's generic signatures: those of the owner's parameters first.
  private func sameType(_ left: Type, _ right: Type, _ opened: OpenedCallee) -> UnmetRequirement {
    let isTurned = isOfOwner(right, opened) && !isOfOwner(left, opened)
    let (one, other) = isTurned ? (right, left) : (left, right)
    return .same(shownMember(one, opened), shownMember(other, opened))
  }

  private func isOfOwner(_ type: Type, _ opened: OpenedCallee) -> Bool {
    guard case .function(let function, _, _, _, _, _) = opened.callee, let owner = function.owner else { return false }
    return type.contains { part in
      guard case .parameter(let parameter) = part else { return false }
      return parameter == owner.selfParameter || owner.genericParameters.contains(parameter)
    }
  }

  /// An associated type of an argument's type, by its name unless it is a generic parameter: `String.Element`.
  private func shownMember(_ type: Type, _ opened: OpenedCallee) -> ShownType {
    let meaning = reduce(described(reduce(type.substituting(opened.substitution))))
    guard case .member(let base, let associated) = type else { return meaning.shown }
    let owner = described(reduce(base.substituting(opened.substitution)))
    // swiftc looks through the aliases of an array, and through those that it has inferred.
    guard case .nominal(let declaration, _) = owner, !owner.hasTypeVariables, !isOpen, !owner.isLibrary("Array"),
      members(of: declaration, named: associated.name).contains(where: {
        if case .alias = $0.kind { true } else { false }
      })
    else { return meaning.shown }
    let spelled = Type.member(owner, associated)
    return spelled.description == meaning.description ? meaning.shown : ShownType(spelled, meaning: meaning)
  }

  /// The subject of an unmet requirement. Requirements of an extension apply to any reference to its initializer.
  private func describeAsker(of requirement: Requirement, _ opened: OpenedCallee) -> Subject {
    let callee = describeCallee(opened.callee)
    guard case .function(let function, _, _, _, _, _) = opened.callee, function.kind == .initializer,
      let owner = function.owner, function.detail?.context?.requirements.contains(requirement) ?? false
    else { return callee }
    return .reference(to: callee, on: owner.name)
  }

  private func describeAsker(of type: Type, _ opened: OpenedCallee) -> Subject {
    guard case .function(let function, _, _, _, _, _) = opened.callee, let owner = function.owner,
      case .parameter(let parameter) = type, owner.genericParameters.contains(parameter)
    else { return describeCallee(opened.callee) }
    return .generic(owner.kind, owner.name)
  }

  func describeCallee(_ callee: Callee) -> Subject {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): describe(function)
    case .enumCase(let enumCase, _): .enumCase(enumCase.name)
    case .value: .closure
    case .subscripted: .subscript
    }
  }

  package func describe(_ function: FunctionDeclaration) -> Subject {
    switch function.kind {
    case .initializer: .initializer(shownName(function))
    case .method where function.isStatic && !function.isFinal && function.owner?.isClass ?? false:
      .classMethod(shownName(function))
    case .method where function.isOperator: .operator(function.name)
    case .method where function.isStatic: .staticMethod(shownName(function))
    case .method: .instanceMethod(shownName(function))
    case .function where function.isLocal: .localFunction(shownName(function))
    case .function: .globalFunction(shownName(function))
    default: .named(function.name)
    }
  }
}
