import Declarations
import Tree

/// Two declarations, and whether the first is as specialized as the second.
struct SpecializationKey: Hashable {
  let first: DeclarationKey
  let second: DeclarationKey
}

/// The order of two declarations by specialization, as in swiftc (lib/Sema, CSRanking): the declarations alone decide,
/// not the call.
extension ConstraintSystem {
  /// True if a choice without cost makes it needless to try the other.
  func isBetter(_ one: Callee, than other: Callee, in set: OverloadSet) -> Bool {
    if set.isOperator, !isGeneric(one), isGeneric(other) { return true }
    return order(one, other) == .first
  }

  func order(_ one: Callee, _ other: Callee) -> Order {
    let forward = isAsSpecialized(one, other)
    let backward = isAsSpecialized(other, one)
    if forward != backward { return forward ? .first : .second }
    if isWritten(one), isWritten(other) { return forward ? orderOfInitializers(one, other) : .neither }
    return orderWithLibrary(one, other, areAlike: forward)
  }

  /// Designated initializers come before convenience initializers.
  private func orderOfInitializers(_ one: Callee, _ other: Callee) -> Order {
    guard let first = function(of: one), let second = function(of: other), first.kind == .initializer,
      second.kind == .initializer, first.isConvenience != second.isConvenience
    else { return .neither }
    return first.isConvenience ? .second : .first
  }

  /// The order of two declarations of which the library has one. The library does not have each declaration that
  /// swiftc's has, so its declarations are also compared by what they ask for.
  private func orderWithLibrary(_ one: Callee, _ other: Callee, areAlike: Bool) -> Order {
    // The program's own declarations come before the library's, a type's own before those of its protocols.
    let own = (isOwn(one), isOwn(other))
    if own.0 != own.1, !makeDifferentTypes(one, other) { return own.0 ? .first : .second }
    guard areAlike else { return .neither }
    if one.rank != other.rank { return one.rank < other.rank ? .first : .second }
    let asked = (specificity(one), specificity(other))
    return asked.0 == asked.1 ? .neither : asked.0 > asked.1 ? .first : .second
  }

  /// `.init()` of which nothing says what it makes.
  private func makeDifferentTypes(_ one: Callee, _ other: Callee) -> Bool {
    guard let first = function(of: one), let second = function(of: other), first.kind == .initializer,
      second.kind == .initializer, first.owner?.kind != .protocolType, second.owner?.kind != .protocolType
    else { return false }
    return first.owner != second.owner
  }

  private func specificity(_ callee: Callee) -> Int {
    guard let function = function(of: callee) else { return 0 }
    return checker.specificity((function.detail?.context?.requirements ?? []) + (function.detail?.requirements ?? []))
  }

  private func isOwn(_ callee: Callee) -> Bool {
    guard let function = function(of: callee) else { return true }
    return !function.place.file.isLibrary
  }

  /// True if the first of two generic functions asks for more protocols, parameter by parameter. Initializers are not
  /// compared that way.
  func asksMore(_ one: Callee, than other: Callee) -> Bool {
    guard let first = function(of: one), let second = function(of: other), first.kind != .initializer,
      second.kind != .initializer
    else { return false }
    let (own, others) = (ownParameters(of: first), ownParameters(of: second))
    guard own.count == others.count else { return false }
    for (one, other) in zip(own, others) {
      let counts = (protocolCount(of: one, first), protocolCount(of: other, second))
      if counts.0 != counts.1 { return counts.0 > counts.1 }
    }
    return first.owner == second.owner && sendableCount(of: first) > sendableCount(of: second)
  }

  /// How many types must be sendable to call a method, `where Self: Sendable`. Such conditions count as met wherever
  /// methods are compared.
  private func sendableCount(of function: FunctionDeclaration) -> Int {
    (function.detail?.requirements ?? []).count { requirement in
      guard case .conforms(_, let declaration) = requirement else { return false }
      return declaration.isLibrary && declaration.name == "Sendable"
    }
  }

