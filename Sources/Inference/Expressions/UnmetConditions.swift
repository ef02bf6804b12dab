import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Members that a type would have if it, or its element type, satisfied a condition.
extension ExpressionChecker {
  /// Reports the condition of an extension that excludes the member; false if there is no such member. `fits` selects
  /// the members of the name.
  func reportUnmetCondition(
    _ name: String, of type: Type, node: MemberAccessExprSyntax, fits: (Member) -> Bool = { _ in true }
  ) -> Bool {
    guard case .nominal(let declaration, let arguments) = type else { return false }
    for member in members(of: declaration, named: name) where fits(member) {
      let own = substitution(declaration, arguments)
      if let requirement = unmet(member.context.requirements, under: own) {
        if reportElements(of: node.base, member.context.requirements, declaration, arguments) { return true }
        if reportArguments(of: node.base, member.context.requirements, declaration, arguments) { return true }
        reportReference(to: member, requirement, node: node)
        return true
      }
    }
    for conformed in allConformances(of: declaration) where !conformed.holdsOnlyWitnesses {
      guard let own = conformed.selfParameter else { continue }
      for member in members(of: conformed, named: name) where fits(member) {
        if let requirement = unmet(member.context.requirements, under: [own: type]) {
          reportReference(to: member, requirement, node: node)
          return true
        }
      }
    }
    return false
  }

  /// Reports that the type does not conform to any protocol that has the member; false if it does.
  func reportUnmetConformance(_ candidates: [Candidate], of type: Type, node: MemberAccessExprSyntax) -> Bool {
    guard case .nominal(let declaration, let arguments) = type, !arguments.isEmpty, let candidate = candidates.first,
      candidate.isFromProtocol
    else { return false }
    let type = described(type)
    guard !type.hasTypeVariables, areUnmet(candidates, of: type) else { return false }
    let (part, missing) = innermostUnmet(type, candidate.member.context.declaration)
    if case .existential = head(part) {
      error(.generics(.cannotConform(part.shown, to: missing.name)), at: node.declName)
    } else {
      reportReference(to: candidate.member, .conforms(part.shown, missing.name), on: declaration.name, node: node)
    }
    return true
  }

  private func unmet(_ requirements: [Requirement], under substitution: Substitution) -> UnmetRequirement? {
    for requirement in requirements {
      switch requirement {
      case .conforms(let type, let declaration):
        let subject = reduce(type.substituting(substitution))
        if !conforms(subject, to: declaration) { return .conforms(subject.shown, declaration.name) }
      case .same(let left, let right):
        let one = reduce(left.substituting(substitution))
        let other = reduce(right.substituting(substitution))
        if one != other { return .same(one.shown, other.shown) }
      case .inherits(let type, let superclass):
        let subject = reduce(type.substituting(substitution))
        if !isSubclass(subject, of: superclass) { return .inherits(subject.shown, superclass.shown) }
      case .isClass(let type):
        let subject = reduce(type.substituting(substitution))
        if !isClassType(subject) { return .isClass(subject.shown) }
      }
    }
    return nil
  }

  /// For a literal, the message names the elements.
  private func reportElements(
    of base: ExprSyntax?, _ requirements: [Requirement], _ declaration: NominalDeclaration, _ arguments: [Type]
  ) -> Bool {
    guard let array = base?.as(ArrayExprSyntax.self), let element = declaration.genericParameters.first else {
      return false
    }
    for case .same(.parameter(element), let expected) in requirements {
      reportElements(of: array, arguments[0], expected: expected)
      return true
    }
    return false
  }

  /// `Box(content: "a").sum()`, where the method is only for a box of an `Int`: for a call, the message names the
  /// arguments.
  private func reportArguments(
    of base: ExprSyntax?, _ requirements: [Requirement], _ declaration: NominalDeclaration, _ arguments: [Type]
  ) -> Bool {
    guard let call = base?.as(FunctionCallExprSyntax.self), arguments.count == declaration.genericParameters.count
    else {
      return false
    }
    var wanted = arguments
    for case .same(.parameter(let parameter), let expected) in requirements {
      guard let index = declaration.genericParameters.firstIndex(of: parameter),
        !expected.contains(where: { if case .parameter = $0 { true } else { false } })
      else { return false }
      wanted[index] = expected
    }
    return wanted != arguments && reportThroughArguments(ExprSyntax(call), to: .nominal(declaration, wanted))
  }

  func reportElements(of array: ArrayExprSyntax, _ type: Type, expected: Type) {
    for item in array.elements {
      error(.conversion(.mismatch(type.shown, expected.shown, for: .element)), at: location(of: item.expression))
    }
  }

  /// The type in which Swift declares the member. Members that a collection of the library declares itself for speed
  /// belong to a protocol in Swift.
  private func visibleOwner(of member: Member) -> String {
    let declaration = member.context.declaration
    guard declaration.isLibrary, declaration.kind != .protocolType, case .function(let function) = member.kind else {
      return declaration.name
    }
    let owners = allConformances(of: declaration).filter { one in
      !one.holdsOnlyWitnesses
        && members(of: one, named: function.name).contains { other in
          if case .function(let general) = other.kind { general.fullName == function.fullName } else { false }
        }
    }
    return owners.min { allProtocols([$0]).count < allProtocols([$1]).count }?.name ?? declaration.name
  }

  /// - Parameter type: The type that has the member through a conformance; nil if it declares the member.
  private func reportReference(
    to member: Member, _ requirement: UnmetRequirement, on type: String? = nil, node: MemberAccessExprSyntax
  ) {
    if case .conforms(let unmet, let needed) = requirement, unmet.isStructural {
      return error(.generics(.cannotConform(unmet, to: needed)), at: node.declName)
    }
    let owner = type ?? visibleOwner(of: member)
    switch member.kind {
    case .variable(let variable):
      let name = variable.name
      let subject: Subject = variable.kind == .staticProperty ? .staticProperty(name) : .property(name)
      let asker = type == nil ? subject : .reference(to: subject, on: owner)
      error(.generics(.unmet(asker, requirement)), at: node.declName)
    case .function(let function):
      let name = shownName(function)
      let subject: Subject = function.isStatic ? .staticMethod(name) : .instanceMethod(name)
      error(.generics(.unmet(.reference(to: subject, on: owner), requirement)), at: node.declName)
    default:
      error(
        .generics(.unmet(.reference(to: .named(node.declName.baseName.text), on: owner), requirement)),
        at: node.declName)
    }
  }
}
