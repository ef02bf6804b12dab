import Declarations
import Diagnostics
import Tree

/// Types in messages as the declaration of the value spells them: `text.first` is a `String.Element?`.
extension ExpressionChecker {
  /// Checks a value whose expected type is spelled with a type alias.
  package func expecting<Result>(_ type: Type?, spelled words: String?, _ work: () -> Result) -> Result {
    let outer = table.context.spelling
    if words == nil, outer == nil { return work() }
    table.context.spelling = type.flatMap { type in words.map { (type, $0) } }
    defer { table.context.spelling = outer }
    return work()
  }

  /// The expected type, as its annotation spells it if that names a type alias: `Handler` (aka `(Int) -> ()`).
  func shownExpectation(_ type: Type) -> ShownType {
    guard let spelling = table.context.spelling, !type.hasTypeVariables else { return type.shown }
    return shown(type, declared: spelling.type.resolved, as: spelling.words)
  }

  /// The element of the expected array, as its annotation spells it.
  func shownElement(_ type: Type) -> ShownType {
    guard let spelling = table.context.spelling, case .nominal(_, let arguments) = spelling.type.resolved,
      let words = spelling.words.elementOfArray, arguments == [type]
    else { return type.shown }
    return ShownType(words: words, meaning: type)
  }

  /// A declared type in its own words, or the type that it wraps.
  func shown(_ type: Type, declared: Type, as words: String) -> ShownType {
    if declared == type { return ShownType(words: words, meaning: type) }
    guard declared.wrapped == type, let inner = words.dropping(suffix: "?") else { return type.shown }
    return ShownType(words: inner, meaning: type)
  }

  func spelled(_ value: Expression, isUnwrapped: Bool = false) -> ShownType {
    let type = described(value.type)
    if !isUnwrapped, let words = value.annotation, !type.hasTypeVariables {
      return ShownType(words: words, meaning: type)
    }
    let meaning = isUnwrapped ? type.wrapped ?? type : type
    guard let found = spelling(of: value), let spelled = isUnwrapped ? found.wrapped : found,
      spelled.contains(where: isMember), described(reduce(spelled)) == meaning,
      spelled.description != meaning.description
    else { return meaning.shown }
    return ShownType(described(spelled), meaning: meaning)
  }

  /// Keeps the spelling of a variable's type, for messages about its uses.
  package func note(spelled type: Type?, of variable: VariableDeclaration) {
    guard let type, !file.isLibrary, type.contains(where: isMember) else { return }
    variable.makeDetail().spelled = type
  }

  /// Keeps the spellings of the variables that a pattern binds.
  package func note(spelled type: Type?, of pattern: Pattern) {
    switch (pattern, type) {
    case (.bind(let variable), _): note(spelled: type, of: variable)
    case (.tuple(let parts), .tuple(let elements)?) where parts.count == elements.count:
      for (part, element) in zip(parts, elements) { note(spelled: element.type, of: part) }
    default: break
    }
  }

  /// The types of a closure's parameters in terms of the base's type: `$0` of `text.map` is a `String.Element`.
  func spelledParameters(ofClosureAt index: Int, _ opened: OpenedCallee?) -> [Type?] {
    guard !file.isLibrary, case .function(let function, _, let base?, _, _, _)? = opened?.callee,
      let owner = function.owner, owner.kind == .protocolType || owner.isLibrary && owner.name != "Dictionary"
    else { return [] }
    if let found = spelledParameters(of: function, at: index, base) { return found }
    // obsh's library declares some members again, for speed, that Swift has in a protocol alone.
    guard owner.kind != .protocolType, let type = base.type.resolved.nominal else { return [] }
    for one in allConformances(of: type) {
      for member in members(of: one, named: function.name) {
        guard case .function(let other) = member.kind, other.fullName == function.fullName,
          let found = spelledParameters(of: other, at: index, base)
        else { continue }
        return found
      }
    }
    return []
  }

