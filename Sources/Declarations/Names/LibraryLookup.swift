import Code
import Diagnostics
import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Tree

/// The library's declarations, parsed and declared when a program first names them.
extension DeclarationChecker {
  package func libraryType(_ name: String) -> NominalDeclaration? {
    if let known = reading.types[name] { return known }
    guard library.declares(name), let first = library.typeParts[name]?.first else { return nil }
    return within(scope: libraryScope, file: files.library, function: .some(nil), environment: []) {
      let tree = LibraryTrees.header(of: library.parts[first], standardOperators)
      guard let item = tree.statements.first, case .decl(let syntax) = item.item,
        let declaration = declareType(syntax, parent: nil)
      else { return nil }
      declaration.isLibrary = true
      declaration.module = library.parts[first].module
      reading.types[name] = declaration
      for part in library.typeParts[name] ?? [] {
        addLibraryPart(part, to: declaration)
      }
      declaration.isOpaqueToCode = library.parts[first].header.hasPrefix("@opaque")
      completeWhenNeeded(declaration)
      return declaration
    }
  }

  /// Declares a type that is nested in one of the library. Its members are parsed when a program names them, as those
  /// of the other types: every program that prints would read those of `String.Index` and `Unicode.Scalar`.
  ///
  /// - Returns: False if the member is not a type with members.
  private func declareNestedType(
    _ member: LibraryMember, of declaration: NominalDeclaration, _ context: TypeContext, _ bodyScope: Scope
  ) -> Bool {
    guard let type = member.declaration.nestedType else { return false }
    let outer = library.parts[member.part]
    let tree = LibraryTrees.tree(
      .header, type.header, file: outer.file, line: member.declaration.line, standardOperators)
    guard let item = tree.statements.first, case .decl(let syntax) = item.item else { return false }
    within(scope: bodyScope, file: files.library, function: .some(nil), environment: context.environment) {
      guard let nested = declareType(syntax, parent: declaration), let details = nested.detail else { return }
      for inner in type.members {
        details.unparsed[inner.name, default: []].append(
          LibraryMember(declaration: inner, part: member.part, isOfNestedType: true))
        details.memberNamesInOrder.append(inner.name)
      }
      let path = sequence(first: nested, next: \.parent).map(\.name).reversed().joined(separator: ".")
      for part in library.typeParts[path] ?? [] { addLibraryPart(part, to: nested) }
      addMember(.type(nested), named: nested.name, to: declaration, context: context)
      completeWhenNeeded(nested)
    }
    return true
  }

  private func completeWhenNeeded(_ declaration: NominalDeclaration) {
    if declaration.kind == .protocolType { return }
    declaration.completion = { [unowned self, unowned declaration] in
      within(scope: libraryScope, file: files.library, function: .some(nil), environment: []) {
        completeLibraryType(declaration)
      }
    }
  }

  /// Completes the members that code for the type needs: stored properties, cases, overrides, and the synthesized
  /// members.
  private func completeLibraryType(_ declaration: NominalDeclaration) {
    guard let details = declaration.detail else { return }
    prepare(declaration)
    for name in details.memberNamesInOrder.uniqued() {
      let isNeeded = details.unparsed[name]?.contains { member in
        !library.isInExtension(member)
          && (member.declaration.kind == .stored || declaration.isClass && isOverride(member.declaration))
      }
      if isNeeded ?? false { parseLibraryMembers(of: declaration, named: name) }
    }
    finalize(declaration)
    finalizeProperties(of: declaration)
  }

  /// True if a call of a superclass's member may dispatch to this one.
  private func isOverride(_ member: LibraryPart.Member) -> Bool {
    member.name != "init" && member.text.hasPrefix("override ")
  }

  private func addLibraryPart(_ part: Int, to declaration: NominalDeclaration) {
    guard let details = declaration.detail else { return }
    for member in library.members(of: part) {
      details.unparsed[member.declaration.name, default: []].append(member)
      details.memberNamesInOrder.append(member.declaration.name)
    }
    // Most extensions of the library add none, and the constraints of their headers would require other types.
    if library.isExtension(part), library.parts[part].inherits {
      details.pending.append { [unowned self] in declareExtensionConformances(part, of: declaration) }
    }
  }

