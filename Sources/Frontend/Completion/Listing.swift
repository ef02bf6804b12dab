import Checking
import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Lists all possible names, unlike a lookup, which returns one.
extension Checker {
  /// The members by their names, with their types.
  func members(
    of type: Type, isStatic: Bool?, beginningWith word: String, onlyProperties: Bool
  ) -> [Completion] {
    let type = described(type)
    if case .tuple(let elements) = type {
      return elements.enumerated().map { Completion($1.label ?? "\($0)", "\($1.type)") }.filter {
        $0.text.hasPrefix(word)
      }
    }
    return memberNames(of: type).filter { Self.isFound($0, by: word) }.sorted().compactMap { name in
      let candidates = lookUpMembers(of: type, named: name, isStatic: isStatic)
      let found = onlyProperties ? candidates.filter { $0.variable != nil } : candidates
      guard let first = found.first else { return nil }
      return completion(name, first, count: found.count { $0.function != nil })
    }
  }

  /// The names visible in a scope: its own and those of all enclosing scopes, the library's last.
  func names(in scope: Scope, beginningWith word: String, onlyTypes: Bool) -> [Completion] {
    var found: [String: Completion] = [:]
    func add(_ name: String, _ make: () -> Completion?) {
      guard found[name] == nil, Self.isFound(name, by: word), let completion = make() else { return }
      found[name] = completion
    }
    var current: Scope? = scope
    while let level = current {
      if word.isEmpty, level === libraryScope { break }
      for (name, entities) in level.names {
        guard let entity = entities.first(where: { !onlyTypes || $0.isType }) else { continue }
        add(name) { completion(name, entity) }
      }
      if let context = level.typeContext, !onlyTypes {
        for name in memberNames(of: context.selfType) {
          add(name) {
            let candidates = lookUpMembers(of: context.selfType, named: name, isStatic: false)
            return candidates.first.flatMap { completion(name, $0, count: candidates.count { $0.function != nil }) }
          }
        }
      }
      current = level.parent
    }
    // Without a typed prefix, the whole library is no useful answer.
    if word.isEmpty { return found.values.sorted { $0.text < $1.text } }
    for name in library.typeParts.keys where library.declares(name) && !name.contains(".") {
      add(name) { Completion(name) }
    }
    for name in library.globals.keys where !onlyTypes {
      add(name) {
        if let variable = libraryVariable(name) { return Completion(name, "\(variable.type)") }
        return libraryFunctions(name).first.map { completion(name, .function($0)) } ?? Completion(name)
      }
    }
    return found.values.sorted { $0.text < $1.text }
  }

  /// Hidden names are listed only if the user begins to type them; operators and initializers have no name to type.
  private static func isFound(_ name: String, by word: String) -> Bool {
    guard name.hasPrefix(word), let first = name.unicodeScalars.first else { return false }
    if name == "init" || name == "deinit" || name == "subscript" || name == CompletionProbe.name { return false }
    if first == "_" || first == "$" { return !word.isEmpty && !name.hasPrefix("__") && !name.hasPrefix("_$") }
    return first.properties.isXIDStart
  }

  // MARK: Words

  private func completion(_ name: String, _ entity: Entity) -> Completion {
    switch entity {
    case .variable(let variable): Completion(name, "\(described(variable.type))")
    case .function(let function): call(name, function, [:], count: 1)
    case .type(let declaration): Completion(name, declaration.kind.word)
    case .alias(let alias): Completion(name, "\(alias.type)")
    case .parameter: Completion(name)
    }
  }

  private func completion(_ name: String, _ candidate: Candidate, count: Int) -> Completion? {
    switch candidate.member.kind {
    case .variable(let variable): Completion(name, description(variable.type, candidate.substitution))
    case .function(let function): call(name, function, candidate.substitution, count: count)
    case .enumCase(let one):
      Completion(
        one.payload.isEmpty ? name : name + "(",
        "(\(one.payload.map { ($0.label.map { "\($0): " } ?? "") + description($0.type, candidate.substitution) }.joined(separator: ", ")))"
          .replacingEmptyParentheses)
    case .type(let declaration): Completion(name, declaration.kind.word)
    case .alias(let alias): Completion(name, "\(alias.type)")
    case .subscripted: nil
    }
  }

  /// `append(`, with `(Int) -> ()` beside it. One of several functions with the same name is shown.
  private func call(_ name: String, _ function: FunctionDeclaration, _ own: Substitution, count: Int) -> Completion {
    let parameters = function.parameters.map { one in
      (one.label.map { "\($0): " } ?? "") + description(one.variable.type, own) + (one.isVariadic ? "..." : "")
    }
    let effects = (function.isAsync ? " async" : "") + (function.isThrowing || function.isRethrowing ? " throws" : "")
    let result = description(function.result, own)
    let more = count > 1 ? "  and \(count - 1) more" : ""
    let takesNothing = parameters.isEmpty && count == 1
    return Completion(
      name + (takesNothing ? "()" : "("),
      "(\(parameters.joined(separator: ", ")))\(effects)\(result == "()" ? "" : " -> \(result)")\(more)")
  }

  func description(_ type: Type, _ substitution: Substitution) -> String {
    "\(reduce(type.substituting(substitution)))"
  }
}

extension NominalDeclaration.Kind {
  fileprivate var word: String {
    switch self {
    case .structure: "struct"
    case .enumeration: "enum"
    case .classType: "class"
    case .actor: "actor"
    case .protocolType: "protocol"
    }
  }
}

extension String {
  /// Empty instead of `()`, for a case without payload.
  fileprivate var replacingEmptyParentheses: String { self == "()" ? "" : self }
}
