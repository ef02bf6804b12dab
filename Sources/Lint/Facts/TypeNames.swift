import SwiftSyntax

/// The names of types, as they are written and as the facts of a module know them.
extension ModuleFacts {
  /// Gives a name of its own to each nested type that shares its simple name: `List.Row` beside `Grid.Row`. The types
  /// around it, and those in it, still know it by its simple name.
  func nameApart() {
    let shared = Dictionary(grouping: types, by: \.nameToken.text).filter { $0.value.count > 1 }
    let outerFirst = types.sorted { $0.depth < $1.depth }
    for type in outerFirst {
      guard let outer = type.outer, shared[type.nameToken.text] != nil else { continue }
      type.name = "\(outer.name).\(type.nameToken.text)"
      outer.aliases[type.nameToken.text] = type.name
    }
    for type in outerFirst {
      if let outer = type.outer { type.aliases.merge(outer.aliases) { own, _ in own } }
    }
    indexTypes()
    // `typealias Row = List.Row`
    aliases = aliases.mapValues { meaning(of: $0, in: nil) }
    indexTypes()
    for type in outerFirst {
      // Each chain is followed to its end, so that the order of the keys makes no difference.
      let names = type.aliases
      type.aliases = names.mapValues { first in
        var (name, seen) = (first, Set<String>())
        while let next = names[name], seen.insert(name).inserted { name = next }
        return meaning(of: name, in: type)
      }
    }
  }

  /// Replaces the written names of types by the ones that the facts know them by.
  func nameTypes() {
    for type in allTypes {
      let name = { self.meaning(of: $0, in: type) }
      for property in type.properties { property.rename(name) }
      for function in type.functions + type.initializers { function.rename(name) }
      // A clause of inheritance does not see the types in the type itself.
      type.inherited = type.inherited.map { meaning(of: $0, in: type.outer) }.filter { $0 != type.name }
    }
    for property in globals.values { property.rename { meaning(of: $0, in: nil) } }
    for function in functions.values.joined() { function.rename { meaning(of: $0, in: nil) } }
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
  ///   - owner: The type in whose code it is written.
  package func meaning(of name: String, in owner: DeclaredType?) -> String {
    guard name.contains(".") else { return owner?.aliases[name] ?? name }
    if let type = type(at: name, in: owner) { return type.name }
    guard let dot = name.lastIndex(of: ".") else { return name }
    let last = String(name[name.index(after: dot)...])
    // `Combine.Subscription` is none of the module's types with this name.
    let isForeign = importedModules.contains(String(name[..<dot]))
    return isForeign && !types(called: last).isEmpty ? name : last
  }

  /// The type that a path of names leads to: `List.Row`, `Self.Row`.
  private func type(at path: String, in owner: DeclaredType?) -> DeclaredType? {
    var parts = path.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst() else { return nil }
    let name = owner?.aliases[first] ?? first
    var found = name == "Self" ? owner : outermostType(named: name) ?? type(named: name)
    for part in parts {
      found = found.flatMap { outer in nested(part, in: outer) ?? outer.aliases[part].flatMap { type(named: $0) } }
    }
    return found
  }

  /// A type as it is written in the code of another one.
  package func type(_ syntax: TypeSyntax, in owner: DeclaredType?) -> TypeRef {
    TypeRef(syntax, withPath: true).renamed { meaning(of: $0, in: owner) }
  }

  func nested(_ name: String, in outer: DeclaredType) -> DeclaredType? {
    guard outer.nested.contains(name) else { return nil }
    let found = types.filter { $0.outer === outer && $0.nameToken.text == name }
    return found.count == 1 ? found[0] : nil
  }

  /// The type of the module that an extension adds to.
  package func type(extendedBy node: ExtensionDeclSyntax) -> DeclaredType? {
    guard let name = TypeRef(node.extendedType, withPath: true).name else { return nil }
    return type(at: name, in: nil) ?? type(named: meaning(of: name, in: nil))
  }
}

extension DeclaredType {
  /// The number of types around this one.
  fileprivate var depth: Int { sequence(first: self, next: \.outer).reduce(-1) { count, _ in count + 1 } }
}
