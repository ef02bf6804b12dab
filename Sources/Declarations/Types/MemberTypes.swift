import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Resolves types that are members of types and of modules.
extension DeclarationChecker {
  func resolveMember(_ node: MemberTypeSyntax) -> Type {
    let name = node.name.identifierText
    // `Module.Type`
    if let type = Self.typeOfLanguage(name), node.baseType.trimmedDescription == "Swift",
      lookUpTypeName("Swift") == nil
    {
      return type
    }
    if let base = node.baseType.as(IdentifierTypeSyntax.self), let module = namedModule(base.name.text),
      let entity = within(scope: module, { lookUpTypeName(name) })
    {
      let arguments = node.genericArgumentClause.map { $0.arguments.compactMap(typeArgument) }
      return applied(entity, to: arguments, name: name, at: node)
    }
    // `Self.Kind` in `extension Style where Self == Plain` is the kind of Plain.
    let base = reduce(resolve(node.baseType))
    if case .error = base { return .error }
    let arguments = node.genericArgumentClause.map { $0.arguments.compactMap(typeArgument) }
    if let type = memberType(named: name, of: base, arguments: arguments, at: node) { return type }
    // `Style.Configuration` with `Style: MenuStyle`: the framework's protocol may have such a type.
    if isOpen, isOpenEnded(base) || isBoundByFramework(base) {
      lacking(.name(.unknownType(name)), at: node.name)
      return unknownType
    }
    if isOpen, let owner = base.nominal, owner.isLibrary || owner.detail?.isOpenEnded ?? false {
      lacking(.name(.unknownType(name)), at: node.name)
      return isUnknown(base) ? unknownType : .error
    }
    let isCase = base.nominal.map { owner in
      members(of: owner, named: name).contains { if case .enumCase = $0.kind { true } else { false } }
    }
    if isCase ?? false {
      error(.name(.caseAsType(name, base.shown)), at: node.name)
      return .error
    }
    error(.name(.notAType(name, of: base.nominal?.kind, in: qualified(base))), at: node.name)
    return .error
  }

  private func isBoundByFramework(_ type: Type) -> Bool {
    switch type {
    case .parameter, .member: protocols(of: type).contains { $0.isLibrary && $0.module != "Swift" }
    default: false
    }
  }

  /// The modules that can qualify a name.
  private static let modules = KnownModules.all.union(["main"])

  package func isModule(_ name: String) -> Bool { Self.modules.contains(name) || scope(ofModule: name) != nil }

  /// The scope for names after `Swift.`, `main.` or the name of an opened module; nil if there is no such module.
  package func scope(ofModule name: String) -> Scope? {
    if isOpen, file.name == name { return globals }
    if let opened = openedModules[name] { return opened }
    if name == "main" { return globals }
    // The C functions of Apple's systems are those of Glibc in the library.
    return Self.modules.contains(name) || isOpen && name == "Darwin" ? libraryScope : nil
  }

  /// The declarations that a name after `main.` or the name of an opened module means, whatever the types around the
  /// place declare.
  package func declared(named name: String, inModule module: String) -> [Entity] {
    guard let found = scope(ofModule: module) else { return [] }
    if found === globals { declareGlobal(name) }
    if found === libraryScope { return libraryVariable(name).map { [.variable($0)] } ?? [] }
    let shared = found.names[name] ?? []
    guard found === globals else { return shared }
    // The private declarations of the file belong to its module as well.
    let file = sequence(first: scope, next: \.parent).first(where: isFileScope)
    return (file?.names[name] ?? []) + shared
  }

  /// The module that a name before a dot means where a type is wanted. Of opened modules one comes before a type of the
  /// library that has its name: a server's `App` is not SwiftUI's.
  func namedModule(_ name: String) -> Scope? {
    guard let found = lookUpTypeName(name) else { return scope(ofModule: name) }
    if case .type(let declaration) = found, declaration.isLibrary { return openedModules[name] }
    return nil
  }

