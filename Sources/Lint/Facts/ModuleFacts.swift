import SwiftSyntax

/// The declarations in the files of a module.
///
/// Types are looked up by their simple names. Of several types with one name, the nested ones are looked up as
/// `Outer.Name`, and private ones with the name of their file; `meaning(of:at:for:)` gives these names. A name that still
/// finds two types finds neither of them, so a rule that needs to know which one is meant reports nothing.
package final class ModuleFacts {
  package let files: [LintedFile]
  package private(set) var types: [DeclaredType] = []
  package private(set) var globals: [String: DeclaredProperty] = [:]
  private(set) var functions: [String: [DeclaredFunction]] = [:]
  private var byName: [String: [DeclaredType]] = [:]
  /// The names of functions in extensions of types that the module does not declare, such as `View`.
  package private(set) var extensionFunctions: Set<String> = []
  private var extended: Set<String> = []
  private(set) var importedModules: Set<String> = []
  private var changes = Changes()
  /// The files that each source file writes, moves or removes, as the arguments that name them.
  private(set) lazy var writtenFiles = files.map { FileWrites.targets(in: $0.tree) }

  package init(_ files: [LintedFile]) {
    self.files = files
    fileOfTree = Dictionary(files.enumerated().map { ($1.tree.id, $0) }, uniquingKeysWith: { first, _ in first })
    var extensions: [DeclaredExtension] = []
    for (index, file) in files.enumerated() {
      let collector = Collector(file: index, module: self)
      collector.walk(file.tree)
      extensions += collector.extensions.map { DeclaredExtension(file: index, path: $0.type.name ?? "", node: $0.node) }
    }
    for item in files.flatMap({ Array($0.tree.statements) }) {
      if let node = item.item.as(ImportDeclSyntax.self) { importedModules.insert(node.path.trimmedDescription) }
    }
    addAliases()
    extended = Set(extensions.map(\.name))
    collect(extensions)
    nameApart()
    nameTypes()
    inferTypes()
    changes = Changes(of: self)
  }

  /// Adds the members of extensions to their types. A type may itself be declared in an extension of another file.
  private func collect(_ extensions: [DeclaredExtension]) {
    var waiting = extensions
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { one in
        guard let type = type(extendedBy: one.node) else { return false }
        if type.kind == .protocolType { noteFunctions(of: one.node) }
        Collector(file: one.file, module: self).collect(one.node, into: type)
        return true
      }
      if waiting.count < before { continue }
      // Types from elsewhere, such as `View`.
      let inner = Set(waiting.flatMap { one in one.node.memberBlock.members.compactMap { $0.decl.typeName } })
      var others = waiting.filter { !inner.contains($0.name) }
      if others.isEmpty { others = waiting }
      waiting = others.count == waiting.count ? [] : waiting.filter { inner.contains($0.name) }
      for one in others {
        noteFunctions(of: one.node)
        if declares(one.name) {
          // Several types of the module have the name.
          for member in one.node.memberBlock.members where member.decl.typeName != nil {
            Collector(file: one.file, module: self).walk(member.decl)
          }
        } else {
          Collector(file: one.file, module: self).collect(
            one.node, into: othersType(named: one.name, one.node, one.file))
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
    byNode[type.node.id] = type
  }

  func note(_ node: ExtensionDeclSyntax, extending type: DeclaredType) { byNode[node.id] = type }

  /// The type that a declaration declares or extends; nil for one in a function's body.
  func type(at node: Syntax) -> DeclaredType? { byNode[node.id] }

  private var byNode: [SyntaxIdentifier: DeclaredType] = [:]
  /// The names that do not mean the same everywhere: those of aliases, parameters, and types that share their name.
  var contested: Set<String> = []
  /// The names of private types that share their simple name with others, by file and simple name.
  var privateTypes: [Int: [String: String]] = [:]
  private let fileOfTree: [SyntaxIdentifier: Int]

  func privateType(named name: String, in tree: Syntax) -> String? {
    fileOfTree[tree.id].flatMap { privateTypes[$0]?[name] }
  }

  /// The number of aliases that are being followed: aliases may name each other in a circle.
  var aliasDepth = 0

  /// Other names of types: `typealias AppRouter = Router<Page>`.
  package internal(set) var aliases: [String: String] = [:]

  private func addAliases() {
    for statement in files.flatMap({ Array($0.tree.statements) }) {
      guard let alias = statement.item.as(TypeAliasDeclSyntax.self), alias.genericParameterClause == nil else {
        continue
      }
      aliases[alias.name.text] = TypeRef(alias.initializer.value, withPath: true).name
    }
    // Each chain is followed to the declared type itself: the result of stopping earlier would depend on the order of
    // the keys.
    let declared = byName
    aliases = aliases.mapValues { next in
      var (name, seen) = (next, Set<String>())
      while declared[name] == nil, let further = aliases[name], seen.insert(name).inserted { name = further }
      return name
    }
    indexTypes()
  }

  func indexTypes() {
    let declared = Dictionary(grouping: types, by: \.name)
    byName = declared
    for (alias, name) in aliases where declared[alias] == nil { byName[alias] = declared[name] }
  }

  func add(_ property: DeclaredProperty) { globals[property.name] = property }
  func add(_ function: DeclaredFunction) { functions[function.name, default: []].append(function) }

  package func type(named name: String?) -> DeclaredType? {
    guard let name, let found = byName[name], found.count == 1 else { return nil }
    return found[0]
  }

  func types(called name: String) -> [DeclaredType] { byName[name] ?? [] }

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
        entries[binding.pattern.trimmedDescription] = self.type(type.type, in: nil)
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

extension ModuleFacts {
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

/// An extension, before the type that it extends is known.
private struct DeclaredExtension {
  let file: Int
  /// The name of the extended type as it is written: `Row`, `List.Row`.
  let path: String
  let node: ExtensionDeclSyntax

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

extension DeclSyntax {
  /// The name of a declared type.
  var typeName: String? {
    isProtocol(DeclGroupSyntax.self) && !self.is(ExtensionDeclSyntax.self)
      ? asProtocol(NamedDeclSyntax.self)?.name.text : nil
  }
}
