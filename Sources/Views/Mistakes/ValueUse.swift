import Code
import Machine

/// The source of a value in a mounted view's property and the view's use of it, which together decide the property
/// wrapper.
package struct ValueUse {
  package enum Storage: Equatable {
    case plain, state, binding, environment
    /// `@AppStorage`, `@SceneStorage`.
    case shared
    case computed
    /// Another wrapper.
    case other
  }

  package let storage: Storage
  /// The declaration as written.
  package let line: SourceLine
  /// The name and the rest of the binding: `count = 0`.
  package let binding: String
  package let type: String
  package let hasInitialValue: Bool
  /// Lines of the view that write the value.
  package let writes: [SourceLine]
  /// Lines of the view that create bindings to the value.
  package let bindings: [SourceLine]
  /// The view whose body creates this one, and the line that passes the value.
  package let parent: String?
  package let giving: SourceLine?

  /// True if the parent passes a binding: `isOn: $isOn`.
  package let isGivenBinding: Bool
  package var isGiven: Bool { giving != nil || storage == .binding || !hasInitialValue && storage != .computed }
  package var isWritten: Bool { !writes.isEmpty || !bindings.isEmpty }
}

extension ViewHierarchy {
  /// Nil if no view of this name is mounted, or if it has no such property.
  package func use(ofValue property: String, inView name: String) -> ValueUse? {
    guard let node = views(named: name).lazy.compactMap({ $0 as? ViewNode }).first, let sources = mistakes.sources
    else {
      return nil
    }
    let type = node.type.type
    let field = type.fields.first { $0.name == property || $0.name == "_\(property)" }
    guard let declared = declaration(of: property, isStored: field != nil, in: type, sources) else { return nil }
    let dynamic = node.type.properties.first { $0.name == property && $0.path.count == 1 }
    let lines = sources.lines(containing: property, in: type).filter { $0.place != declared.line.place }
    let storage = storage(of: dynamic, field == nil)
    let (parent, giving) = giver(of: property, to: node, sources)
    return ValueUse(
      storage: storage, line: declared.line, binding: declared.binding,
      type: dynamic?.valueType.name ?? field?.type.name ?? "", hasInitialValue: declared.hasInitialValue,
      writes: lines.filter { Self.writes(property, in: $0.text) },
      bindings: sources.lines(containing: "$\(property)", in: type), parent: parent, giving: giving,
      isGivenBinding: giving.map { $0.text.contains("\(property): $") } ?? false)
  }

  private func declaration(
    of property: String, isStored: Bool, in type: RuntimeType, _ sources: any MistakeSources
  ) -> DeclaredProperty? {
    if isStored { return sources.declaration(of: property, in: type) }
    let line = sources.lines(containing: "var \(property)", in: type).first { line in
      line.text.dropFirst(
        line.text.firstRange(of: "var \(property)").map {
          line.text.distance(from: line.text.startIndex, to: $0.upperBound)
        } ?? 0
      )
      .first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false
    }
    return line.map { DeclaredProperty(line: $0, binding: property, hasInitialValue: false) }
  }

  private func storage(of dynamic: DynamicField?, _ isComputed: Bool) -> ValueUse.Storage {
    if isComputed { return .computed }
    return switch dynamic?.kind {
    case nil: .plain
    case .state, .lazyState: .state
    case .binding: .binding
    case .storage: .shared
    case .environment: .environment
    case .stateObject, .observedObject, .environmentObject, .query, .custom: .other
    }
  }

  /// The line of the parent's source that passes the value of a property.
  private func giver(
    of property: String, to node: ViewNode, _ sources: any MistakeSources
  ) -> (parent: String?, line: SourceLine?) {
    var scope = node.context?.owner
    while let maker = scope {
      if let view = maker as? ViewNode, view.isListed {
        let made = sources.lines(containing: "\(node.type.type.baseName)(", in: view.type.type)
        return (view.reference.name, made.first { $0.text.contains("\(property): ") })
      }
      scope = maker is RootNode ? nil : maker.context?.owner
    }
    return (nil, nil)
  }

  /// True if a line assigns the property, or calls a mutating method on it: `count += 1`, `names.append(…)`.
  private static func writes(_ property: String, in line: String) -> Bool {
    var rest = line[...]
    while let found = rest.firstRange(of: property) {
      let isWord = found.lowerBound == line.startIndex || !isOfWord(line[line.index(before: found.lowerBound)])
      rest = rest[found.upperBound...]
      if isWord, isChange(rest) { return true }
    }
    return false
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  /// True if the text after a property changes it.
  private static func isChange(_ text: Substring) -> Bool {
    if let first = text.first, isOfWord(first) { return false }
    if text.prefixMatch(of: changing) != nil { return true }
    guard let match = text.prefixMatch(of: assigning) else { return false }
    return !text[match.range.upperBound...].hasPrefix("=")
  }

  private static var assigning: Regex<Substring> { /(?:[.?!]*\w+|\[[^\]]*\]|[?!])*\s*[-+*\/%&|^]?=/ }
  private static var changing: Regex<Substring> {
    /[?!]?(?:\.\w+|\[[^\]]*\])*\.(?:toggle|append|insert|remove\w*|sort|reverse|shuffle|popLast|formUnion|merge|swapAt|negate)\(/
  }
}
