import SwiftSyntax
import Tree

/// What `@Observable` makes of a class. The rules and words are the macro's.
extension Checker {
  func applyObservable(_ header: TypeHeader, to declaration: NominalDeclaration, details: NominalDetails) {
    let attribute = header.attributes.first {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Observable"
    }
    let kindWord: String? =
      switch header.kind {
      case .structure: "struct"
      case .enumeration: "enumeration"
      case .actor: "actor"
      default: nil
      }
    if let kindWord, let attribute {
      error(
        "'@Observable' cannot be applied to \(kindWord) type '\(declaration.name)' (from macro 'Observable ')",
        at: attribute)
      return
    }
    guard header.kind == .classType else { return }
    declaration.isObservable = true
    var outermost = declaration
    while let parent = outermost.parent { outermost = parent }
    if let outer = outermost.detail?.outerScope, outer !== globals {
      error("local type cannot have attached extension macro", at: header.name)
    }
    if let observable = libraryType("Observable"),
      !details.conformances.contains(where: { $0.protocolDeclaration == observable })
    {
      details.conformances.append(
        DeclaredConformance(
          protocolDeclaration: observable, requirements: [], context: details.context,
          offset: declaration.place.offset, file: file))
    }
  }

  /// Gives each tracked property its change rule, from its static type alone.
  func assignTracking(to declaration: NominalDeclaration) {
    guard declaration.isObservable else { return }
    for variable in declaration.storedProperties
    where !variable.isLet && !variable.isLazy && !(variable.detail?.isIgnoredByObservation ?? false) {
      variable.tracking = changeRule(for: variable.type)
    }
  }

  private func changeRule(for type: Type) -> VariableDeclaration.ChangeRule {
    if let equatable = libraryType("Equatable"), conforms(type, to: equatable) { return .equatable }
    if isClassType(type) { return .identity }
    return .always
  }

  /// Whether values of the type are known to be class instances.
  func isClassType(_ type: Type) -> Bool {
    switch type.resolved {
    case .nominal(let declaration, _): declaration.isClass
    case .parameter(let parameter):
      parameter.mustBeClass || parameter.superclass != nil || protocols(of: type).contains { $0.isClassBound }
        || environment.contains { if case .isClass(let subject) = $0 { subject == type.resolved } else { false } }
    case .anyObject: true
    case .existential(let protocols, let superclass):
      superclass != nil || allProtocols(protocols).contains { $0.isClassBound }
    case .member, .opaque: protocols(of: type).contains { $0.isClassBound }
    default: false
    }
  }
}
