import SwiftSyntax

/// The declarations in the files of a module.
///
/// Types are looked up by their simple names. A name that two types share finds neither of them, so a rule that needs
/// to know which one is meant reports nothing.
package final class ModuleFacts {
  package let files: [LintedFile]
  package private(set) var types: [DeclaredType] = []
  package private(set) var globals: [String: DeclaredProperty] = [:]
  private(set) var functions: [String: [DeclaredFunction]] = [:]
  private var byName: [String: [DeclaredType]] = [:]
  /// The names of functions in extensions of types that the module does not declare, such as `View`.
  package private(set) var extensionFunctions: Set<String> = []
  private var extended: Set<String> = []
  private var changes = Changes()

  package init(_ files: [LintedFile]) {
    self.files = files
    var extensions: [(file: Int, type: String, node: ExtensionDeclSyntax)] = []
    for (index, file) in files.enumerated() {
      let collector = Collector(file: index, module: self)
      collector.walk(file.tree)
      extensions += collector.extensions.map { (index, $0.type, $0.node) }
    }
    addAliases()
    extended = Set(extensions.map(\.type))
    collect(extensions)
    for type in types {
      // In `struct Page<Model: Counting>`, a Model has the members of Counting.
      for (parameter, constraint) in type.node.genericConstraints where declares(constraint) {
        type.aliases[parameter] = constraint
      }
      guard !type.aliases.isEmpty else { continue }
      for property in type.properties { property.type = property.type?.resolving(type.aliases) }
      for function in type.functions + type.initializers { function.resolve(type.aliases) }
    }
    inferTypes()
    changes = Changes(of: self)
  }

  /// Adds the members of extensions to their types. A type may itself be declared in an extension of another file.
  private func collect(_ extensions: [(file: Int, type: String, node: ExtensionDeclSyntax)]) {
    var waiting = extensions
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { file, name, node in
        guard let type = type(named: name) else { return false }
        if type.kind == .protocolType { noteFunctions(of: node) }
        Collector(file: file, module: self).collect(node, into: type)
        return true
      }
      if waiting.count < before { continue }
      // Types from elsewhere, such as `View`.
      let inner = Set(waiting.flatMap { one in one.node.memberBlock.members.compactMap { $0.decl.typeName } })
      var others = waiting.filter { !inner.contains($0.type) }
      if others.isEmpty { others = waiting }
      waiting = others.count == waiting.count ? [] : waiting.filter { inner.contains($0.type) }
      for (file, name, node) in others {
        noteFunctions(of: node)
        if declares(name) {
          // Several types of the module have the name.
          for member in node.memberBlock.members where member.decl.typeName != nil {
            Collector(file: file, module: self).walk(member.decl)
          }
        } else {
          Collector(file: file, module: self).collect(node, into: othersType(named: name, node, file))
        }
      }
    }
  }

  private func noteFunctions(of node: ExtensionDeclSyntax) {
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) { extensionFunctions.insert(function.name.text) }
    }
  }

  /// True if a file imports a module.
  package func imports(_ name: String, in file: Int) -> Bool {
    files[file].tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self).map { $0.path.trimmedDescription == name } ?? false
    }
  }

  func add(_ type: DeclaredType) {
    types.append(type)
    byName[type.name, default: []].append(type)
  }

  /// Other names of types: `typealias AppRouter = Router<Page>`.
  package private(set) var aliases: [String: String] = [:]

  private func addAliases() {
    for statement in files.flatMap({ Array($0.tree.statements) }) {
      guard let alias = statement.item.as(TypeAliasDeclSyntax.self), alias.genericParameterClause == nil else {
        continue
      }
      aliases[alias.name.text] = TypeRef(alias.initializer.value).name
    }
    // Each chain is followed to the declared type itself: the result of stopping earlier would depend on the order of
    // the keys.
    let declared = byName
    aliases = aliases.mapValues { next in
      var (name, seen) = (next, Set<String>())
      while declared[name] == nil, let further = aliases[name], seen.insert(name).inserted { name = further }
      return name
    }
    for (alias, name) in aliases where declared[alias] == nil { byName[alias] = declared[name] }
  }

  func add(_ property: DeclaredProperty) { globals[property.name] = property }
  func add(_ function: DeclaredFunction) { functions[function.name, default: []].append(function) }

  package func type(named name: String?) -> DeclaredType? {
    guard let name, let found = byName[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// The type that a name means outside the types that contain one of that name: `ContentView`, where there is also a
  /// `Constants.ContentView`.
  package func outermostType(named name: String) -> DeclaredType? {
    let found = (byName[name] ?? []).filter { $0.node.parent?.is(CodeBlockItemSyntax.self) ?? false }
    return found.count == 1 ? found[0] : nil
  }

  func declares(_ name: String) -> Bool { byName[name] != nil }

  /// The types of other modules that this one extends, with the members that it adds.
  private var othersTypes: [String: DeclaredType] = [:]

  private func othersType(named name: String, _ node: ExtensionDeclSyntax, _ file: Int) -> DeclaredType {
    if let known = othersTypes[name] { return known }
    let type = DeclaredType(
      name: name, kind: .structType, file: file, node: DeclSyntax(node), nameToken: node.extensionKeyword,
      attributes: [], inherited: [])
    othersTypes[name] = type
    return type
  }

  /// The types of the module, and those that it extends.
  var allTypes: [DeclaredType] { types + othersTypes.values }

  /// A type of the module, or the members that the module adds to a type of another one.
  func extendedType(named name: String?) -> DeclaredType? {
    guard let name else { return nil }
    return type(named: name) ?? othersTypes[name]
  }

  /// True if the module extends a type with the name.
  package func extends(_ name: String) -> Bool { extended.contains(name) }

  /// The types of the values that extensions of `EnvironmentValues` declare, by name.
  private var environmentEntries: [String: TypeRef] {
    var entries: [String: TypeRef] = [:]
    for statement in files.flatMap({ Array($0.tree.statements) }) {
      guard let node = statement.item.as(ExtensionDeclSyntax.self),
        TypeRef(node.extendedType).name == "EnvironmentValues"
      else { continue }
      for member in node.memberBlock.members {
        guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first, let type = binding.typeAnnotation
        else { continue }
        entries[binding.pattern.trimmedDescription] = TypeRef(type.type)
      }
    }
    return entries
  }

  /// The types of variables that have an initial value and no annotation.
  private func inferTypes() {
    let resolver = Resolver(module: self)
    let entries = environmentEntries
    for _ in 0..<2 {
      for property in types.flatMap(\.properties) + Array(globals.values) where property.type == nil {
        if property.has("Environment") {
          property.type = property.environmentType ?? property.environmentKey.flatMap { entries[$0] }
        }
        guard let value = property.initialValue else { continue }
        property.type = resolver.type(of: value, in: Scope(owner: property.owner))
      }
    }
  }
}

// MARK: - Kinds of types

extension ModuleFacts {
  private func isKind(
    _ type: DeclaredType, inherits: String?, depth: Int = 0, or test: (DeclaredType) -> Bool = { _ in false }
  ) -> Bool {
    if test(type) { return true }
    guard depth < 8 else { return false }
    return type.inherited.contains { name in
      if name == inherits { return true }
      guard let base = self.type(named: name) else { return false }
      return isKind(base, inherits: inherits, depth: depth + 1, or: test)
    }
  }

  /// True if `@Observable`, or a macro like it, makes the class observable.
  package func isObservable(_ type: DeclaredType) -> Bool {
    guard type.kind == .classType else { return false }
    return isKind(type, inherits: nil) { $0.has("Observable") || $0.has("Model") || $0.has("Perceptible") }
  }

  package func isLegacy(_ type: DeclaredType) -> Bool {
    guard type.kind == .classType || type.kind == .protocolType else { return false }
    return isKind(type, inherits: "ObservableObject")
  }

  package func isModel(_ type: DeclaredType) -> Bool { isObservable(type) || isLegacy(type) }

  package func isView(_ type: DeclaredType) -> Bool {
    type.kind == .structType && isKind(type, inherits: "View")
  }

  /// True for a `ViewModifier`.
  package func isModifier(_ type: DeclaredType) -> Bool {
    type.kind == .structType && type.inherited.contains("ViewModifier")
  }

  /// True if a parent's body makes values of the type, each of which has a body.
  func isMadeByBodies(_ type: DeclaredType) -> Bool { isView(type) || isModifier(type) }

  package func isApp(_ type: DeclaredType) -> Bool { type.inherited.contains { $0 == "App" || $0 == "Scene" } }

  /// True if neither the class nor any of its superclasses, all of them the module's own, can be observed.
  func isPlainClass(_ type: DeclaredType) -> Bool {
    guard type.kind == .classType, !isModel(type), !type.attributes.contains(where: mayBeMacro) else { return false }
    return type.inherited.allSatisfy { name in
      guard let base = self.type(named: name) else {
        return Self.harmless.contains(name)
      }
      return base.kind == .protocolType || isPlainClass(base)
    }
  }

  /// True for an attribute that is neither the language's nor a global actor of the module: a macro may make a class
  /// observable.
  private func mayBeMacro(_ attribute: DeclaredAttribute) -> Bool {
    attribute.name.first?.isUppercase == true && !Self.languageAttributes.contains(attribute.name)
      && !(type(named: attribute.name)?.has("globalActor") ?? false)
  }

  private static let languageAttributes: Set<String> = [
    "MainActor", "UIApplicationMain", "NSApplicationMain", "IBDesignable", "Suite",
  ]

  private static let harmless: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "Codable", "Decodable", "Encodable", "Comparable",
    "CustomStringConvertible",
    "Sendable", "AnyObject", "Error", "NSObject", "CustomDebugStringConvertible",
  ]

  /// True if the type, or one from which it inherits, is isolated to the main actor.
  func isMainActor(_ type: DeclaredType) -> Bool { isMainActor(type, depth: 0) }

  private func isMainActor(_ type: DeclaredType, depth: Int) -> Bool {
    type.has("MainActor")
      || depth < 8
        && type.inherited.contains { name in
          self.type(named: name).map { $0 !== type && isMainActor($0, depth: depth + 1) } ?? false
        }
  }

  /// A member of a type or of a type that it inherits from.
  package func property(_ name: String, of type: DeclaredType, isStatic: Bool = false) -> DeclaredProperty? {
    if let own = type.property(name, isStatic: isStatic) { return own }
    for base in type.inherited {
      if let base = self.type(named: base), base !== type, let found = base.property(name, isStatic: isStatic) {
        return found
      }
    }
    return nil
  }

  /// The functions of a type with a name, or those of the types that it inherits from.
  func functions(_ name: String, of type: DeclaredType) -> [DeclaredFunction] {
    let own = type.functions(name)
    // A requirement is what an extension of its protocol may implement.
    let implemented = own.filter { $0.body != nil }
    if !own.isEmpty { return implemented.isEmpty ? own : implemented }
    for base in type.inherited {
      guard let base = self.type(named: base), base !== type else { continue }
      let found = base.functions(name)
      if !found.isEmpty { return found.contains { $0.body != nil } ? found.filter { $0.body != nil } : found }
    }
    return []
  }

  /// True if one type is the other, or inherits from it.
  func isSame(_ type: DeclaredType?, orInheritsFrom base: DeclaredType?) -> Bool {
    guard let type, let base else { return type == nil && base == nil }
    return type === base || isKind(type, inherits: nil) { $0 === base }
  }

  func model(of ref: TypeRef?) -> DeclaredType? {
    guard let type = type(named: ref?.name), isModel(type) else { return nil }
    return type
  }

  /// True if the module assigns or changes the variable after its first value.
  package func isChanged(_ property: DeclaredProperty) -> Bool { changes.include(property) }

  /// True if elements of the collection in a variable may come to other positions.
  func isRearranged(_ property: DeclaredProperty) -> Bool { changes.rearrange(property) }
}