  /// How many protocols a generic parameter must conform to, without those that others of them refine.
  private func protocolCount(of parameter: GenericParameter, _ function: FunctionDeclaration) -> Int {
    var protocols = parameter.protocols
    for case .conforms(.parameter(parameter), let declaration) in function.detail?.requirements ?? []
    where !protocols.contains(declaration) {
      protocols.append(declaration)
    }
    return protocols.count { one in
      !protocols.contains { $0 != one && checker.allProtocols([$0]).contains(one) }
    }
  }

  // MARK: As specialized

  private func isAsSpecialized(_ one: Callee, _ other: Callee) -> Bool {
    guard let first = DeclarationKey(one), let second = DeclarationKey(other) else { return false }
    let key = SpecializationKey(first: first, second: second)
    if let known = specializations[key] { return known }
    let lasting = functionsOfLibrary(one, other)
    let known = lasting.flatMap { checker.lookups.isAsSpecialized($0, as: $1) }
    let found = known ?? findWhetherAsSpecialized(one, other)
    specializations[key] = found
    if let lasting, known == nil { checker.lookups.keep(found, lasting.0, as: lasting.1) }
    return found
  }

  /// Both functions, if their order is the same in every expression: they are the library's, and their types' arguments
  /// do not take part in the comparison.
  private func functionsOfLibrary(_ one: Callee, _ other: Callee) -> (FunctionDeclaration, FunctionDeclaration)? {
    guard let first = function(of: one), let second = function(of: other),
      first.place.file.isLibrary, second.place.file.isLibrary,
      first.owner == second.owner || ownerSubstitution(of: one).isEmpty && ownerSubstitution(of: other).isEmpty
    else { return nil }
    return (first, second)
  }

  /// True for `String.init(_: String)`. The standard library has generic initializers in its place, and so another
  /// type's initializer from a string is preferred: `post(.init("saved"))`, where a `Name` or a `String` is taken.
  private func isCopy(_ function: FunctionDeclaration) -> Bool {
    function.kind == .initializer && function.parameters.count == 1 && function.place.file.isLibrary
      && function.owner?.name == "String" && function.parameters[0].variable.type.isLibrary("String")
  }

  private func findWhetherAsSpecialized(_ one: Callee, _ other: Callee) -> Bool {
    guard let first = function(of: one), let second = function(of: other) else { return false }
    // A declaration without generic parameters of its own is more specialized.
    let makeDifferentTypes = makeDifferentTypes(one, other)
    let areGeneric = (
      !ownParameters(of: first).isEmpty || makeDifferentTypes && isCopy(first),
      !ownParameters(of: second).isEmpty || makeDifferentTypes && isCopy(second)
    )
    if areGeneric.0 != areGeneric.1 { return areGeneric.1 }
    let inExtension = (isInProtocolExtension(first), isInProtocolExtension(second))
    if inExtension.0, inExtension.1, let own = first.detail?.context, let others = second.detail?.context {
      let better = (checker.isMoreSpecial(own, than: others), checker.isMoreSpecial(others, than: own))
      if better.0 != better.1 { return better.0 }
    } else if inExtension.0 != inExtension.1, !standsForProtocol(first, beside: second) {
      return inExtension.1
    }
    let inProtocol = (isOfProtocol(first), isOfProtocol(second))
    if inProtocol.0 != inProtocol.1, !standsForProtocol(first, beside: second) { return inProtocol.1 }
    return takesNoMore(one, first, other, second)
  }

