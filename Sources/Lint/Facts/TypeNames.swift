import SwiftSyntax

/// The names of types, as they are written and as the facts of a module know them.
extension ModuleFacts {
  /// Gives a name of its own to each nested type that shares its simple name with another, or with one of the
  /// frameworks: `List.Row` beside `Grid.Row`, `Theme.Label`; and to each
  /// private type: `Row of Grid.swift`.
  func nameApart() {
    let shared = Dictionary(grouping: types, by: \.nameToken.text)
      .filter { $0.value.count > 1 || SwiftUINames.types.contains($0.key) }
    for type in outerFirst {
      guard let alike = shared[type.nameToken.text] else { continue }
      if let outer = type.outer {
        type.name = "\(outer.name).\(type.nameToken.text)"
      } else if type.isPrivate, alike.contains(where: { $0 !== type && $0.outer == nil && $0.file != type.file }) {
        type.name = "\(type.nameToken.text) of \(shortName(of: type.file))"
        privateTypes[type.file, default: [:]][type.nameToken.text] = type.name
      }
    }
    indexTypes()
    contested = Set(shared.keys)
    for type in types {
      contested.formUnion(type.aliases.keys)
      contested.formUnion(type.associatedTypes.keys)
    }
    for file in files {
      let finder = ContestedNames()
      finder.walk(file.tree)
      contested.formUnion(finder.names)
    }
    // `typealias Row = List.Row`
    aliases = aliases.mapValues { meaning(of: $0, in: nil) }
    indexTypes()
  }

  private var outerFirst: [DeclaredType] { types.sorted { $0.depth < $1.depth } }

  /// The name of a file without its folders, unless another file has it too.
  private func shortName(of file: Int) -> String {
    let last = { (name: String) in name.split(separator: "/").last.map(String.init) ?? name }
    let short = last(files[file].name)
    return files.filter { last($0.name) == short }.count == 1 ? short : files[file].name
  }

  /// Replaces the written names of types by the ones that the facts know them by.
  func nameTypes() {
    // The types around a type, and those that it inherits from, decide what its own clauses mean.
    for type in outerFirst + outerFirst {
      type.inherited = type.clauses.flatMap { clause in clause.names.map { meaning(of: $0, at: clause.site) } }
        .filter { $0 != type.name }
    }
    for type in allTypes {
      for property in type.properties { property.rename { meaning(of: $0, at: property.node, for: type) } }
      for function in type.functions + type.initializers {
        function.rename { meaning(of: $0, at: function.node, for: type) }
      }
    }
    for property in globals.values { property.rename { meaning(of: $0, at: property.node) } }
    for function in functions.values.joined() { function.rename { meaning(of: $0, at: function.node) } }
  }

  /// The type that a name means outside all types: `ContentView`, where there is also a `Constants.ContentView`.
  func outermostType(named name: String) -> DeclaredType? {
    let found = types(called: name).filter { $0.outer == nil }
    return found.count == 1 ? found[0] : nil
  }

  /// The name by which the facts know a type.
  ///
  /// - Parameters:
  ///   - name: The name as it is written: `Row`, `List.Row`.
  ///   - owner: The type in whose declaration it is written.
  package func meaning(of name: String, in owner: DeclaredType?) -> String {
    meaning(of: name, at: owner.map { Syntax($0.node) }, for: owner)
  }

  /// The name by which the facts know a type.
  ///
  /// - Parameters:
  ///   - name: The name as it is written: `Row`, `List.Row`.
  ///   - site: The place where it is written; nil for a place outside all types.
  ///   - receiver: The type whose code it is, if a protocol declares it.
  package func meaning(of name: String, at site: (some SyntaxProtocol)?, for receiver: DeclaredType? = nil) -> String {
    let site = site.map { Syntax($0) }
    guard name.contains(".") else {
      return contested.contains(name)
        ? LexicalLookup(module: self, receiver: receiver).meaning(of: name, at: site) : name
    }
    var parts = name.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst(), let last = parts.last else { return name }
    let outer = first == "Self" ? receiver?.name : meaning(of: first, at: site, for: receiver)
    var found: String? = outer
    for part in parts { found = found.flatMap { outer in type(named: outer).flatMap { member(part, of: $0) } } }
    if let found { return found }
    // `Combine.Subscription` is none of the module's types with this name.
    let isForeign = importedModules.contains(parts.dropLast().reduce(first) { "\($0).\($1)" })
    return isForeign && !types(called: last).isEmpty ? name : last
  }

