import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Attributes and lists of a type that require certain members.
extension Checker {
  /// `protocol Source<Element>`: the names are those of associated types.
  func checkPrimaryTypes(of declaration: NominalDeclaration) {
    guard !isOpen, let syntax = declaration.detail?.syntax?.as(ProtocolDeclSyntax.self),
      let clause = syntax.primaryAssociatedTypeClause
    else { return }
    let known = Set(allProtocols([declaration]).flatMap(\.associatedTypes).map(\.name))
    for node in clause.primaryAssociatedTypes where !known.contains(node.name.identifierText) {
      error(.type(.unknownPrimaryType(node.name.text, declaration.name)), at: node.name)
    }
  }

  /// `@dynamicMemberLookup` and `@dynamicCallable`, and the members by which they work.
  func checkDynamicAttributes(of declaration: NominalDeclaration) {
    guard !isOpen, let header = declaration.detail?.syntax.flatMap({ TypeHeader($0) }) else { return }
    for case .attribute(let attribute) in header.attributes {
      switch attribute.attributeName.writtenText {
      case "dynamicMemberLookup": checkLookup(of: declaration, attribute)
      case "dynamicCallable": checkCallable(declaration, attribute)
      default: break
      }
    }
  }

  // MARK: Dynamic members

  private func checkLookup(of declaration: NominalDeclaration, _ attribute: AttributeSyntax) {
    let type = declaration.declaredType
    let all = [false, true].flatMap { isStatic in
      lookUpMembers(of: type, named: "subscript", isStatic: isStatic).compactMap { candidate -> SubscriptDeclaration? in
        if case .subscripted(let found) = candidate.member.kind { found } else { nil }
      }
    }.filter { $0.getter.parameters.count == 1 }
    let labelled = all.filter { $0.getter.parameters[0].label == "dynamicMember" }
    if labelled.contains(where: { takesName($0) }) { return }
    let problem = Problem.attribute(.dynamicMember(declaration.name))
    if let wrong = labelled.first ?? all.first(where: { takesName($0) }) {
      error(problem, at: wrong.getter.place)
    } else {
      error(problem, at: attribute)
    }
  }

  /// True if the parameter takes the name of a member as text, or a key path to it.
  private func takesName(_ subscripted: SubscriptDeclaration) -> Bool {
    let parameter = subscripted.getter.parameters[0]
    let type = parameter.variable.type.resolved
    switch type {
    case .error: return true
    case .existential(_, let superclass?, _): return isPath(superclass)
    default: return isPath(type) || conforms(type, toLibrary: "ExpressibleByStringLiteral")
    }
  }

  private func isPath(_ type: Type) -> Bool {
    ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains { type.isLibrary($0) }
  }

  // MARK: Dynamic calls

  private func checkCallable(_ declaration: NominalDeclaration, _ attribute: AttributeSyntax) {
    let methods = [false, true].flatMap { isStatic in
      lookUpMembers(of: declaration.declaredType, named: "dynamicallyCall", isStatic: isStatic).compactMap(\.function)
    }
    if methods.contains(where: { takesArguments($0) }) { return }
    error(.attribute(.dynamicCall(declaration.name)), at: attribute)
  }

  private func takesArguments(_ method: FunctionDeclaration) -> Bool {
    guard method.parameters.count == 1 else { return false }
    let type = method.parameters[0].variable.type
    switch method.parameters[0].label {
    case "withArguments": return conforms(type, toLibrary: "ExpressibleByArrayLiteral")
    case "withKeywordArguments":
      guard conforms(type, toLibrary: "ExpressibleByDictionaryLiteral") else { return false }
      guard case .nominal(_, let arguments) = type.resolved, let key = arguments.first else { return true }
      return conforms(key, toLibrary: "ExpressibleByStringLiteral")
    default: return false
    }
  }

  private func conforms(_ type: Type, toLibrary name: String) -> Bool {
    libraryType(name).map { conforms(type, to: $0) } ?? true
  }
}
