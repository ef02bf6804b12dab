import Declarations
import Source
import SwiftSyntax
import Tree

/// Overloads that swiftc tries first: if one of them matches, no other is compared with it, even if it needs more
/// conversions (lib/Sema, CSOptimizer).
extension ConstraintSystem {
  /// The callees of a set, the favorites first, and the number of favorites: all if none is preferred.
  func favoritesFirst(_ set: OverloadSet) -> (callees: [Callee], count: Int) {
    let favoring = favoring(of: set)
    ranks[set.node.id] = rank(of: set, favoring)
    var favorites = favoring.positions
    if favorites.isEmpty, let special = moreSpecialGeneric(of: set) { favorites = [special] }
    if favorites.isEmpty {
      if set.callees.allSatisfy(isWritten) { return (set.callees, set.callees.count) }
      return takersOfCollections(set)
    }
    let others = set.callees.indices.filter { !favorites.contains($0) }
    return ((favorites.sorted() + others).map { set.callees[$0] }, favorites.count)
  }

  /// The callees of a set that come first.
  struct Favoring {
    /// Empty if no callee is preferred.
    var positions: Set<Int> = []
    /// How well the best callee matches the arguments; nil if that is not estimated for the set.
    var score: Double?
  }

  func rank(of set: OverloadSet, _ favoring: Favoring) -> ResolutionRank {
    ResolutionRank(active: activeCount(of: set), favored: favoring.positions.count, score: favoring.score)
  }

  private func favoring(of set: OverloadSet) -> Favoring {
    guard let call = set.call, set.callees.count > 1 else { return Favoring() }
    if call.types.isEmpty { return favoringByArity(of: set, call) ?? Favoring() }
    if set.isOperator {
      let (positions, score) = favoredOperators(of: set, call)
      return Favoring(positions: positions, score: score)
    }
    // An argument with overloads of its own counts only if it is resolved before the set. The arguments that need no
    // choice decide that.
    var later: Set<Int> = []
    let pending = argumentsWithSets(call)
    if !pending.isEmpty {
      let outer = rank(of: set, favoring(of: set, call, unknown: pending))
      later = pending.filter { isChosenLater(call.arguments[$0].syntax, than: outer, set) }
    }
    return favoring(of: set, call, unknown: later)
  }

  func argumentsWithSets(_ call: CallTerm) -> Set<Int> {
    Set(call.arguments.indices.filter { hasSets(call.arguments[$0].syntax) })
  }

  func rank(of set: OverloadSet) -> ResolutionRank { rank(of: set, favoring(of: set)) }

  /// The rank of a set before anything is known of arguments whose types depend on other sets.
  func rankBeforeArguments(of set: OverloadSet) -> ResolutionRank {
    guard let call = set.call, set.callees.count > 1, !call.types.isEmpty else { return rank(of: set) }
    return rank(of: set, favoring(of: set, call, unknown: argumentsWithSets(call)))
  }

  /// - Parameter unknown: The arguments of which nothing is known.
  func favoring(of set: OverloadSet, _ call: CallTerm, unknown: Set<Int>) -> Favoring {
    if let favoring = favoringByArity(of: set, call) { return favoring }
    if takesOneByExactType(set, call) {
      guard !unknown.contains(0), let type = exactType(of: call) else { return Favoring(score: 0) }
      let exact = positions(in: set) { takesExactly(type, $0, call) }
      return Favoring(positions: exact, score: exact.isEmpty ? 0 : 1)
    }
    return isDescribed(set) ? bestMatches(set, call, unknown: unknown) : Favoring()
  }

  private func positions(in set: OverloadSet, where fits: (Callee) -> Bool) -> Set<Int> {
    Set(set.callees.indices.filter { isPreferable(set.callees[$0]) && fits(set.callees[$0]) })
  }

  func isPreferable(_ callee: Callee) -> Bool {
    isAvailable(callee) && !(function(of: callee)?.detail?.isDisfavored ?? false)
  }

  private func isAvailable(_ callee: Callee) -> Bool { function(of: callee)?.detail?.unavailable == nil }

  // MARK: By their declarations

  /// The more specialized of two generic functions comes first, unless one of them speaks of optionals or of `Any`,
  /// or a number is passed: then the solutions decide.
  private func moreSpecialGeneric(of set: OverloadSet) -> Int? {
    guard set.callees.count == 2, set.callees.allSatisfy(isComparable),
      !(set.call?.types.contains(where: mayBeUnwrapped) ?? false),
      !(set.call?.arguments.contains { isNumber(checker.unparenthesized($0.syntax)) } ?? false)
    else { return nil }
    switch order(set.callees[0], set.callees[1]) {
    case .first: return 0
    case .second: return 1
    case .neither: return nil
    }
  }

  /// True for a value declared with `!`, which is only unwrapped where it must be.
  private func mayBeUnwrapped(_ type: Type) -> Bool {
    guard case .variable(let variable) = checker.head(type) else { return false }
    return state.constraints.contains { constraint in
      if case .implicitlyUnwrapped(_, let value) = constraint { isSame(value, variable) } else { false }
    }
  }