  /// The name of a member type, by the name of the type around it.
  func name(of member: String, in outer: String) -> String {
    type(named: outer).flatMap { self.member(member, of: $0) } ?? meaning(of: "\(outer).\(member)", in: nil)
  }

  /// The name by which the facts know a member type: a nested type, an alias or an associated type of the type itself or
  /// of one that it inherits from.
  func member(_ name: String, of type: DeclaredType, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    if type.nested.contains(name) { return nested(name, in: type)?.name ?? Self.unknown(name) }
    if let alias = type.aliases[name] { return meaning(of: alias) }
    for base in type.inherited {
      if let base = extendedType(named: base), base !== type, let found = member(name, of: base, depth: depth + 1) {
        return found
      }
    }
    guard let associated = type.associatedTypes[name] else { return nil }
    // The values have at least the members of the constraint.
    let constraint = associated.inheritanceClause.names.map { meaning(of: $0, at: associated.parent) }
    return constraint.first(where: declares) ?? Self.unknown(name)
  }

  /// The type that an alias stands for.
  func meaning(of alias: TypeAliasDeclSyntax) -> String {
    guard aliasDepth < 8, let name = TypeRef(alias.initializer.value, withPath: true).name else {
      return Self.unknown(alias.name.text)
    }
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    return meaning(of: name, at: alias.parent, for: nil)
  }

  /// The name of a type that the facts do not know, though they may know others with its simple name: one declared in a
  /// function, a generic parameter.
  static func unknown(_ name: String) -> String { "?.\(name)" }

  /// The simple name of a type that the facts do not know.
  package static func simpleName(_ name: String) -> String {
    name.hasPrefix("?.") ? String(name.dropFirst(2)) : name
  }

  /// A type as it is written in the code of another one.
  package func type(_ syntax: TypeSyntax, in owner: DeclaredType?) -> TypeRef {
    TypeRef(syntax, withPath: true).renamed { meaning(of: $0, at: syntax, for: owner) }
  }

  func nested(_ name: String, in outer: DeclaredType) -> DeclaredType? {
    guard outer.nested.contains(name) else { return nil }
    let found = types.filter { $0.outer === outer && $0.nameToken.text == name }
    return found.count == 1 ? found[0] : nil
  }

  /// The type of the module that an extension adds to.
  package func type(extendedBy node: ExtensionDeclSyntax) -> DeclaredType? {
    if let known = type(at: Syntax(node)) { return known.node.is(ExtensionDeclSyntax.self) ? nil : known }
    guard let path = TypeRef(node.extendedType, withPath: true).name else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    var found = parts.first.flatMap { name in
      outermostType(named: name) ?? type(named: meaning(of: name, at: node.parent))
    }
    for part in parts.dropFirst() {
      found = found.flatMap { outer in nested(part, in: outer) ?? member(part, of: outer).flatMap { type(named: $0) } }
    }
    return found ?? type(named: meaning(of: path, at: node.parent))
  }
}

extension DeclaredType {
  /// The number of types around this one.
  fileprivate var depth: Int { sequence(first: self, next: \.outer).reduce(-1) { count, _ in count + 1 } }

  fileprivate var isPrivate: Bool { node.asProtocol(WithModifiersSyntax.self)?.modifiers.arePrivate ?? false }
}

/// Finds the names of generic parameters, and of the types and aliases that functions declare.
private final class ContestedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl(let declaration) = node.item, node.parent?.parent?.is(SourceFileSyntax.self) != true,
      let name = declaration.typeName ?? declaration.as(TypeAliasDeclSyntax.self)?.name.text
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