  /// A nested type, alias or associated type of `base`.
  package func memberType(named name: String, of base: Type, arguments: [Type]?, at node: some SyntaxProtocol) -> Type?
  {
    if case .nominal(let declaration, _) = base, !declaration.isLibrary { prepare(declaration) }
    for associated in associatedTypes(of: base) where associated.name == name {
      return reduce(.member(base, associated))
    }
    guard case .nominal(let declaration, let own) = base else {
      if case .existential(let protocols, _, _) = base, protocols.count == 1 {
        for member in members(of: protocols[0], named: name) {
          if case .type(let nested) = member.kind { return .nominal(nested, []) }
          if case .alias(let alias) = member.kind { return alias.type }
        }
      }
      // `CD.SetType` with `CD: Chart`: a type of the class.
      if let superclass = superclass(of: base), superclass != .anyObject,
        let type = memberType(named: name, of: superclass, arguments: arguments, at: node)
      {
        return type
      }
      return protocols(of: base).lazy.compactMap { self.alias(named: name, in: $0, of: base) }.first
    }
    for member in ownFirst(members(of: declaration, named: name)) {
      switch member.kind {
      case .type(let nested):
        prepare(nested)
        if reportHidden(nested, at: node) { return .error }
        reportUnavailableType(nested.name, nested.detail?.unavailable, at: memberName(node))
        if nested.kind == .protocolType { return parameterized(nested, by: arguments ?? [], at: node) }
        let ownCount = nested.genericParameters.count - own.count
        let given = arguments ?? (0..<max(0, ownCount)).map { _ in makeVariable() }
        if arguments != nil, given.count == ownCount, !requireConditions(of: nested, given, at: node) { return .error }
        return .nominal(nested, nested.genericParameters.isEmpty ? [] : own + given)
      case .alias(let alias):
        reportUnavailableType(alias.name, alias.unavailable, at: memberName(node))
        let type = alias.type
        var substitution = Dictionary(
          zip(declaration.genericParameters, own), uniquingKeysWith: { first, _ in first })
        let given = arguments ?? alias.genericParameters.map { makeArgumentVariable(for: $0) }
        for (parameter, argument) in zip(alias.genericParameters, given) { substitution[parameter] = argument }
        if arguments != nil { inferRequirements(of: alias, given) }
        return reduce(type.substituting(substitution))
      default: continue
      }
    }
    let argument = zip(declaration.genericParameters, own).first { $0.0.name == name }?.1
    if declaration.isLibrary, let argument { return argument }
    // An opaque type conforms to any protocol that is required, so names in that protocol are not its own.
    if isOpen, isUnknown(declaration) { return argument }
    // An associated type that is satisfied by inference.
    for conformance in allConformances(of: declaration) {
      for associated in conformance.associatedTypes where associated.name == name {
        return associatedType(associated, of: base)
      }
      if let type = alias(named: name, in: conformance, of: base) { return type }
    }
    if let superclass = declaration.superclass {
      let actual = superclass.substituting(
        Dictionary(zip(declaration.genericParameters, own), uniquingKeysWith: { first, _ in first }))
      return memberType(named: name, of: actual, arguments: arguments, at: node) ?? argument
    }
    return argument
  }

  /// The type of a protocol's alias in a type that conforms to the protocol.
  private func alias(named name: String, in one: NominalDeclaration, of base: Type) -> Type? {
    for member in members(of: one, named: name) {
      if case .alias(let alias) = member.kind, let own = one.selfParameter {
        return reduce(alias.type.substituting([own: base]))
      }
    }
    return nil
  }

  /// A private type is visible only in its enclosing type.
  private func reportHidden(_ nested: NominalDeclaration, at node: some SyntaxProtocol) -> Bool {
    guard let owner = nested.accessScope.type, !isAccessible(.privateTo(owner)) else { return false }
    error(.access(.inaccessible(nested.name)), at: memberName(node))
    return true
  }

  /// The name after the dot.
  private func memberName(_ node: some SyntaxProtocol) -> Syntax {
    node.as(MemberTypeSyntax.self).map { Syntax($0.name) }
      ?? node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
      ?? node.as(ExprSyntax.self)?.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node)
  }

  /// The type with its declaring module.
  private func qualified(_ type: Type) -> String {
    guard case .nominal(let declaration, _) = type else { return "\(type)" }
    return "\(declaration.isLibrary ? "Swift" : "main").\(type)"
  }
}