  private func spelledParameters(of function: FunctionDeclaration, at index: Int, _ base: Expression) -> [Type?]? {
    guard function.owner?.kind == .protocolType, function.parameters.indices.contains(index),
      case .function(let closure) = function.parameters[index].variable.type, let type = base.type.resolved.nominal,
      !type.isLibrary || !Self.plainInClosures.contains(type.name)
    else { return nil }
    return closure.parameters.map { spelled($0.type, function.owner, base) }
  }

  /// The element of a sequence whose type argument is spelled with an associated type: `String.SubSequence`.
  package func spelledElement(of sequence: Expression) -> Type? {
    if case .nominal(let declaration, let bases) = sequence.type.resolved, declaration.isLibrary,
      declaration.name == "EnumeratedSequence", let base = bases.first, let owner = base.nominal,
      !Self.inferring.contains(owner.name), let own = libraryType("Sequence"),
      let element = own.associatedTypes.first(where: { $0.name == "Element" }),
      !owner.genericParameters.contains(where: { $0.name == "Element" })
    {
      let offset = TupleElement(label: "offset", type: libraryNominal("Int"))
      return .tuple([offset, TupleElement(label: "element", type: .member(base, element))])
    }
    guard case .nominal(let declaration, let arguments)? = spelling(of: sequence), declaration.isLibrary,
      arguments.count == 1, sequence.type.resolved.nominal == declaration
    else { return nil }
    return arguments[0]
  }

  private func isMember(_ type: Type) -> Bool { if case .member = type { true } else { false } }

  /// The declared type of a member in terms of the base's type, in which associated types are not replaced.
  package func spelling(of value: Expression) -> Type? {
    switch value.kind {
    case .variable(let variable): variable.detail?.spelled
    case .property(let base, let variable, _, _):
      spelling(of: variable.name, variable.type, owner: variable.owner, base, value)
    case .apply(let function, _, let base?, _, _) where function.kind != .initializer && !function.isStatic:
      spelling(of: function.name, function.result, owner: function.owner, base, value)
    case .forceUnwrap(let inner): spelling(of: inner)?.wrapped
    case .coalesce(let inner, _): value.type.wrapped == nil ? spelling(of: inner)?.wrapped : nil
    case .tryPlain(let inner), .await(let inner): spelling(of: inner)
    case .subscripted(let base, let subscripted, _, _): spellingOfPart(base, subscripted)
    default: nil
    }
  }

  /// `text[start...]` is a `String.SubSequence`. The subscripts for one index and for a `Range` name their types.
  private func spellingOfPart(_ base: Expression, _ subscripted: SubscriptDeclaration) -> Type? {
    let getter = subscripted.getter
    if case .nominal(let declaration, let arguments)? = spelling(of: base), arguments.count == 1,
      case .parameter(let element) = getter.result, declaration.genericParameters.first == element
    {
      return arguments[0]
    }
    guard getter.owner?.kind == .protocolType, case .member(_, let part) = getter.result, part.name == "SubSequence",
      getter.parameters.first.map({ !$0.variable.type.isLibrary("Range") }) ?? false
    else { return nil }
    return spelled(getter.result, getter.owner, base)
  }

  private func spelling(
    of name: String, _ declared: Type, owner: NominalDeclaration?, _ base: Expression, _ value: Expression
  ) -> Type? {
    guard let owner, let type = base.type.resolved.nominal else { return nil }
    if owner.kind == .protocolType, let found = spelled(declared, owner, base), found.contains(where: isMember) {
      return found
    }
    guard owner.isLibrary else { return nil }
    // obsh's library declares some members again, for speed, that Swift has in a protocol alone.
    for one in allConformances(of: type) {
      for member in members(of: one, named: name) {
        let result: Type? =
          switch member.kind {
          case .variable(let variable): variable.type
          case .function(let function): function.result
          default: nil
          }
        // obsh's strings declare their slices as `Substring`.
        if let result, let found = spelled(result, one, base),
          one.name != "StringProtocol" || found.contains(where: isMember),
          reduce(found) == described(value.type), !isIndex(found) || Self.searches.contains(name)
        {
          return found
        }
      }
    }
    return nil
  }

