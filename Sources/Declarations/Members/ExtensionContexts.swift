import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The contexts of extensions.
extension DeclarationChecker {
  /// The context of an extension: its `Self`, with same-type requirements applied, and its conditions.
  package func extensionContext(_ node: ExtensionDeclSyntax) -> (TypeContext, Scope)? {
    guard let (declaration, extended, associated) = resolveExtended(node.extendedType) else { return nil }
    let ofAlias = requirements(ofAlias: node.extendedType, on: declaration)
    reportUnavailableType(declaration.name, declaration.detail?.unavailable, at: node.extendedType)
    prepare(declaration)
    guard let details = declaration.detail else { return nil }
    let bodyScope = Scope(parent: scope)
    for parameter in declaration.genericParameters { bodyScope.declare(parameter.name, .parameter(parameter)) }
    // Names in the where clause are resolved inside the type.
    bodyScope.typeContext = details.context
    let written = within(scope: bodyScope, environment: details.context.environment + ofAlias) {
      node.genericWhereClause.map { resolve($0) } ?? []
    }
    let requirements =
      self.requirements(on: details.context.selfType, by: associated) + ofAlias + written
      + impliedCopyability(of: declaration, node)
    var selfType = details.context.selfType
    var substitution: Substitution = [:]
    for case .same(.parameter(let parameter), let type) in requirements { substitution[parameter] = type }
    if declaration.kind != .protocolType { selfType = selfType.substituting(substitution) }
    if !extended.isEmpty {
      // `extension Array<Int>`, `extension Bool?`
      selfType = .nominal(declaration, extended)
      let same = zip(declaration.genericParameters, extended).map { Requirement.same(.parameter($0), $1) }
      let context = TypeContext(declaration: declaration, selfType: selfType, requirements: requirements + same)
      bodyScope.typeContext = context
      return (context, bodyScope)
    }
    let context = TypeContext(declaration: declaration, selfType: selfType, requirements: requirements)
    bodyScope.typeContext = context
    return (context, bodyScope)
  }

  /// The extended declaration, and its arguments if the extension is restricted to them: `extension Array<Int>`,
  /// `extension Collection<Int>`.
  private func resolveExtended(
    _ syntax: TypeSyntax
  ) -> (NominalDeclaration, arguments: [Type], associated: [AssociatedArgument])? {
    if let identifier = syntax.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
      switch lookUpTypeName(identifier.name.identifierText) {
      case .type(let declaration): return (declaration, [], [])
      case .alias(let alias): return alias.type.nominal.map { ($0, Self.arguments(of: alias), []) }
      default: break
      }
      reportUnknownType(identifier.name.text, at: syntax)
      return nil
    }
    switch resolve(syntax) {
    case .nominal(let declaration, let arguments):
      // The enclosing type has its own parameters: `extension Outer.Inner`. An alias fixes them: `extension Theme.Sizes`.
      let hasVariables = arguments.contains(where: \.hasTypeVariables)
      let hasParameters = arguments.contains { $0.contains { if case .parameter = $0 { true } else { false } } }
      return (declaration, hasVariables || hasParameters && isUnbound(syntax) ? [] : arguments, [])
    case .existential where syntax.is(SomeOrAnyTypeSyntax.self) && !isOpen:
      let keyword = syntax.parent?.as(ExtensionDeclSyntax.self)?.extensionKeyword
      error(.type(.extensionOfAny(.written(syntax.writtenText))), at: keyword.map { Syntax($0) } ?? Syntax(syntax))
      return nil
    case .existential(let protocols, _, let associated) where protocols.count == 1:
      return (protocols[0], [], associated)
    case .error: return nil
    case let type:
      error(.type(.notExtensible(type.shown)), at: syntax)
      return nil
    }
  }

  /// The conditions of a generic alias on the extended type's parameters: `extension Totals` with
  /// `typealias Totals<Element: Numeric> = Array<Element>`.
  private func requirements(ofAlias syntax: TypeSyntax, on declaration: NominalDeclaration) -> [Requirement] {
    guard let identifier = syntax.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil,
      case .alias(let alias)? = lookUpTypeName(identifier.name.identifierText), !alias.genericParameters.isEmpty,
      case .nominal(declaration, let arguments) = alias.type
    else { return [] }
    var own: Substitution = [:]
    for (argument, parameter) in zip(arguments, declaration.genericParameters) {
      if case .parameter(let ofAlias) = argument { own[ofAlias] = .parameter(parameter) }
    }
    var result: [Requirement] = []
    for parameter in alias.genericParameters {
      guard let subject = own[parameter] else { continue }
      result += parameter.protocols.map { .conforms(subject, $0) }
      if let superclass = parameter.superclass { result.append(.inherits(subject, superclass.substituting(own))) }
      if parameter.mustBeClass { result.append(.isClass(subject)) }
    }
    return result + alias.requirements.map { $0.substituting(own) }
  }

  /// True for a type without arguments: `Swift.Array`, `Outer.Inner`.
  private func isUnbound(_ syntax: TypeSyntax) -> Bool {
    guard let member = syntax.as(MemberTypeSyntax.self) else { return false }
    return member.genericArgumentClause == nil
      && member.baseType.as(IdentifierTypeSyntax.self)?.genericArgumentClause == nil
  }

  /// `typealias Words = [String]` fixes the arguments of the extended type; a generic alias does not.
  private static func arguments(of alias: TypeAlias) -> [Type] {
    guard alias.genericParameters.isEmpty, case .nominal(_, let arguments) = alias.type else { return [] }
    return arguments
  }
}
