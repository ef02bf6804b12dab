import SwiftParser
import SwiftSyntax
import Tree

/// Declaring the members of a type or extension, and finding them again.
extension Checker {
  func declareMember(
    _ syntax: DeclSyntax, of declaration: NominalDeclaration, context: TypeContext, isRequirement: Bool
  ) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let function = declareFunction(node, context: context, isRequirement: isRequirement)
      if declaration.kind == .enumeration || declaration.kind == .structure || declaration.kind == .protocolType {
      } else if function.isMutating {
        error("'mutating' is not valid on instance methods in classes", at: node.modifiers)
      }
      add(function, named: function.name, to: declaration, context: context)
    case .initializerDecl(let node):
      let function = declareInitializer(node, context: context, isRequirement: isRequirement)
      add(function, named: "init", to: declaration, context: context)
    case .deinitializerDecl(let node):
      if !declaration.isClass {
        let kind = describeKind(declaration.declaredType)
        error(
          declaration.kind == .protocolType
            || node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
            ? "deinitializers may only be declared within a class, actor, or noncopyable type"
            : "deinitializer cannot be declared in \(kind) '\(declaration.name)' that conforms to 'Copyable'",
          at: node.deinitKeyword)
        return
      }
      declaration.deinitializer = declareDeinitializer(node, context: context)
    case .subscriptDecl(let node):
      let subscripted = declareSubscript(node, context: context, isRequirement: isRequirement)
      addMember(.subscripted(subscripted), named: "subscript", to: declaration, context: context)
      for accessor in [subscripted.getter, subscripted.setter].compactMap({ $0 }) {
        register(accessor, in: declaration, context: context)
      }
    case .variableDecl(let node):
      for variable in declareProperties(node, of: declaration, context: context, isRequirement: isRequirement) {
        if !file.isLibrary { rejectRedeclaration(variable, in: declaration, context: context) }
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
          addMember(.alias(declareAlias(alias)), named: alias.name.text, to: declaration, context: context)
        }
      }
    case .associatedTypeDecl: break
    case .macroExpansionDecl(let node): unsupported("the macro '#\(node.macroName.text)' here", at: node)
    case .ifConfigDecl: unsupported("conditional compilation inside a type", at: syntax)
    default: unsupported("this declaration inside a type", at: syntax)
    }
  }

  private func add(
    _ function: FunctionDeclaration, named name: String, to declaration: NominalDeclaration, context: TypeContext
  ) {
    if !file.isLibrary { rejectRedeclaration(function, named: name, in: declaration, context: context) }
    addMember(.function(function), named: name, to: declaration, context: context)
    register(function, in: declaration, context: context)
  }

  private func rejectRedeclaration(
    _ function: FunctionDeclaration, named name: String, in declaration: NominalDeclaration, context: TypeContext
  ) {
    for member in declaration.detail?.members[name] ?? [] {
      guard case .function(let other) = member.kind, !other.isRequirement || function.isRequirement,
        other.fullName == function.fullName,
        other.isStatic == function.isStatic, member.context === context || context.requirements.isEmpty,
        other.parameters.map(\.variable.type) == function.parameters.map(\.variable.type),
        other.result == function.result, other.genericParameters.count == function.genericParameters.count
      else { continue }
      error("invalid redeclaration of '\(shownName(function))'", at: function.place)
    }
  }

  private func rejectRedeclaration(
    _ variable: VariableDeclaration, in declaration: NominalDeclaration, context: TypeContext
  ) {
    for member in declaration.detail?.members[variable.name] ?? [] {
      guard case .variable(let other) = member.kind, other.kind == variable.kind, other.owner === declaration,
        !other.place.file.isLibrary, declaration.kind != .protocolType || member.context === context,
        member.context === context || context.requirements.isEmpty && member.context.requirements.isEmpty
      else { continue }
      error("invalid redeclaration of '\(variable.name)'", at: variable.place)
    }
  }

  /// Requirements are numbered by their protocol; class members may be called through the vtable.
  func register(_ function: FunctionDeclaration, in declaration: NominalDeclaration, context: TypeContext) {
    if function.isRequirement {
      declaration.requirements.append(function)
    } else if declaration.isClass, !function.isStatic || !function.isFinal {
      declaration.dynamicMembers.append(function)
    }
  }

  private func declareCases(_ node: EnumCaseDeclSyntax, of declaration: NominalDeclaration, context: TypeContext) {
    guard declaration.kind == .enumeration else {
      error("enum 'case' is not allowed outside of an enum", at: node)
      return
    }
    for element in node.elements {
      let payload = (element.parameterClause?.parameters ?? []).map { parameter -> TupleElement in
        let label = parameter.firstName?.text
        return TupleElement(label: label == "_" ? nil : label, type: resolve(parameter.type))
      }
      let name = element.name.identifierText
      let labels = payload.map { "\($0.label ?? "_"):" }.joined()
      let isRepeated = declaration.cases.contains { other in
        other.name == name
          && (other.payload.isEmpty || payload.isEmpty || other.payload.map(\.label) == payload.map(\.label))
      }
      if isRepeated, !file.isLibrary {
        let shown = payload.contains { $0.label != nil } ? "\(name)(\(labels))" : name
        error("invalid redeclaration of '\(shown)'", at: element.name)
        continue
      }
      let enumCase = CaseDeclaration(
        name: name, owner: declaration, index: declaration.cases.count, payload: payload, place: place(element.name))
      declaration.cases.append(enumCase)
      addMember(.enumCase(enumCase), named: name, to: declaration, context: context)
      rawValueSyntax[ObjectIdentifier(enumCase)] = element.rawValue?.value
      declareDefaults(element, of: enumCase)
    }
  }

  /// `case group(items: [Item], depth: Int = 0)`: a call that leaves something out goes through a function.
  private func declareDefaults(_ element: EnumCaseElementSyntax, of enumCase: CaseDeclaration) {
    let parameters = element.parameterClause?.parameters ?? []
    guard parameters.contains(where: { $0.defaultValue != nil }) else { return }
    let function = caseWitness(enumCase, isFunction: true)
    for (index, parameter) in parameters.enumerated() {
      guard let value = parameter.defaultValue?.value else { continue }
      setDefault(of: &function.parameters[index], to: value, isAutoclosure: false)
    }
    casesWithDefaults[ObjectIdentifier(enumCase)] = function
  }

  /// Declares all members of a type from its syntax (user types, and types nested in library members).
  func declareMembers(of declaration: NominalDeclaration) {
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
    for nested in nestedTypes(of: declaration) { declareMembers(of: nested) }
  }

  func nestedTypes(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    var result: [NominalDeclaration] = []
    for members in (declaration.detail?.members ?? [:]).values {
      for member in members {
        if case .type(let nested) = member.kind, nested.parent == declaration { result.append(nested) }
      }
    }
    return result.sorted { $0.number < $1.number }
  }

  /// The type's own members of that name, extensions included; not those of superclasses and protocols.
  func members(of declaration: NominalDeclaration, named name: String) -> [Member] {
    if declaration.detail?.unparsed.isEmpty == false {
      parseLibraryMembers(of: declaration, named: name)
      // What a wrapper makes of a property is declared with it.
      if name.hasPrefix("$") || name.hasPrefix("_") {
        parseLibraryMembers(of: declaration, named: String(name.dropFirst()))
      }
    }
    return declaration.detail?.members[name] ?? []
  }

  /// All requirements of a protocol; parses the library's.
  func requirements(of declaration: NominalDeclaration) -> [FunctionDeclaration] {
    prepare(declaration)
    if let details = declaration.detail, !details.unparsed.isEmpty {
      for (name, members) in details.unparsed where members.contains(where: { !library.isExtension($0.part) }) {
        parseLibraryMembers(of: declaration, named: name)
      }
    }
    return declaration.requirements.sorted { $0.number < $1.number }
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

  /// The associated types of a type that is not concrete, or of `Self` inside its protocol.
  func associatedTypes(of type: Type) -> [AssociatedType] {
    var result: [AssociatedType] = []
    for declaration in protocols(of: type) {
      result += declaration.associatedTypes.filter { !result.contains($0) }
    }
    return result
  }

  func primaryAssociatedTypes(of declaration: NominalDeclaration) -> [AssociatedType] {
    guard let syntax = declaration.detail?.syntax?.as(ProtocolDeclSyntax.self),
      let clause = syntax.primaryAssociatedTypeClause
    else { return [] }
    return clause.primaryAssociatedTypes.compactMap { node in
      allProtocols([declaration]).lazy.flatMap(\.associatedTypes).first { $0.name == node.name.text }
    }
  }
}
