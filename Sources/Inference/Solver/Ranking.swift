import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Two declarations, and whether the first is as specialized as the second.
struct SpecializationKey: Hashable {
  let first: DeclarationKey
  let second: DeclarationKey
}

/// The ranking of two solutions, and of two declarations by specialization, as in swiftc (lib/Sema, CSRanking).
extension ConstraintSystem {
  enum Order { case first, second, neither }

  func compare(_ one: Partial, _ other: Partial) -> Order {
    if one.state.score != other.state.score { return one.state.score < other.state.score ? .first : .second }
    var first = 0
    var second = 0
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], against.key != choice.key else { continue }
      let order = order(choice.callee, against.callee, call: choice.call)
      if order != .neither { count(order, &first, &second, weight: weight(of: choice)) }
    }
    // Of the two declarations of `??`, the one whose result is not optional is preferred.
    for (node, coalescing) in one.state.coalescings {
      guard let against = other.state.coalescings[node], against.keepsOptional != coalescing.keepsOptional else {
        continue
      }
      count(against.keepsOptional ? .first : .second, &first, &second)
    }
    if first != second { return first > second ? .first : .second }
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], against.key == choice.key else { continue }
      for (parameter, type) in choice.substitution {
        guard let other = against.substitution[parameter] else { continue }
        count(order(type, other), &first, &second)
      }
    }
    for (node, type) in one.state.types {
      guard let against = other.state.types[node] else { continue }
      count(order(type, against), &first, &second)
    }
    if first != second { return first > second ? .first : .second }
    let byFailing = orderByFailing(one, other)
    return byFailing == .neither ? orderByOperators(one, other) : byFailing
  }

  /// `T(x)` means the nonfailable initializer if an optional is expected: its type prefers a subtype. An explicit
  /// `T.init(x)` is a reference to a member, and has no such preference.
  private func orderByFailing(_ one: Partial, _ other: Partial) -> Order {
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], choice.key != against.key, !namesInitializer(choice.node),
        let first = function(of: choice.callee), let second = function(of: against.callee),
        first.kind == .initializer, second.kind == .initializer, first.owner == second.owner,
        first.isFailable != second.isFailable
      else { continue }
      return first.isFailable ? .second : .first
    }
    return .neither
  }

  /// `T.init`, not `.init`.
  private func namesInitializer(_ node: ExprSyntax) -> Bool {
    let called = node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node
    guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
    return member.base != nil && member.declName.baseName.tokenKind == .keyword(.`init`)
  }

  private func count(_ order: Order, _ first: inout Int, _ second: inout Int, weight: Int = 1) {
    switch order {
    case .first: first += weight
    case .second: second += weight
    case .neither: break
    }
  }

  /// The deeper a name is in the expression, the more its choice of declaration counts.
  private func weight(of choice: AppliedChoice) -> Int {
    let isNameOfCall = choice.call != nil && !choice.node.is(SubscriptCallExprSyntax.self)
    var depth = isNameOfCall ? 2 : 1
    var node = Syntax(choice.node)
    while node.id != root, let parent = node.parent {
      if parent.is(ExprSyntax.self) { depth += 1 }
      node = parent
    }
    return depth
  }

  /// Compares the types of a part of the expression in two solutions: the more specific type is better.
  private func order(_ one: Type, _ other: Type) -> Order {
    let (one, other) = (one.resolved, other.resolved)
    if one == other || one.hasTypeVariables || other.hasTypeVariables { return .neither }
    let forward = becomes(one, other)
    let backward = becomes(other, one)
    if forward == backward { return .neither }
    return forward ? .first : .second
  }

  private func becomes(_ one: Type, _ other: Type) -> Bool {
    let start = snapshot()
    defer { rollBack(to: start) }
    state = State()
    add(.conversion(one, other))
    return simplify() && state.constraints.isEmpty
  }

  /// `w(+)` means the binary operator if there is also a prefix one.
  private func orderByOperators(_ one: Partial, _ other: Partial) -> Order {
    for (node, arity) in one.state.operatorArities {
      guard let against = other.state.operatorArities[node], against != arity else { continue }
      return arity > against ? .first : .second
    }
    // A type's own members in the library come before those of its protocols.
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], choice.key != against.key, !isWritten(choice.callee),
        !isWritten(against.callee), let own = function(of: choice.callee), let others = function(of: against.callee)
      else { continue }
      let isOfProtocol = (own.owner?.kind == .protocolType, others.owner?.kind == .protocolType)
      if isOfProtocol.0 != isOfProtocol.1 { return isOfProtocol.1 ? .first : .second }
    }
    return .neither
  }

  /// The innermost name for which two equally good solutions choose different declarations; nil if they differ only
  /// in declarations of the library.
  func ambiguity(between one: Partial, _ other: Partial) -> Ambiguity {
    var best: (depth: Int, offset: Int, node: ExprSyntax, problem: NameProblem)?
    var hasWritten = false
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], against.key != choice.key else { continue }
      if isWritten(choice.callee), isWritten(against.callee) { hasWritten = true }
      let depth = sequence(first: Syntax(choice.node)) { $0.parent }.reduce(0) { count, _ in count - 1 }
      let offset = choice.node.position.utf8Offset
      if let best, (best.depth, best.offset) <= (depth, offset) { continue }
      best = (depth, offset, choice.node, problem(choice.callee, against.callee))
    }
    return Ambiguity(use: hasWritten ? best.map { ($0.node, $0.problem) } : nil)
  }

  /// The problem of two equally good declarations: their full name, or the base name if their labels differ.
  private func problem(_ callee: Callee, _ against: Callee) -> NameProblem {
    guard let one = function(of: callee), let other = function(of: against) else { return .ambiguous(callee.name) }
    if one.isOperator { return .ambiguousOperator(one.name) }
    let isSubscript = if case .subscripted = callee { true } else { false }
    let labels = (one.parameters.map(\.label), other.parameters.map(\.label))
    let base = isSubscript ? "subscript" : one.name
    guard labels.0 == labels.1 else { return .ambiguous(base) }
    if isSubscript || one.kind == .initializer {
      return .ambiguous("\(base)(\(labels.0.map { "\($0 ?? "_"):" }.joined()))")
    }
    return .ambiguous(checker.shownName(one))
  }

  /// True if a solution without cost for `one` makes it needless to try `other`.
  func isBetter(_ one: Callee, than other: Callee, in set: OverloadSet) -> Bool {
    if set.isOperator, !isGeneric(one), isGeneric(other) { return true }
    return order(one, other, call: set.call) == .first
  }

  private func order(_ one: Callee, _ other: Callee, call: CallTerm?) -> Order {
    let forward = isAsSpecialized(one, other, call)
    let backward = isAsSpecialized(other, one, call)
    if forward != backward { return forward ? .first : .second }
    if !forward, let call {
      // If the parameter lists do not decide, the parameters that take the arguments may.
      let byArguments = (takesArguments(one, other, call), takesArguments(other, one, call))
      if byArguments.0 != byArguments.1 { return byArguments.0 ? .first : .second }
      let elements = (takesAnyCollection(one), takesAnyCollection(other))
      if elements.0 != elements.1, isGeneric(one), isGeneric(other), !takesAnything(elements.0 ? other : one) {
        return elements.0 ? .first : .second
      }
      let gather = (gathersArguments(one), gathersArguments(other))
      if gather.0 != gather.1 { return gather.1 ? .first : .second }
    }
    // The program's own declarations precede the library's, a type's own members precede those of its protocols.
    let own = (isOwn(one), isOwn(other))
    if own.0 != own.1, !makeDifferentTypes(one, other) { return own.0 ? .first : .second }
    guard forward else { return .neither }
    if one.rank != other.rank { return one.rank < other.rank ? .first : .second }
    if areOfUnrelatedExtensions(one, other) { return .neither }
    let asked = (specificity(one), specificity(other))
    return asked.0 == asked.1 ? .neither : asked.0 > asked.1 ? .first : .second
  }

  /// `.init()` for which no type is known.
  private func makeDifferentTypes(_ one: Callee, _ other: Callee) -> Bool {
    guard let first = function(of: one), let second = function(of: other), first.kind == .initializer,
      second.kind == .initializer, first.owner?.kind != .protocolType, second.owner?.kind != .protocolType
    else { return false }
    return first.owner != second.owner
  }

  /// True if the program extends two protocols, or one under two conditions, and neither extension is more
  /// specialized than the other: the number of their requirements then decides nothing.
  private func areOfUnrelatedExtensions(_ one: Callee, _ other: Callee) -> Bool {
    guard isWritten(one), isWritten(other), let first = function(of: one), let second = function(of: other),
      isInProtocolExtension(first), isInProtocolExtension(second), let own = first.detail?.context,
      let others = second.detail?.context, first.genericParameters.count == second.genericParameters.count
    else { return false }
    return !checker.isMoreSpecial(own, than: others) && !checker.isMoreSpecial(others, than: own)
  }

  private func specificity(_ callee: Callee) -> Int {
    guard let function = function(of: callee) else { return 0 }
    return checker.specificity((function.detail?.context?.requirements ?? []) + (function.detail?.requirements ?? []))
  }

  /// True if the program's own text declares the callee.
  func isWritten(_ callee: Callee) -> Bool {
    if case .enumCase(let enumCase, _) = callee { return !enumCase.owner.isLibrary }
    guard let function = function(of: callee) else { return false }
    return !function.place.file.isLibrary && function.synthesized == nil
  }

  private func isOwn(_ callee: Callee) -> Bool {
    guard let function = function(of: callee) else { return true }
    return !function.place.file.isLibrary
  }

  func function(of callee: Callee) -> FunctionDeclaration? {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function
    case .subscripted(let subscripted, _, _, _, _): subscripted.getter
    case .enumCase, .value: nil
    }
  }

  private func isAsSpecialized(_ one: Callee, _ other: Callee, _ call: CallTerm?) -> Bool {
    guard let first = DeclarationKey(one), let second = DeclarationKey(other) else { return false }
    let key = SpecializationKey(first: first, second: second)
    if let known = specializations[key] { return known }
    let found = findWhetherAsSpecialized(one, other, call)
    specializations[key] = found
    return found
  }

  private func findWhetherAsSpecialized(_ one: Callee, _ other: Callee, _ call: CallTerm?) -> Bool {
    guard let first = function(of: one), let second = function(of: other) else { return false }
    // A declaration without generic parameters of its own is more specialized.
    let areGeneric = (isGenericDeclaration(first), isGenericDeclaration(second))
    if areGeneric.0 != areGeneric.1 { return areGeneric.1 }
    let inExtension = (isInProtocolExtension(first), isInProtocolExtension(second))
    if inExtension.0, inExtension.1, let own = first.detail?.context, let others = second.detail?.context {
      let better = (checker.isMoreSpecial(own, than: others), checker.isMoreSpecial(others, than: own))
      if better.0 != better.1 { return better.0 }
    } else if inExtension.0 != inExtension.1 {
      return inExtension.1
    }
    return takesNoMore(one, first, other, second, call)
  }

  /// True if the function has generic parameters of its own, besides those of its type.
  private func isGenericDeclaration(_ function: FunctionDeclaration) -> Bool {
    let outer = function.owner?.genericParameters ?? []
    return function.genericParameters.contains { parameter in
      parameter != function.owner?.selfParameter && !outer.contains(parameter)
    }
  }

  private func isInProtocolExtension(_ function: FunctionDeclaration) -> Bool {
    function.owner?.kind == .protocolType && !function.isRequirement
  }

  /// True if `other` accepts everything that `one` accepts.
  private func takesNoMore(
    _ one: Callee, _ first: FunctionDeclaration, _ other: Callee, _ second: FunctionDeclaration, _ call: CallTerm?
  ) -> Bool {
    let start = snapshot()
    let outer = checker.environment
    defer {
      checker.environment = outer
      rollBack(to: start)
    }
    state = State()
    let opened = checker.open(other)
    let parameters = checker.shape(of: one)
    checker.environment += (first.detail?.requirements ?? []) + (first.detail?.context?.requirements ?? [])
    let substitution: Substitution
    if case .function(_, let owner, _, _, _, _) = one { substitution = owner } else { substitution = [:] }
    var pairs: [(Int, Int)] = []
    if let call, !call.arguments.contains(where: { $0.label == "$operator" }) {
      guard
        let own = checker.matchArguments(call.arguments, to: parameters),
        let wanted = checker.matchArguments(call.arguments, to: opened.parameters)
      else { return false }
      for index in call.arguments.indices {
        guard let from = own.firstIndex(where: { $0.contains(index) }),
          let to = wanted.firstIndex(where: { $0.contains(index) })
        else { return false }
        pairs.append((from, to))
      }
    } else {
      guard parameters.count == opened.parameters.count else { return parameters.count < opened.parameters.count }
      pairs = parameters.indices.map { ($0, $0) }
    }
    if parameters.count > opened.parameters.count { return false }
    let hasFewer = parameters.count < opened.parameters.count
    for (from, to) in pairs {
      if parameters[from].isVariadic, !opened.parameters[to].isVariadic { return false }
      if isHeld(parameters[from]), !isFunction(opened.parameters[to].type) { return false }
      let type = checker.reduce(element(of: parameters[from]).substituting(substitution))
      let target = checker.parameterType(opened, to)
      add(.conversion(type, opened.parameters[to].isAutoclosure ? result(of: target) : target))
    }
    guard checker.apply(opened.requirements, under: opened.substitution) else { return hasFewer }
    if opened.requirements.contains(where: { isAskedFirst($0, of: first) }) { add(.requirements(opened)) }
    let isFit: Bool
    if let found = search(bound: nil) {
      // A parameter that takes a value as an optional is less specialized.
      isFit = found.state.score[.valueToOptional] == 0
    } else {
      isFit = false
    }
    return isFit || hasFewer
  }

  /// True if the requirement counts when functions are compared, because only a known class can meet it. A class
  /// constraint does not count for a function whose generic parameters have other requirements.
  private func isAskedFirst(_ requirement: Requirement, of function: FunctionDeclaration) -> Bool {
    switch requirement {
    case .inherits: true
    case .isClass: function.genericParameters.allSatisfy { $0.protocols.isEmpty }
    case .conforms, .same: false
    }
  }

  /// True if a parameter is any collection with a fixed element type: `some Sequence<Int>` beside `[T]`.
  private func takesAnyCollection(_ callee: Callee) -> Bool {
    checker.shape(of: callee).contains { parameter in
      if case .parameter(let generic) = parameter.type { knowsElements(of: generic, callee) } else { false }
    }
  }

  private func takesAnything(_ callee: Callee) -> Bool {
    checker.shape(of: callee).contains { if case .parameter = $0.type { true } else { false } }
  }

  /// True if, for each argument, the parameter of the second callee accepts everything that the first's does.
  private func takesArguments(_ one: Callee, _ other: Callee, _ call: CallTerm) -> Bool {
    let (own, wanted) = (checker.shape(of: one), checker.shape(of: other))
    guard !call.arguments.contains(where: { $0.label == "$operator" }),
      let first = checker.matchArguments(call.arguments, to: own),
      let second = checker.matchArguments(call.arguments, to: wanted)
    else { return false }
    return call.arguments.indices.allSatisfy { index in
      guard let from = first.firstIndex(where: { $0.contains(index) }),
        let to = second.firstIndex(where: { $0.contains(index) })
      else { return false }
      if own[from].isVariadic, !wanted[to].isVariadic { return false }
      return element(of: own[from]) == element(of: wanted[to])
    }
  }

  /// True if a parameter is variadic.
  private func gathersArguments(_ callee: Callee) -> Bool {
    checker.shape(of: callee).contains(where: \.isVariadic)
  }

  /// True if the parameter is a nonescaping function, which cannot be passed on as an ordinary value.
  private func isHeld(_ parameter: ParameterView) -> Bool {
    !parameter.isEscaping && !parameter.isAutoclosure && isFunction(parameter.type)
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