  /// The methods that return indices and that Swift's arrays, which declare their other indices, have in common with all
  /// collections.
  private static let searches: Set<String> = ["firstIndex", "lastIndex"]

  private func isIndex(_ type: Type) -> Bool {
    if case .member(_, let associated) = type.wrapped ?? type { associated.name.hasPrefix("Ind") } else { false }
  }

  /// Types of Swift's library that do not declare their elements: swiftc infers them, and shows the type itself.
  private static let inferring: Set<String> = ["Substring", "Range", "ClosedRange"]

  /// Types of Swift's library whose elements are parameters of closures by themselves.
  private static let plainInClosures: Set<String> = [
    "Keys", "Values", "UnicodeScalarView", "FlattenSequence", "ReversedCollection",
  ]

  /// `EnumeratedSequence` gets its elements from its iterator, which declares them.
  private func spelledMember(
    _ associated: AssociatedType, of type: Type, _ declaration: NominalDeclaration
  ) -> Type {
    guard declaration.isLibrary, declaration.name == "EnumeratedSequence", associated.name == "Element",
      let sequence = libraryType("Sequence"),
      let iterator = sequence.associatedTypes.first(where: { $0.name == "Iterator" }),
      let element = libraryType("IteratorProtocol")?.associatedTypes.first(where: { $0.name == "Element" })
    else { return .member(type, associated) }
    return .member(.member(type, iterator), element)
  }

  private func spelled(_ declared: Type, _ owner: NominalDeclaration?, _ base: Expression) -> Type? {
    guard let own = owner?.selfParameter, case .nominal(let declaration, _) = base.type.resolved,
      !declaration.isLibrary || !Self.inferring.contains(declaration.name)
    else { return nil }
    let result = declared.map { part in
      switch part {
      case .member(.parameter(own), let associated):
        // An element that is a generic parameter of the type has no name of its own.
        let isParameter = declaration.genericParameters.contains { $0.name == associated.name }
        let member = spelledMember(associated, of: base.type.resolved, declaration)
        let meaning = reduce(member)
        if isParameter, let written = spelling(of: base), case .nominal(let same, let arguments) = written,
          same == declaration, arguments.count == 1
        {
          return arguments[0]
        }
        // An array has its slices from `Sequence`, which names their type.
        if declaration.isLibrary, declaration.name == "Array", associated.name == "SubSequence" { return meaning }
        return isParameter || meaning.nominal?.parent == declaration ? meaning : member
      case .parameter(own): return base.type.resolved
      default: return nil
      }
    }
    return result.contains { if case .parameter = $0 { true } else { false } } ? nil : result
  }
}

extension Expression {
  /// The type as the declaration of the variable or function writes it, if it names a type alias there.
  package var annotation: String? {
    switch kind {
    case .variable(let variable), .property(_, let variable, _, _), .staticVariable(let variable, _):
      variable.type.resolved == type.resolved ? variable.detail?.annotation : nil
    case .apply(let function, _, _, _, _):
      function.result.resolved == type.resolved ? function.detail?.resultAnnotation : nil
    case .forceUnwrap(let inner):
      inner.type.resolved.wrapped == type.resolved ? inner.annotation?.dropping(suffix: "?") : nil
    case .subscripted(let base, _, _, _):
      base.type.resolved.isArray(of: type.resolved) ? base.annotation?.elementOfArray : nil
    case .tryPlain(let inner), .await(let inner): inner.annotation
    default: nil
    }
  }
}

extension Type {
  fileprivate func isArray(of element: Type) -> Bool {
    if case .nominal(let declaration, let arguments) = self {
      declaration.isLibrary && declaration.name == "Array" && arguments == [element]
    } else {
      false
    }
  }
}

extension String {
  fileprivate func dropping(suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }

  /// `ID` of `[ID]`; nil for a dictionary.
  fileprivate var elementOfArray: String? {
    hasPrefix("[") && hasSuffix("]") && !contains(":") ? String(dropFirst().dropLast()) : nil
  }
}
