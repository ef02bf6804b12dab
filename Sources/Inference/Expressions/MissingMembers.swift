import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Reports on members that a value does not have.
extension ExpressionChecker {
  func reportNoMember(_ name: String, of type: Type, base: Expression, node: MemberAccessExprSyntax) {
    let type = described(type)
    if case .error = type { return }
    // A module that obsh lacks may have the member for each type that the base may have.
    if !isOpen {
      if reportUndecided(node.base, member: name, at: node.declName) { return }
      if reportRivals(ofBase: base, member: name, at: node.declName) { return }
    }
    if reportNotCalled(base, type, node) { return }
    let open = unbound(base.type)
    if let parameter = table.closureParameters.first(where: { $0.variable == open }) {
      return error(.closure(.untypedParameter(parameter.name)), at: parameter.place)
    }
    if let wrapped = type.wrapped, hasPart(wrapped, named: name) {
      if reportMutation(ofOptional: base, by: name, of: wrapped, node: node) { return }
      error(
        .member(.ofOptional(name, of: spelled(base), holding: spelled(base, isUnwrapped: true))),
        at: node.base.map { end(of: $0) } ?? Syntax(node))
      return
    }
    if let wrapped = type.wrapped, lookUpMembers(of: type, named: name, isStatic: true).isEmpty,
      isCase(name, of: wrapped)
    {
      reportCase(name, node)
      error(
        .member(.ofOptional(name, of: spelled(base), holding: spelled(base, isUnwrapped: true))),
        at: node.base.map { end(of: $0) } ?? Syntax(node))
      return
    }
    if !lookUpMembers(of: type, named: name, isStatic: true).isEmpty {
      // `context.turnBased` of an enum with such properties from a macro, which cannot be run.
      if isOpen, type.nominal.map({ $0.inheritsUnseen || mayHaveUnseen($0, beside: name, isStatic: true) }) ?? false {
        return lacking(.member(.missing(name, of: value(of: type))), at: node.declName)
      }
      if isCase(name, of: type) { return reportCase(name, node) }
      error(.member(.staticOnInstance(name, of: type.shown)), at: node.base.map { Syntax($0) } ?? Syntax(node))
      return
    }
    if reportUnmetCondition(name, of: type, node: node) { return }
    let shown = spelled(base)
    reportNoMember(
      name, of: type, value(of: type) == .value(type.shown) ? .value(shown) : .valueOfTuple(shown), isStatic: false,
      at: node.declName)
  }

  /// True if a framework's type may have an instance member that obsh lacks beside the program's static one of that
  /// name, or a static member beside the program's instance member.
  func mayHaveUnseen(_ declaration: NominalDeclaration, beside name: String, isStatic: Bool) -> Bool {
    guard isOpen, declaration.isLibrary, declaration.module != "Swift" else { return false }
    return lookUpMembers(of: declaration.declaredType, named: name, isStatic: isStatic).allSatisfy { candidate in
      let place = candidate.function?.place ?? candidate.variable?.place
      return place.map { !$0.file.isLibrary } ?? false
    }
  }

  /// True if a framework's type may have a static member that obsh lacks, which is then recorded:
  /// `Locale.direction(of: "ar")` beside an instance property of the program.
  func mayHaveUnseenStatic(_ name: String, of type: Type, at node: MemberAccessExprSyntax) -> Bool {
    guard let declaration = head(type).nominal, mayHaveUnseen(declaration, beside: name, isStatic: false) else {
      return false
    }
    lacking(.member(.missing(name, of: .type(type.shown))), at: node.declName)
    return true
  }

  private func isCase(_ name: String, of type: Type) -> Bool {
    guard case .enumCase? = lookUpMembers(of: type, named: name, isStatic: true).first?.member.kind else {
      return false
    }
    return true
  }

  private func reportCase(_ name: String, _ node: MemberAccessExprSyntax) {
    error(.member(.caseOnInstance(name)), at: node.base.map { location(of: $0) } ?? Syntax(node))
  }

  /// True if a value of the type has a member of that name, or if it is a tuple with such an element.
  private func hasPart(_ type: Type, named name: String) -> Bool {
    if case .tuple(let elements) = head(type) { return elements.contains { $0.label == name } }
    return !lookUpMembers(of: type, named: name, isStatic: false).isEmpty
  }

  /// A function without parameters, whose result is meant: `text.uppercased.count`.
  private func reportNotCalled(_ base: Expression, _ type: Type, _ node: MemberAccessExprSyntax) -> Bool {
    guard case .function(let function) = type, function.parameters.isEmpty, let written = node.base else {
      return false
    }
    guard !lookUpMembers(of: described(function.result), named: node.declName.baseName.text, isStatic: false).isEmpty
    else { return false }
    return reportUncalled(written)
  }

  func value(of type: Type) -> MemberBase {
    switch type {
    case .tuple: .valueOfTuple(type.shown)
    default: .value(type.shown)
    }
  }
}