  private func isNumber(_ syntax: ExprSyntax) -> Bool {
    let value = syntax.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "-" ? $0.expression : nil }
    let literal = value ?? syntax
    return literal.is(IntegerLiteralExprSyntax.self) || literal.is(FloatLiteralExprSyntax.self)
  }

  private func isComparable(_ callee: Callee) -> Bool {
    guard case .function(let function, _, _, _, _, _) = callee, isWritten(callee), !ownParameters(of: function).isEmpty,
      !(function.detail?.isDisfavored ?? false)
    else { return false }
    let types = function.parameters.map(\.variable.type) + [function.result]
    return !types.contains { $0.contains { $0.wrapped != nil || $0 == .any } }
  }

  // MARK: By number of parameters

  private func favoringByArity(of set: OverloadSet, _ call: CallTerm) -> Favoring? {
    guard hasUniqueArity(set, call) else { return nil }
    let fitting = positions(in: set) { fitsByArity($0, call.arguments.count) }
    return fitting.isEmpty ? nil : Favoring(positions: fitting, score: 0.01)
  }

  /// True if a function is called by name, and at most one function with that name has as many parameters as there
  /// are arguments.
  private func hasUniqueArity(_ set: OverloadSet, _ call: CallTerm) -> Bool {
    set.isFunctionName && set.parameterCounts.count { $0 == call.arguments.count } < 2
  }

  private func fitsByArity(_ callee: Callee, _ count: Int) -> Bool {
    let parameters = checker.shape(of: callee)
    return parameters.count == count || parameters.count { $0.defaultOf == nil } == count
  }

  // MARK: By exact type

  /// True if a call passes a single argument without a label, and its callee is not an overload set of functions.
  /// Then only parameters of exactly the argument's type are favoured.
  private func takesOneByExactType(_ set: OverloadSet, _ call: CallTerm) -> Bool {
    guard call.arguments.count == 1, call.arguments[0].label == nil else { return false }
    if call.node.is(SubscriptCallExprSyntax.self) { return call.arguments[0].syntax.is(KeyPathExprSyntax.self) }
    guard call.node.is(FunctionCallExprSyntax.self) else { return false }
    return !set.isFunctionName || hasUniqueArity(set, call)
  }

  /// The type of the only argument. swiftc knows it of names, calls, subscripts, literals and operators; the operators
  /// with overloads are not chosen by then, nor is that which `??` wraps.
  private func exactType(of call: CallTerm) -> Type? {
    let syntax = checker.unparenthesized(call.arguments[0].syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let infix):
      if infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" { return nil }
    case .subscriptCallExpr(let node):
      if node.arguments.first?.label?.text == "keyPath" { return nil }
    case .prefixOperatorExpr(let node):
      let isOverloaded =
        ["-", "+", "~"].contains(node.operator.text) || applied[node.id].map { $0.alternatives > 1 } ?? true
      if isOverloaded, literalType(of: syntax, call.types[0]) == nil, node.operator.text != "!" { return nil }
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .declReferenceExpr,
      .memberAccessExpr, .functionCallExpr, .postfixOperatorExpr:
      break
    default: return nil
    }
    return literalType(of: syntax, call.types[0]) ?? knownType(call.types[0])
  }

  func knownType(_ type: Type) -> Type? {
    let known = checker.head(type).resolved
    return isOpen(known) || known.hasTypeVariables ? nil : known
  }

  private func takesExactly(_ type: Type, _ callee: Callee, _ call: CallTerm) -> Bool {
    let parameters = checker.shape(of: callee)
    guard parameters.count == 1, let only = parameters.first else { return false }
    if isOpen(call.types[0]), only.isVariadic || only.isInout || only.isAutoclosure { return false }
    return !only.isAutoclosure && ownType(of: only.isVariadic ? element(of: only) : only.type, callee) == type
  }

  // MARK: By all arguments

  /// True if the parameters can be considered one by one: no generic parameter is part of another type, or equal to
  /// another type. Of the library, only functions like `pow` are sure to be declared as in swiftc's.
  private func isDescribed(_ set: OverloadSet) -> Bool {
    set.callees.allSatisfy { callee in
      guard let function = function(of: callee) else { return false }
      if function.detail?.isImplicitlyUnwrapped ?? false { return false }
      if !isWritten(callee), function.owner != nil || !function.genericParameters.isEmpty { return false }
      let requirements = (function.detail?.requirements ?? []) + (function.detail?.context?.requirements ?? [])
      if requirements.contains(where: { if case .same = $0 { true } else { false } }) { return false }
      return checker.shape(of: callee).allSatisfy { parameter in
        let type = element(of: parameter)
        if case .parameter = type { return !parameter.isAutoclosure && !parameter.isVariadic }
        return !ownType(of: type, callee).contains { if case .parameter = $0 { true } else { false } }
      }
    }
  }

  private func bestMatches(_ set: OverloadSet, _ call: CallTerm, unknown: Set<Int>) -> Favoring {
    let arguments = call.types.indices.map { index in
      unknown.contains(index) ? madeCandidate(call.arguments[index].syntax) : candidate(call, index, set)
    }
    let known = arguments.compactMap { $0 }
    if known.isEmpty { return Favoring(score: 0) }
    let isExact = known.allSatisfy(\.isLiteral)
    var scores: [Int: Double] = [:]
    // A callee that is disfavored takes part here: `f("text")` calls a disfavored `f(String)` beside an `f(Any)`.
    for (index, callee) in set.callees.enumerated() where isAvailable(callee) {
      if let score = score(callee, call, arguments, isExact: isExact), score > 0 { scores[index] = score }
    }
    guard let best = scores.values.max() else { return Favoring(score: 0) }
    return Favoring(positions: Set(scores.keys.filter { scores[$0] == best }), score: best)
  }
}
