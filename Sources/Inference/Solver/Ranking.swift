import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// The better one of two solutions, as swiftc has it (lib/Sema, CSRanking).
extension ConstraintSystem {
  enum Order { case first, second, neither }

  /// The best of several solutions.
  struct Best {
    var solution: Partial?
    /// Solutions that are neither better nor worse than a best one.
    var rivals: [Partial] = []
    /// Solutions of the same score that an earlier best one was better than. The next best one must be as well: being
    /// better is not transitive.
    var beaten: [Partial] = []
  }

  /// Compares a solution with the best one so far, and with those that are as good as that one.
  func keep(_ found: Partial, in best: inout Best) {
    guard let known = best.solution else {
      best.solution = found
      return
    }
    switch compare(known, found) {
    case .first: if areOfProgram(known, found) { best.beaten.append(found) }
    case .second:
      best.solution = found
      if areOfProgram(known, found) {
        best.rivals += best.beaten
        best.beaten.append(known)
      } else {
        best.beaten = []
      }
      best.rivals.removeAll { compare(found, $0) == .first }
      if let rival = best.rivals.first, found.ambiguity == nil {
        best.solution?.ambiguity = ambiguity(between: found, rival)
      }
    case .neither:
      best.rivals.append(found)
      best.solution?.ambiguity = known.ambiguity ?? ambiguity(between: known, found)
    }
  }

  /// True if two solutions of the same score choose different declarations of the program.
  private func areOfProgram(_ one: Partial, _ other: Partial) -> Bool {
    one.state.score == other.state.score
      && one.state.choices.contains { node, choice in
        guard let against = other.state.choices[node], against.key != choice.key else { return false }
        return isWritten(choice.callee) && isWritten(against.callee)
      }
  }