extension InfixOperatorExprSyntax {
  /// The operator of an assignment: `=`, `+=`.
  var assignmentOperator: String? {
    if self.operator.is(AssignmentExprSyntax.self) { return "=" }
    guard let text = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, text.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    else { return nil }
    return text
  }

  package var isAssignment: Bool { assignmentOperator != nil }
}

extension DeclSyntax {
  /// The generic parameters of a type with their constraints, written beside them or in the `where` clause.
  fileprivate var genericConstraints: [(parameter: String, constraint: String)] {
    let node = asProtocol(WithGenericParametersSyntax.self)
    let parameters = node?.genericParameterClause?.parameters.compactMap { parameter in
      parameter.inheritedType.flatMap { TypeRef($0).name }.map { (parameter.name.text, $0) }
    }
    let requirements = node?.genericWhereClause?.requirements.compactMap { requirement -> (String, String)? in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { return nil }
      return TypeRef(conformance.rightType).name.map { (conformance.leftType.trimmedDescription, $0) }
    }
    return (parameters ?? []) + (requirements ?? [])
  }

  /// The name of a declared type.
  fileprivate var typeName: String? {
    isProtocol(DeclGroupSyntax.self) && !self.is(ExtensionDeclSyntax.self)
      ? asProtocol(NamedDeclSyntax.self)?.name.text : nil
  }
}