  /// The conformances an extension's header adds: `extension Array: Equatable where Element: Equatable`.
  private func declareExtensionConformances(_ part: Int, of declaration: NominalDeclaration) {
    guard let (syntax, context, scope) = libraryExtension(part) else { return }
    within(scope: scope, file: files.library, function: .some(nil), environment: context.environment) {
      addConformances(syntax.inheritanceClause, to: declaration, context: context)
    }
  }

  private func libraryExtension(_ part: Int) -> (ExtensionDeclSyntax, TypeContext, Scope)? {
    let tree = LibraryTrees.header(of: library.parts[part], standardOperators)
    guard let item = tree.statements.first, case .decl(let syntax) = item.item,
      let node = syntax.as(ExtensionDeclSyntax.self)
    else { return nil }
    return within(scope: libraryScope, file: files.library, function: .some(nil), environment: []) {
      guard let (context, scope) = extensionContext(node) else { return nil }
      return (node, context, scope)
    }
  }

  /// Parses the library members of that name.
  func parseLibraryMembers(of declaration: NominalDeclaration, named name: String) {
    guard let details = declaration.detail, let pending = details.unparsed.removeValue(forKey: name) else { return }
    for member in pending {
      let context: TypeContext
      let bodyScope: Scope
      if library.isInExtension(member) {
        if let known = reading.contexts[member.part] {
          (context, bodyScope) = known
        } else {
          guard let (_, made, scope) = libraryExtension(member.part) else { continue }
          (context, bodyScope) = (made, scope)
          let part = library.parts[member.part]
          context.module = part.module == "Swift" ? nil : Self.module(of: part.module, part.name)
          reading.contexts[member.part] = (made, scope)
        }
      } else {
        (context, bodyScope) = (details.context, details.bodyScope)
      }
      if declareNestedType(member, of: declaration, context, bodyScope) { continue }
      let isRequirement = declaration.kind == .protocolType && !library.isInExtension(member)
      let tree = LibraryTrees.tree(
        isRequirement ? .requirement : .member, member.declaration, of: library.parts[member.part], standardOperators)
      guard let item = tree.statements.first, case .decl(let wrapper) = item.item,
        let block = wrapper.as(StructDeclSyntax.self)?.memberBlock ?? wrapper.as(ProtocolDeclSyntax.self)?.memberBlock
      else { continue }
      within(scope: bodyScope, file: files.library, function: .some(nil), environment: context.environment) {
        for item in block.members {
          declareMember(item.decl, of: declaration, context: context, isRequirement: isRequirement)
        }
      }
    }
    above.completeWrappers(of: declaration)
  }

  /// The library's functions with that name, except those of an SPI that the program has not imported.
  package func libraryFunctions(_ name: String) -> [FunctionDeclaration] {
    allLibraryFunctions(name).filter { isVisible(.function($0)) }
  }

  /// False for a function of an SPI that the program has not imported, and for anything in a module that is not
  /// imported.
  package func isVisible(_ entity: Entity) -> Bool {
    if !file.isLibrary, let module = module(of: entity) {
      if Self.modulesOfOpenedCode.contains(module) ? !isOpen : input.hides(module: module) { return false }
      let type = if case .type(let type) = entity { type.name } else { "" }
      if isOpen, mayBeOfUnseenModule(module, typeNamed: type) { return false }
    }
    guard case .function(let function) = entity, let spi = function.detail?.spi else { return true }
    return importedSPI.contains(spi)
  }

  /// The library has only parts of these modules, which exist for opened code.
  private static let modulesOfOpenedCode: Set<String> = ["UIKit", "Security", "ServiceManagement"]