  func compare(_ one: Partial, _ other: Partial) -> Order {
    if one.state.score != other.state.score { return one.state.score < other.state.score ? .first : .second }
    var first = 0
    var second = 0
    // A declaration that asks more of its generic parameters wins where nothing else differs.
    var isMoreConstrained = (false, false)
    // Functions of the program are compared by their declarations, not by the types of the closures they take. The
    // library's lazy methods and their eager namesakes are told apart by these types.
    var functions: Set<SyntaxIdentifier> = []
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], against.key != choice.key else { continue }
      count(order(choice.callee, against.callee), &first, &second, weight: weight(of: choice))
      if isWritten(choice.callee), isWritten(against.callee), let parameters = parametersOfShortForm(choice),
        let others = parametersOfShortForm(against)
      {
        count(order(parameters, others), &first, &second)
      }
      if areStaticMethodsOfOneType(choice.callee, against.callee) {
        let owner = ownerSubstitution(of: against.callee)
        for (parameter, type) in ownerSubstitution(of: choice.callee) {
          guard let against = owner[parameter] else { continue }
          count(order(found(type, in: one), found(against, in: other)), &first, &second)
        }
      }
      if functions.isEmpty, isWritten(choice.callee), isWritten(against.callee) {
        functions = Set(closures.values.map { $0.node.id })
      }
      if isMoreConstrained.0, isMoreConstrained.1 { continue }
      if asksMore(choice.callee, than: against.callee) { isMoreConstrained.0 = true }
      if asksMore(against.callee, than: choice.callee) { isMoreConstrained.1 = true }
    }
    for (node, property) in one.state.decisions.properties {
      // A type's own property is more special than that of a protocol.
      guard let against = other.state.decisions.properties[node],
        against.isFromProtocol != property.isFromProtocol
      else { continue }
      count(against.isFromProtocol ? .first : .second, &first, &second, weight: depth(of: property.node) + 1)
    }
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], against.key == choice.key else { continue }
      for (parameter, type) in choice.substitution {
        guard let other = against.substitution[parameter] else { continue }
        count(order(type, other), &first, &second)
      }
      countNamedType(choice, one, against, other, &first, &second)
    }
    for (node, type) in one.state.types where !functions.contains(node) {
      guard let against = other.state.types[node] else { continue }
      count(order(type, against), &first, &second)
    }
    if first != second { return first > second ? .first : .second }
    if isMoreConstrained.0 != isMoreConstrained.1 { return isMoreConstrained.0 ? .first : .second }
    // The declaration of `??` whose result is not optional is preferred.
    for (node, coalescing) in one.state.coalescings {
      guard let against = other.state.coalescings[node], against.keepsOptional != coalescing.keepsOptional else {
        continue
      }
      count(against.keepsOptional ? .first : .second, &first, &second)
    }
    if first != second { return first > second ? .first : .second }
    for order in [orderByFailing(one, other), orderByOperators(one, other)] where order != .neither { return order }
    let erased = (one.state.score.erasedOptionals, other.state.score.erasedOptionals)
    return erased.0 == erased.1 ? .neither : erased.0 < erased.1 ? .first : .second
  }

  /// `T(x)` means the nonfailable initializer if an optional is expected: its type prefers a subtype. An explicit
  /// `T.init(x)` is a reference to a member, and has no such preference.
  private func orderByFailing(_ one: Partial, _ other: Partial) -> Order {
    guard one.state.score[.valueToOptional] > 0 else { return .neither }
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

  /// Compares what two solutions find for the generic parameters of a type that is named without arguments: `Box(w)` is
  /// a `Box<W>` where both that and `Box<any P>` are taken. swiftc opens them for the member and once more for the name,
  /// and has a variable of its own for the arguments of `T(…)`.
  private func countNamedType(
    _ choice: AppliedChoice, _ one: Partial, _ against: AppliedChoice, _ other: Partial, _ first: inout Int,
    _ second: inout Int
  ) {
    guard let function = function(of: choice.callee), function.isStatic || function.kind == .initializer,
      !isImplicitMember(choice.node)
    else { return }
    let parameters = parametersOfShortForm(choice)
    let owner = ownerSubstitution(of: against.callee)
    for (parameter, type) in ownerSubstitution(of: choice.callee) {
      guard let against = owner[parameter] else { continue }
      // The type of a written member has been compared already.
      let weight = parameters == nil ? 1 : 2
      count(order(found(type, in: one), found(against, in: other)), &first, &second, weight: weight)
    }
    if let parameters, let others = parametersOfShortForm(against) {
      count(order(found(parameters, in: one), found(others, in: other)), &first, &second)
    }
  }

  /// Methods that may find the generic arguments of their type, which `Task.start { … }` does not write.
  private func areStaticMethodsOfOneType(_ one: Callee, _ other: Callee) -> Bool {
    guard isWritten(one), let first = function(of: one), let second = function(of: other) else { return false }
    return first.isStatic && second.isStatic && first.owner == second.owner
  }

  private func found(_ type: Type, in solution: Partial) -> Type {
    type.map { part in
      guard case .variable(let variable) = part else { return nil }
      return solution.bindings.first { $0.variable == variable }?.type ?? part.resolved
    }
  }

  /// The types of an initializer's parameters in a call `T(…)`, which prefers subtypes; nil for all other calls.
  private func parametersOfShortForm(_ choice: AppliedChoice) -> Type? {
    guard let call = choice.call, constructed[call.node.id] != nil,
      !(choice.node.as(FunctionCallExprSyntax.self)?.calledExpression.is(MemberAccessExprSyntax.self) ?? true),
      case .function(let function, let owner, _, _, _, _) = choice.callee, function.kind == .initializer
    else { return nil }
    let parameters = checker.shape(of: choice.callee)
    if parameters.contains(where: \.isVariadic) { return nil }
    let types = parameters.map {
      TupleElement(label: $0.label, type: checker.reduce($0.type.substituting(owner).substituting(choice.substitution)))
    }
    return types.count == 1 && types[0].label == nil ? types[0].type : .tuple(types)
  }

  /// `.member`, which has no base.
  func isImplicitMember(_ node: ExprSyntax) -> Bool {
    let called = node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node
    return called.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
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
    return depth(of: choice.node) + (isNameOfCall ? 2 : 1)
  }

  /// The number of expressions around a node, up to the one that is solved.
  private func depth(of expression: ExprSyntax) -> Int {
    var depth = 0
    var node = Syntax(expression)
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
  /// in declarations of the library. What obsh lacks would tell apart functions with opaque parameters; the first is
  /// called.
  func ambiguity(between one: Partial, _ other: Partial) -> Ambiguity {
    var best: (depth: Int, offset: Int, node: ExprSyntax, problem: NameProblem)?
    var hasWritten = false
    func note(_ node: ExprSyntax, _ problem: NameProblem) {
      let depth = sequence(first: Syntax(node)) { $0.parent }.reduce(0) { count, _ in count - 1 }
      let offset = node.position.utf8Offset
      if let best, (best.depth, best.offset) <= (depth, offset) { return }
      best = (depth, offset, node, problem)
    }
    for (node, choice) in one.state.choices {
      guard let against = other.state.choices[node], against.key != choice.key else { continue }
      if takesOpaque(choice.callee) || takesOpaque(against.callee) { continue }
      if returnsOpaque(choice.callee), returnsOpaque(against.callee) { continue }
      if isMemberOfOpaque(choice.callee), isMemberOfOpaque(against.callee) { continue }
      if isWritten(choice.callee) && isWritten(against.callee) || areFree(choice.callee, against.callee) {
        hasWritten = true
      }
      note(choice.node, problem(choice.callee, against.callee))
    }
    for (node, term) in implicitMembers where areDifferent(term, at: node, one, other) {
      note(term.node, .ambiguous(term.name))
    }
    return Ambiguity(
      use: hasWritten ? best.map { ($0.node, $0.problem) } : nil, areClosuresAlike: areClosuresAlike(one, other))
  }

  /// True if `.member` means members of two types. Types that have it from one protocol share it, except for the
  /// constants of the protocols of floating-point numbers, which swiftc's library declares in each type. Two instances of
  /// a generic type share their members: `.none` of `Int?` and of `String?`.
  private func areDifferent(_ term: MemberTerm, at node: SyntaxIdentifier, _ one: Partial, _ other: Partial) -> Bool {
    guard let first = one.state.types[node]?.resolved, let second = other.state.types[node]?.resolved,
      first != second, !first.hasTypeVariables, !second.hasTypeVariables,
      first.nominal == nil || first.nominal != second.nominal
    else { return false }
    let properties = (one.state.decisions.properties[node], other.state.decisions.properties[node])
    guard let own = properties.0?.variable, own === properties.1?.variable else { return true }
    return ["FloatingPoint", "BinaryFloatingPoint"].contains { own.owner == checker.libraryType($0) }
  }

  /// True if the bodies of the closures are the same in both solutions. Without a `return`, a body of several
  /// statements is the same whichever result is expected.
  private func areClosuresAlike(_ one: Partial, _ other: Partial) -> Bool {
    closures.values.allSatisfy { closure in
      let (own, others) = (one.state.types[closure.node.id]?.resolved, other.state.types[closure.node.id]?.resolved)
      if mayHaveAnyResult(closure.node), case .function(let first)? = own, case .function(let second)? = others {
        return first.parameters == second.parameters
      }
      return own == others
    }
  }

  private func takesOpaque(_ callee: Callee) -> Bool { function(of: callee).map(checker.takesOpaque) ?? false }

  private func returnsOpaque(_ callee: Callee) -> Bool {
    checker.isOpen && (function(of: callee).map { checker.isMadeOfOpaque($0.result) } ?? false)
  }

  /// True for a member that an extension of the program adds to a type that obsh lacks: of several, one may be meant
  /// for each such type.
  private func isMemberOfOpaque(_ callee: Callee) -> Bool {
    checker.isOpen && (function(of: callee)?.owner.map(checker.isUnknown) ?? false)
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

  /// True if the program itself declares the callee.
  func isWritten(_ callee: Callee) -> Bool {
    if case .enumCase(let enumCase, _) = callee { return !enumCase.owner.isLibrary }
    guard let function = function(of: callee) else { return false }
    return !function.place.file.isLibrary && function.synthesized == nil
  }

  /// True for two functions that obsh's library declares as swiftc's does: `pow` of two Doubles, and of a Decimal. An
  /// opened module may be written for a library that has others.
  private func areFree(_ one: Callee, _ other: Callee) -> Bool {
    !checker.isOpen
      && [one, other].allSatisfy { callee in
        guard let function = function(of: callee) else { return false }
        return function.owner == nil && !function.isOperator && function.genericParameters.isEmpty
      }
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
}
