import Diagnostics
import Source
import SwiftParser
import SwiftSyntax
import Tree

/// Declaring the members of a type or extension, and looking them up.
extension DeclarationChecker {
  package func declareMember(
    _ syntax: DeclSyntax, of declaration: NominalDeclaration, context: TypeContext, isRequirement: Bool
  ) {
    if isRequirement, isOpen, syntax.isOptionalRequirement {
      declaration.detail?.isOpenEnded = true
      return
    }
    switch syntax.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let function = declareFunction(node, context: context, isRequirement: isRequirement)
      if declaration.kind == .enumeration || declaration.kind == .structure || declaration.kind == .protocolType {
      } else if function.isMutating {
        error(.modifier(.mutatingInClass), at: node.modifiers)
      }
      if declaration.kind == .protocolType, declaration.isClassBound, !isOpen, !file.isLibrary {
        for modifier in node.modifiers where ["mutating", "nonmutating"].contains(modifier.name.text) {
          error(.modifier(.mutatingInProtocol(modifier.name.text)), at: modifier)
        }
      }
      add(function, named: function.name, to: declaration, context: context)
    case .initializerDecl(let node):
      let function = declareInitializer(node, context: context, isRequirement: isRequirement)
      add(function, named: "init", to: declaration, context: context)
    case .deinitializerDecl(let node):
      if !declaration.isClass, declaration.kind != .structure || !declaration.isNoncopyable {
        let isOutside =
          declaration.kind == .protocolType
          || node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
        let isEnum = declaration.kind == .enumeration && declaration.isNoncopyable
        error(
          .declaration(
            isOutside
              ? .deinitializerOutside
              : isEnum ? .deinitializerOfEnum : .deinitializerOfValue(declaration.kind, declaration.name)),
          at: node.deinitKeyword)
        return
      }
      declaration.deinitializer = declareDeinitializer(node, context: context)
    case .subscriptDecl(let node):
      let subscripted = declareSubscript(node, context: context, isRequirement: isRequirement)
      if !file.isLibrary { reportRedeclaration(of: subscripted, in: declaration) }
      addMember(.subscripted(subscripted), named: "subscript", to: declaration, context: context)
      for accessor in [subscripted.getter, subscripted.setter].compactMap({ $0 }) {
        register(accessor, in: declaration, context: context)
      }
    case .variableDecl(let node):
      for variable in declareProperties(node, of: declaration, context: context, isRequirement: isRequirement) {
        if !file.isLibrary { reportRedeclaration(of: variable, in: declaration, context: context) }
        addMember(.variable(variable), named: variable.name, to: declaration, context: context)
        for accessor in [variable.getter, variable.setter].compactMap({ $0 }) {
          register(accessor, in: declaration, context: context)
        }
      }
    case .enumCaseDecl(let node): declareCases(node, of: declaration, context: context)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
      if file.isLibrary {
        if let nested = declareType(syntax, parent: declaration) {
          addMember(.type(nested), named: nested.name, to: declaration, context: context)
          prepare(nested)
          declareMembers(of: nested)
          finalize(nested)
          finalizeProperties(of: nested)
        } else if let alias = syntax.as(TypeAliasDeclSyntax.self) {
          addMember(.alias(declareAlias(alias)), named: alias.name.identifierText, to: declaration, context: context)
        }
      }
    case .associatedTypeDecl: break
    case .macroExpansionDecl(let node): if !says(node) { unsupported(.macroInType(node.macroName.text), at: node) }
    case .ifConfigDecl: unsupported(.conditionsInType, at: syntax)
    case .importDecl, .extensionDecl: error(.declaration(.notAtFileScope), at: syntax)
    default: unsupported(.declarationInType, at: syntax)
    }
  }

  private func add(
    _ function: FunctionDeclaration, named name: String, to declaration: NominalDeclaration, context: TypeContext
  ) {
    if !file.isLibrary { reportRedeclaration(of: function, named: name, in: declaration) }
    addMember(.function(function), named: name, to: declaration, context: context)
    register(function, in: declaration, context: context)
  }

  private func reportRedeclaration(
    of function: FunctionDeclaration, named name: String, in declaration: NominalDeclaration
  ) {
    for member in declaration.detail?.members[name] ?? [] {
      switch member.kind {
      case .function(let other):
        // Two overrides of one member are reported when they are linked.
        let areOverrides = function.detail?.isOverride ?? false && other.detail?.isOverride ?? false
        guard !other.place.file.isLibrary, !areOverrides, isRedeclaration(function, of: other) else { continue }
      case .variable(let other):
        guard !other.place.file.isLibrary, function.parameters.isEmpty,
          (other.kind == .staticProperty) == function.isStatic, other.isRequirement == function.isRequirement
        else { continue }
      default: continue
      }
      function.detail?.isRedeclaration = true
      return error(.name(.redeclared(shownName(function))), at: function.place)
    }
  }

  private func reportRedeclaration(of subscripted: SubscriptDeclaration, in declaration: NominalDeclaration) {
    let getter = subscripted.getter
    for member in declaration.detail?.members["subscript"] ?? [] {
      guard case .subscripted(let other) = member.kind, !other.getter.place.file.isLibrary,
        isRedeclaration(getter, of: other.getter)
      else { continue }
      let labels = getter.parameters.map { "\($0.label ?? "_"):" }.joined()
      return error(.name(.redeclared("subscript(\(labels))")), at: getter.place)
    }
  }

  private func reportRedeclaration(
    of variable: VariableDeclaration, in declaration: NominalDeclaration, context: TypeContext
  ) {
    for member in declaration.detail?.members[variable.name] ?? [] {
      switch member.kind {
      case .variable(let other):
        guard other.kind == variable.kind, other.owner === declaration, !other.place.file.isLibrary,
          other.isRequirement == variable.isRequirement, haveSameConditions(member.context, context)
        else { continue }
      case .function(let other):
        guard !other.place.file.isLibrary, other.parameters.isEmpty,
          other.isStatic == (variable.kind == .staticProperty), other.isRequirement == variable.isRequirement
        else { continue }
      default: continue
      }
      return error(.name(.redeclared(variable.name)), at: variable.place)
    }
  }

  /// Requirements are numbered by their protocol; class members may be called through the vtable, which key paths do
  /// not have.
  package func register(_ function: FunctionDeclaration, in declaration: NominalDeclaration, context: TypeContext) {
    if function.isRequirement {
      declaration.requirements.append(function)
    } else if declaration.isClass, !declaration.isKeyPath, !function.isStatic || !function.isFinal {
      declaration.dynamicMembers.append(function)
    }
  }

  private func declareCases(_ node: EnumCaseDeclSyntax, of declaration: NominalDeclaration, context: TypeContext) {
    guard declaration.kind == .enumeration else {
      error(.declaration(.caseOutside), at: node)
      return
    }
    let modifiers = [node.modifiers, declaration.detail?.syntax?.as(EnumDeclSyntax.self)?.modifiers]
    let isIndirect = modifiers.contains { list in
      list?.contains { $0.name.text == "indirect" } ?? false
    }
    for element in node.elements {
      let payload =
        element.parameterClause?.parameters.map { parameter -> TupleElement in
          let label = parameter.firstName?.identifierText
          return TupleElement(label: label == "_" ? nil : label, type: resolve(parameter.type))
        } ?? []
      let name = element.name.identifierText
      let labels = payload.map { "\($0.label ?? "_"):" }.joined()
      let isRepeated = declaration.cases.contains { other in
        other.name == name
          && (other.payload.isEmpty || payload.isEmpty || other.payload.map(\.label) == payload.map(\.label))
      }
      if isRepeated {
        // A line of the library with several cases is read for each of their names.
        if file.isLibrary { continue }
        let shown = payload.contains { $0.label != nil } ? "\(name)(\(labels))" : name
        error(.name(.redeclared(shown)), at: element.name)
        continue
      }
      let enumCase = CaseDeclaration(
        name: name, owner: declaration, index: declaration.cases.count, payload: payload, isIndirect: isIndirect,
        place: place(element.name))
      declaration.cases.append(enumCase)
      if let reason = unavailability(node.attributes) {
        declaration.detail?.unavailableCases[enumCase.index] = reason
      }
      addMember(.enumCase(enumCase), named: name, to: declaration, context: context)
      initialValues[enumCase.place].rawValues[ObjectIdentifier(enumCase)] = element.rawValue?.value
      declareDefaults(element, of: enumCase)
    }
  }

  /// `case group(items: [Item], depth: Int = 0)`: a call with omitted arguments goes through a function.
  private func declareDefaults(_ element: EnumCaseElementSyntax, of enumCase: CaseDeclaration) {
    guard let parameters = element.parameterClause?.parameters, parameters.contains(where: { $0.defaultValue != nil })
    else { return }
    let function = caseWitness(enumCase, isFunction: true)
    for (index, parameter) in parameters.enumerated() {
      guard let value = parameter.defaultValue?.value else { continue }
      setDefault(of: &function.parameters[index], to: value, isAutoclosure: false)
    }
    witnesses.casesWithDefaults[ObjectIdentifier(enumCase)] = function
  }

  /// Declares all members of a type from its syntax (user types, and types nested in library members).
  package func declareMembers(of declaration: NominalDeclaration) {
    guard let details = declaration.detail, let syntax = details.syntax, let header = TypeHeader(syntax),
      !details.hasDeclaredMembers
    else { return }
    details.hasDeclaredMembers = true
    within(scope: details.bodyScope, function: .some(function), environment: details.context.environment) {
      for item in header.members.members {
        switch item.decl.as(DeclSyntaxEnum.self) {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .associatedTypeDecl:
          continue
        default:
          declareMember(
            item.decl, of: declaration, context: details.context,
            isRequirement: declaration.kind == .protocolType)
        }
      }
    }
    declareGenericValues(of: declaration, details)
    for nested in nestedTypes(of: declaration) { declareMembers(of: nested) }
    noteHashableEnum(declaration, details)
  }

  package func nestedTypes(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    var result: [NominalDeclaration] = []
    for members in (declaration.detail?.members ?? [:]).values {
      for member in members {
        if case .type(let nested) = member.kind, nested.parent == declaration { result.append(nested) }
      }
    }
    return result.sorted { $0.number < $1.number }
  }

  /// The type's own members with that name, including those in extensions, but not those of superclasses and
  /// protocols.
  package func members(of declaration: NominalDeclaration, named name: String) -> [Member] {
    declaration.complete()
    return declaredMembers(of: declaration, named: name)
  }

  /// The same without the members that the language adds to a type of the library.
  func declaredMembers(of declaration: NominalDeclaration, named name: String) -> [Member] {
    if declaration.detail?.unparsed.isEmpty == false {
      parseLibraryMembers(of: declaration, named: name)
      // The storage and projection that a wrapper adds are declared together with the property.
      if let first = name.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") {
        parseLibraryMembers(of: declaration, named: String(name.dropFirst()))
      }
    }
    if let found = declaration.detail?.members[name], !found.isEmpty { return found }
    return name.utf8.first == UInt8(ascii: "_") ? declareTrackedStorage(name, of: declaration) : []
  }

  /// All requirements of a protocol; the library's are parsed.
  package func requirements(of declaration: NominalDeclaration) -> [FunctionDeclaration] {
    prepare(declaration)
    if let details = declaration.detail, !details.unparsed.isEmpty, !details.hasParsedRequirements {
      // Parts that are read later are extensions.
      details.hasParsedRequirements = !details.isBeingPrepared
      let unread = details.unparsed.filter { _, members in members.contains { !library.isInExtension($0) } }
      for name in unread.keys.sorted() { parseLibraryMembers(of: declaration, named: name) }
    }
    // In source order, whichever was looked up first.
    return declaration.requirements.sorted { ($0.place.offset, $0.number) < ($1.place.offset, $1.number) }
  }

  // MARK: Associated types

  func libraryAssociatedTypes(of declaration: NominalDeclaration) -> [AssociatedTypeDeclSyntax] {
    guard let first = library.typeParts[declaration.name]?.first else { return [] }
    var result: [AssociatedTypeDeclSyntax] = []
    for member in library.parts[first].members where member.kind == .associatedType {
      let tree = LibraryTrees.tree(.associatedType, member, of: library.parts[first], standardOperators)
      guard let item = tree.statements.first, case .decl(let wrapper) = item.item,
        let block = wrapper.as(ProtocolDeclSyntax.self)?.memberBlock
      else { continue }
      result += block.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    }
    return result
  }

  /// The associated types of a nonconcrete type, or of `Self` inside its protocol.
  func associatedTypes(of type: Type) -> [AssociatedType] {
    var result: [AssociatedType] = []
    for declaration in protocols(of: type) {
      result += declaration.associatedTypes.filter { !result.contains($0) }
    }
    return result
  }

  package func primaryAssociatedTypes(of declaration: NominalDeclaration) -> [AssociatedType] {
    guard let syntax = declaration.detail?.syntax?.as(ProtocolDeclSyntax.self),
      let clause = syntax.primaryAssociatedTypeClause
    else { return [] }
    return clause.primaryAssociatedTypes.compactMap { node in
      allProtocols([declaration]).lazy.flatMap(\.associatedTypes).first { $0.name == node.name.text }
    }
  }
}

extension DeclSyntax {
  /// `@objc optional func rows() -> Int`: the object is asked at run time, which requires Objective-C.
  fileprivate var isOptionalRequirement: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.tokenKind == .keyword(.optional) } ?? false
  }
}