  /// The module of a public name in the library; nil for names of the standard library and of the program.
  private func module(of entity: Entity) -> String? {
    switch entity {
    case .function(let function): reading.modules[ObjectIdentifier(function)]
    case .variable(let variable): reading.modules[ObjectIdentifier(variable)]
    case .alias(let alias): reading.modules[ObjectIdentifier(alias)]
    case .type(let type): type.isLibrary && !type.name.hasPrefix("_") ? Self.module(of: type.module, type.name) : nil
    case .parameter: nil
    }
  }

  /// The name of the module that declares a function.
  package func moduleName(of function: FunctionDeclaration) -> String {
    function.place.file.isLibrary ? module(of: .function(function)) ?? "Swift" : "main"
  }

  /// The types of Core Graphics come with Foundation, wherever the library declares them.
  private static func module(of module: String, _ name: String) -> String {
    module == "SwiftUI" && (name.hasPrefix("CG") || name.hasPrefix("NS")) ? "Foundation" : module
  }

  /// The module that adds a member to another module's type, if it is not imported: the member cannot be used here.
  func hiddenModule(of member: Member) -> String? {
    guard !file.isLibrary, let module = member.context.module, input.hides(module: module) else { return nil }
    return switch member.kind {
    case .function(let function): function.name.hasPrefix("_") ? nil : module
    case .variable(let variable): variable.name.hasPrefix("_") ? nil : module
    case .subscripted, .enumCase, .type, .alias: module
    }
  }

  /// The module that would have to be imported to make the name visible.
  func hiddenModule(of name: String) -> String? {
    guard input.hidesModules else { return nil }
    if let type = libraryType(name), let module = module(of: .type(type)) {
      return input.hides(module: module) ? module : nil
    }
    parseLibraryGlobals(named: name)
    let modules = (libraryScope.names[name] ?? []).compactMap(module(of:))
    let frameworks = [sdk.framework(ofGlobal: name), sdk.framework(ofType: name)].compactMap { $0 }
    return (modules + frameworks).first { input.hides(module: $0) }
  }

  package func allLibraryFunctions(_ name: String) -> [FunctionDeclaration] {
    parseLibraryGlobals(named: name)
    return (libraryScope.names[name] ?? []).compactMap { entity in
      if case .function(let function) = entity { function } else { nil }
    }
  }

  package func libraryVariable(_ name: String) -> VariableDeclaration? {
    parseLibraryGlobals(named: name)
    for case .variable(let variable) in libraryScope.names[name] ?? [] {
      return isVisible(.variable(variable)) ? variable : nil
    }
    return nil
  }

  func libraryAlias(_ name: String) -> Entity? {
    parseLibraryGlobals(named: name)
    for entity in libraryScope.names[name] ?? [] {
      switch entity {
      case .alias, .type: return isVisible(entity) ? entity : nil
      default: continue
      }
    }
    return nil
  }

  private func parseLibraryGlobals(named name: String) {
    guard let members = library.globals[name], reading.parsedGlobals.insert(name).inserted else { return }
    for member in members {
      let tree = LibraryTrees.tree(
        .global, member.declaration, of: library.parts[member.part], standardOperators)
      within(scope: libraryScope, file: files.library, function: .some(nil), environment: []) {
        for item in tree.statements {
          guard case .decl(let syntax) = item.item else { continue }
          declareLibraryGlobal(syntax, of: library.parts[member.part])
        }
      }
    }
  }

  private func declareLibraryGlobal(_ syntax: DeclSyntax, of part: LibraryPart) {
    func declare(_ name: String, _ entity: Entity, _ declaration: AnyObject) {
      libraryScope.declare(name, entity)
      if part.module != "Swift", !name.hasPrefix("_") {
        reading.modules[ObjectIdentifier(declaration)] = Self.module(of: part.module, name)
      }
    }
    switch syntax.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let function = declareFunction(node, context: nil, isRequirement: false)
      declare(function.name, .function(function), function)
    case .typeAliasDecl(let node):
      let alias = declareAlias(node)
      declare(node.name.text, .alias(alias), alias)
    case .variableDecl(let node):
      for variable in declareProperties(node, of: nil, context: nil, isRequirement: false) {
        declare(variable.name, .variable(variable), variable)
      }
    default: break
    }
  }
}