  /// True if one of two functions of the library is of a type and the other of a protocol that the type does not
  /// conform to. obsh's library declares `map` in Array, where swiftc's has that of Collection: it is not better than
  /// that of a lazy sequence.
  private func standsForProtocol(_ one: FunctionDeclaration, beside other: FunctionDeclaration) -> Bool {
    guard one.place.file.isLibrary, other.place.file.isLibrary, let own = one.owner, let others = other.owner else {
      return false
    }
    let (type, proto) = own.kind == .protocolType ? (others, own) : (own, others)
    return type.kind != .protocolType && proto.kind == .protocolType && !checker.conforms(type.declaredType, to: proto)
  }

  /// The type parameters that the function has itself, besides those of its type.
  func ownParameters(of function: FunctionDeclaration) -> [GenericParameter] {
    let outer = function.owner?.genericParameters ?? []
    return function.genericParameters.filter { parameter in
      parameter != function.owner?.selfParameter && !outer.contains(parameter)
    }
  }

  private func isInProtocolExtension(_ function: FunctionDeclaration) -> Bool {
    isOfProtocol(function) && !function.isRequirement
  }

  /// True if swiftc's library declares the function in a protocol. Protocols of obsh's library declare initializers
  /// that swiftc's has in each type as well: those of floating-point types, and of integers from such types.
  private func isOfProtocol(_ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner, owner.kind == .protocolType else { return false }
    guard owner.isLibrary, function.kind == .initializer else { return true }
    switch owner.name {
    case "FloatingPoint", "BinaryFloatingPoint", "_BuiltinFloat": return false
    case "BinaryInteger", "_BuiltinInteger":
      return !ownParameters(of: function).contains { $0.protocols.contains { $0.name == "BinaryFloatingPoint" } }
    default: return true
    }
  }

  /// True if the first function could pass its parameters on to the second, in their order.
  private func takesNoMore(
    _ one: Callee, _ first: FunctionDeclaration, _ other: Callee, _ second: FunctionDeclaration
  ) -> Bool {
    let start = snapshot()
    let outer = checker.environment
    defer {
      checker.environment = outer
      rollBack(to: start)
    }
    state = State()
    // Members of one type are compared as they are declared, whatever the type's parameters stand for in the call.
    let areOfOneType = first.owner != nil && first.owner == second.owner
    // The constraints on the type's parameters at the call say nothing about the declarations.
    if areOfOneType { checker.environment = [] }
    let opened = checker.open(areOfOneType ? withOwnersParameters(other) : other)
    let parameters = checker.shape(of: one)
    checker.environment += (first.detail?.requirements ?? []) + (first.detail?.context?.requirements ?? [])
    let substitution = areOfOneType ? [:] : ownerSubstitution(of: one)
    var matching = ParameterMatching(parameters, opened.parameters) { self.isFunction($0.type) }
    guard matching.run() else { return false }
    var isSubtype = !areOfOneType || isInExtension(first, among: second)
    for (from, to) in matching.pairs {
      if parameters[from].isInout != opened.parameters[to].isInout { isSubtype = false }
      let type = checker.reduce(element(of: parameters[from]).substituting(substitution))
      let whole = checker.parameterType(opened, to)
      let target = opened.parameters[to].isAutoclosure ? result(of: whole) : whole
      // A function that must not escape cannot be passed on as any value.
      if isHeld(parameters[from], first.parameters[from]),
        !isFunction(target) || !opened.parameters[to].isAutoclosure && second.parameters[to].isEscaping
      {
        isSubtype = false
      }
      if dropsLabels(type, for: target) { isSubtype = false }
      add(.conversion(type, target))
    }
    if isSubtype, checker.apply(opened.requirements, under: opened.substitution) {
      // The declarations of obsh's library do not have all requirements of swiftc's.
      if isWritten(one), isWritten(other), !opened.substitution.isEmpty { add(.requirements(opened, nil)) }
      // A parameter that takes a value as an optional is not as specialized.
      if let found = search(bound: nil), found.state.score[.valueToOptional] == 0 { return true }
    }
    return matching.hasFewer
  }

