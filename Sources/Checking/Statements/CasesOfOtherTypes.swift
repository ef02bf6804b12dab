import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// `case Color.red` for a value that is not of type `Color`: swiftc allows it only where the value may be cast.
extension Checker {
  func isCase(_ name: String, of declaration: NominalDeclaration) -> Bool {
    if declaration.isLibrary, declaration.name == "Optional" { return name == "some" || name == "none" }
    guard declaration.kind == .enumeration else { return false }
    prepare(declaration)
    return declaration.cases.contains { $0.name == name }
  }

  func isCast(_ type: Type, to named: Type) -> Bool {
    guard case .existential(let protocols, _, _) = head(type) else { return false }
    return protocols.allSatisfy { conforms(named, to: $0) }
  }

  /// True for `E` of a generic `E<T>`, and for `E.Kind`: in the type's own declaration, it has arguments.
  func isUnbound(_ base: ExprSyntax, _ declaration: NominalDeclaration) -> Bool {
    if declaration.genericParameters.isEmpty || typeContext?.selfType.nominal == declaration { return false }
    let outer = declaration.parent
    let hasOwnParameters = declaration.genericParameters.count > (outer?.genericParameters.count ?? 0)
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return name.baseName.identifierText == declaration.name && (hasOwnParameters || !isInside(outer))
    }
    guard let member = base.as(MemberAccessExprSyntax.self),
      member.declName.baseName.identifierText == declaration.name
    else { return false }
    guard let outer, let written = member.base else { return true }
    return hasOwnParameters || isUnbound(written, outer)
  }

  /// True in a declaration of the type or of a type inside it.
  private func isInside(_ declaration: NominalDeclaration?) -> Bool {
    var inner = typeContext?.selfType.nominal
    while let one = inner {
      if one == declaration { return true }
      inner = one.parent
    }
    return false
  }

  /// Reports a case whose type is written, if values of `type` cannot be of that type.
  func reportsOtherType(
    _ base: ExprSyntax, _ named: Type, _ declaration: NominalDeclaration, in node: MemberAccessExprSyntax, of type: Type
  ) -> Bool {
    let subject = head(type)
    let isUnbound = isUnbound(base, declaration)
    if subject.nominal == declaration {
      // Omitted generic arguments come from the subject.
      if isUnbound || attempt({ matches(named, subject) ? true : nil }) != nil { return false }
    }
    let condition = condition(of: node)
    if isUnbound {
      let written = base.as(MemberAccessExprSyntax.self)?.base
      let isOuterKnown = written.map { !self.isUnbound($0, declaration.parent ?? declaration) } ?? false
      let known = isOuterKnown ? declaration.parent?.genericParameters.count ?? 0 : 0
      let parameter = declaration.genericParameters.dropFirst(known).first?.name ?? declaration.name
      let problem: Problem =
        condition == nil
        ? .pattern(.ambiguousEnum(base.writtenText, described(type).shown)) : .generics(.notInferred(parameter))
      error(problem, at: node.declName)
      return true
    }
    let isOptional = subject.wrapped != nil || head(named).wrapped != nil
    if let condition, !isOptional, subject.nominal != declaration {
      error(
        .conversion(.mismatch(described(type).shown, described(named).shown, for: .initialization)),
        at: condition.initializer.value)
    } else {
      let written = head(named).wrapped.map { ShownType.written("Optional<\(described($0).shown)>") }
      error(
        .pattern(.caseOfOtherType(written ?? described(named).shown, described(type).shown)), at: node.declName)
    }
    return true
  }

  /// The condition whose whole pattern the case is: `if case E.a = value`.
  private func condition(of node: MemberAccessExprSyntax) -> MatchingPatternConditionSyntax? {
    var syntax = Syntax(node)
    if let call = syntax.parent?.as(FunctionCallExprSyntax.self) { syntax = Syntax(call) }
    return syntax.parent?.as(ExpressionPatternSyntax.self)?.parent?.as(MatchingPatternConditionSyntax.self)
  }

  /// `nil` for a value that is not optional: it never matches.
  func neverNil(_ syntax: ExprSyntax, type: Type) -> Pattern {
    if language == .swift6 {
      error(.pattern(.neverNil(described(type).shown)), at: syntax)
      return .wildcard
    }
    return neverEqual(syntax, type: type)
  }

  /// The pattern that matches no value of the type.
  func neverEqual(_ syntax: some SyntaxProtocol, type: Type) -> Pattern {
    let variable = VariableDeclaration(name: "$match", kind: .local, type: type, isLet: true, place: place(syntax))
    variable.function = function
    let never = Expression(.boolean(false), type: libraryNominal("Bool"), place: place(syntax))
    return .expression(never, subject: variable)
  }
}
