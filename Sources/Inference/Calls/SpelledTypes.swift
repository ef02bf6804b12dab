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
      spelling.words.hasPrefix("["), spelling.words.hasSuffix("]"), arguments == [type]
    else { return type.shown }
    return ShownType(words: String(spelling.words.dropFirst().dropLast()), meaning: type)
  }

  /// A declared type in its own words, or the type that it wraps.
  func shown(_ type: Type, declared: Type, as words: String) -> ShownType {
    if declared == type { return ShownType(words: words, meaning: type) }
    guard declared.wrapped == type, words.hasSuffix("?") else { return type.shown }
    return ShownType(words: String(words.dropLast()), meaning: type)
  }

  func spelled(_ value: Expression, isUnwrapped: Bool = false) -> ShownType {
    let type = described(value.type)
    if !isUnwrapped, let words = value.annotation, !type.hasTypeVariables {
      return ShownType(words: words, meaning: type)
    }
    let meaning = isUnwrapped ? type.wrapped ?? type : type
    guard let found = spelling(of: value), let spelled = isUnwrapped ? found.wrapped : found,
      spelled.contains(where: isMember), reduce(spelled) == meaning
    else { return meaning.shown }
    return ShownType(spelled, meaning: meaning)
  }

  private func isMember(_ type: Type) -> Bool { if case .member = type { true } else { false } }

  /// The declared type of a member in terms of the base's type, in which associated types are not replaced.
  private func spelling(of value: Expression) -> Type? {
    switch value.kind {
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
    guard getter.owner?.kind == .protocolType, case .member(_, let part) = getter.result, part.name == "SubSequence",
      getter.parameters.first.map({ !$0.variable.type.isLibrary("Range") }) ?? false
    else { return nil }
    return spelled(getter.result, getter.owner, base)
  }

  private func spelling(
    of name: String, _ declared: Type, owner: NominalDeclaration?, _ base: Expression, _ value: Expression
  ) -> Type? {
    guard let owner, let type = base.type.resolved.nominal else { return nil }
    if owner.kind == .protocolType { return spelled(declared, owner, base) }
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
        if let result, let found = spelled(result, one, base), reduce(found) == described(value.type), !isIndex(found) {
          return found
        }
      }
    }
    return nil
  }

  private func isIndex(_ type: Type) -> Bool {
    if case .member(_, let associated) = type { associated.name.hasPrefix("Ind") } else { false }
  }

  /// Types of Swift's library that do not declare their elements: swiftc infers them, and shows the type itself.
  private static let inferring: Set<String> = ["Substring", "Range", "ClosedRange"]

  private func spelled(_ declared: Type, _ owner: NominalDeclaration?, _ base: Expression) -> Type? {
    guard let own = owner?.selfParameter, case .nominal(let declaration, _) = base.type.resolved,
      !declaration.isLibrary || !Self.inferring.contains(declaration.name)
    else { return nil }
    let result = declared.map { part in
      switch part {
      case .member(.parameter(own), let associated):
        // An element that is a generic parameter of the type has no name of its own.
        let isParameter = declaration.genericParameters.contains { $0.name == associated.name }
        let member = Type.member(base.type.resolved, associated)
        let meaning = reduce(member)
        return isParameter || meaning.nominal?.parent == declaration ? meaning : member
      case .parameter(own): return base.type.resolved
      default: return nil
      }
    }
    return result.contains { if case .parameter = $0 { true } else { false } } ? nil : result
  }
}

extension Expression {
  /// The written type of the variable, if it names a type alias.
  var annotation: String? {
    switch kind {
    case .variable(let variable), .property(_, let variable, _, _), .staticVariable(let variable, _):
      variable.type.resolved == type.resolved ? variable.detail?.annotation : nil
    default: nil
    }
  }
}