  func ownerSubstitution(of callee: Callee) -> Substitution {
    switch callee {
    case .function(_, let owner, _, _, _, _), .subscripted(_, let owner, _, _, _), .delegate(_, let owner, _): owner
    case .enumCase, .value: [:]
    }
  }

  /// The callee with the parameters of its type standing for themselves.
  private func withOwnersParameters(_ callee: Callee) -> Callee {
    var owner = ownerSubstitution(of: callee)
    for parameter in owner.keys { owner[parameter] = .parameter(parameter) }
    switch callee {
    case .function(let function, _, let base, let isDirect, let type, let rank):
      return .function(function, owner, base: base, isDirect: isDirect, ownerType: type, rank: rank)
    case .subscripted(let subscripted, _, let base, let type, let rank):
      return .subscripted(subscripted, owner, base: base, ownerType: type, rank: rank)
    case .delegate(let function, _, let isSuper): return .delegate(function, owner, isSuper: isSuper)
    case .enumCase, .value: return callee
    }
  }

  /// True if the types that the first function's extension applies to are among those of the second.
  private func isInExtension(_ first: FunctionDeclaration, among second: FunctionDeclaration) -> Bool {
    guard let own = first.detail?.context, let others = second.detail?.context else { return true }
    return checker.isFor(own, among: others)
  }

  private func isHeld(_ view: ParameterView, _ parameter: FunctionDeclaration.Parameter) -> Bool {
    isFunction(view.type) && !view.isAutoclosure && !parameter.isEscaping
  }

  func isFunction(_ type: Type) -> Bool { if case .function = checker.head(type) { true } else { false } }

  private func result(of type: Type) -> Type {
    if case .function(let function) = checker.head(type) { function.result } else { type }
  }

  func element(of parameter: ParameterView) -> Type {
    if parameter.isAutoclosure { return result(of: parameter.type) }
    if parameter.isVariadic, case .nominal(_, let arguments) = parameter.type, let element = arguments.first {
      return element
    }
    return parameter.type
  }
}

/// The pairs of parameters of two declarations, in their order: labels decide nothing, and parameters with defaults may
/// be left out.
private struct ParameterMatching {
  let inputs: [ParameterView]
  let parameters: [ParameterView]
  private let isFunction: (ParameterView) -> Bool
  private(set) var pairs: [(from: Int, to: Int)] = []
  /// True if the other declaration has parameters that are left out, or gathers what is one value here.
  private(set) var hasFewer = false

  init(_ inputs: [ParameterView], _ parameters: [ParameterView], isFunction: @escaping (ParameterView) -> Bool) {
    (self.inputs, self.parameters, self.isFunction) = (inputs, parameters, isFunction)
  }

  /// False where the parameters do not match.
  mutating func run() -> Bool {
    guard inputs.count <= parameters.count else { return false }
    var count = (inputs: inputs.count, parameters: parameters.count)
    // Functions in the last place belong together, whatever stands before them.
    let hasTrailing = (inputs.last.map(isFunction) ?? false) && (parameters.last.map(isFunction) ?? false)
    if hasTrailing { count = (count.inputs - 1, count.parameters - 1) }
    var next = 0
    for position in 0..<count.parameters {
      let isDefaulted = parameters[position].defaultOf != nil
      if next == count.inputs {
        guard isDefaulted || parameters[position].isVariadic else { return false }
        hasFewer = true
      } else if isDefaulted, count.inputs - next < count.parameters - position {
        hasFewer = true
      } else if !pair(next, position) {
        return false
      } else {
        next += 1
      }
    }
    guard next == count.inputs else { return false }
    return !hasTrailing || pair(count.inputs, count.parameters)
  }

  private mutating func pair(_ from: Int, _ to: Int) -> Bool {
    if inputs[from].isVariadic, !parameters[to].isVariadic { return false }
    if inputs[from].isVariadic != parameters[to].isVariadic { hasFewer = true }
    pairs.append((from, to))
    return true
  }
}
