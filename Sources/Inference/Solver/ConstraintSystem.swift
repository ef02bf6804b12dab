import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The constraints of one full expression on its types, and the search for types that satisfy them.
///
/// The system determines everything that is open in an expression: overloads, generic parameters, closures, the types
/// of literals. It creates no tree and reports nothing. The walk in `Expressions` does both, with the solution; if
/// there is no solution, the walk finds the error to report.
final class ConstraintSystem {
  /// Everything that a choice may change, except the bindings of type variables, which the trail undoes.
  struct State {
    var constraints: [Constraint] = []
    var decisions = Decisions()
    var score = Score.perfect
    /// True if there are closures whose bodies are still unknown.
    var hasUnseenBodies = false
    /// True if the bodies of those closures may decide open types.
    var hasOpenBodies = false
    /// True if there are collection literals whose elements have no common type.
    var hasMixedElements = false
    /// True if swiftc solves an argument of a chosen overload apart from the rest: what the rest costs is not known
    /// there.
    var hasPartsApart = false
    /// Open types of parameters such as `T?`: of an optional argument, swiftc tries the type inside before all others.
    var unwrapped: [TypeVariable] = []
    /// An operator between parameters of a closure of which nothing is known, and the error to report.
    var undecidedOperator: (node: ExprSyntax, problem: NameProblem)?
    /// Literals whose cost has not been counted, because their types are not known.
    var literals: [LiteralCost] = []
    /// Values that the context takes as `Any`, whose cost has not been counted: an optional costs one more.
    var erased: [Type] = []
    /// Operands beside an `AnyHashable`, and their parameters: they do not become one.
    var besideHashables: [(operand: Type, parameter: Type)] = []

    var choices: [SyntaxIdentifier: AppliedChoice] {
      get { decisions.choices }
      _modify { yield &decisions.choices }
    }
    var types: [SyntaxIdentifier: Type] {
      get { decisions.types }
      _modify { yield &decisions.types }
    }
    var coalescings: [SyntaxIdentifier: Solution.Coalescing] {
      get { decisions.coalescings }
      _modify { yield &decisions.coalescings }
    }
    var operatorArities: [SyntaxIdentifier: Int] {
      get { decisions.operatorArities }
      _modify { yield &decisions.operatorArities }
    }
  }

  typealias LiteralCost = (variable: TypeVariable, kind: TypeVariable.Literal)

  let checker: ExpressionChecker
  var state = State()
  /// The constraints that are being simplified.
  var simplified: [Constraint] = []
  /// The closures of the expression by their type variables.
  var closures: [TypeVariable: ClosureTerm] = [:]
  var delegated: [TypeVariable: DelegatedTerm] = [:]
  var collections: [TypeVariable: CollectionTerm] = [:]
  /// The values of optional chains that are not left early, by the variable for the type of the whole chain.
  var chains: [TypeVariable: Type] = [:]
  /// True if the current code may wait: that of the surrounding function, or of the closure being opened.
  var isAsyncContext = false
  /// The choice that was last tried for each node, even if its group of constraints has been solved.
  var applied: [SyntaxIdentifier: AppliedChoice] = [:]
  /// The ranks of the overload sets that were chosen from, and of members with several meanings, by name or call.
  var ranks: [SyntaxIdentifier: ResolutionRank] = [:]
  /// The number of properties that a called member may mean besides methods, by call.
  var propertiesBesideMethods: [SyntaxIdentifier: Int] = [:]
  /// The calls whose type is the same whichever of their declarations is chosen.
  var settledResults: Set<SyntaxIdentifier> = []
  /// The types on which initializers and methods are called, by call.
  var constructed: [SyntaxIdentifier: Type] = [:]
  var receivers: [SyntaxIdentifier: Type] = [:]
  /// Members whose type comes from the context, and that are not called.
  var implicitMembers: [SyntaxIdentifier: MemberTerm] = [:]
  /// The types inside the optionals that `.init(…)` may create, by call.
  var wrappedTypes: [SyntaxIdentifier: Type] = [:]
  /// Comparisons of pairs of declarations made so far.
  var specializations: [SpecializationKey: Bool] = [:]
  /// The number of texts with interpolations for which constraints were generated.
  var interpolationCount = 0
  private(set) var steps = 0
  /// The number of branches abandoned because a better solution was known.
  private var givenUp = 0
  /// Set if the expression has a form that the system does not support.
  var isBeyond = false
  /// True if the elements of collections may be converted to a type that is decided by all of its uses, and not by the
  /// first one: `[any P]` for `[A] + [B]`.
  let defersElements: Bool
  /// The elements of the collection that the context expects, if elements are deferred.
  var expectedElements: [Type] = []
  /// Set if the element type of a collection has decided an open one.
  var hasElementsToDefer = false
  let firstVariable: Int
  /// The start of the part that is being searched: types known before stay when its solution is applied.
  private var partStart: InferenceTable.Snapshot

  /// The maximum number of steps of a search: for such an expression swiftc reports that it cannot type-check it in
  /// reasonable time.
  private static let stepLimit = 3_000

  /// The expression to be solved.
  let root: SyntaxIdentifier

  private init(
    _ root: ExprSyntax, _ checker: ExpressionChecker, start: InferenceTable.Snapshot, defersElements: Bool
  ) {
    self.root = root.id
    self.defersElements = defersElements
    self.checker = checker
    firstVariable = checker.table.openVariables.count
    partStart = start
    // At the top level, which may wait, the synchronous overload is meant nevertheless.
    isAsyncContext = !checker.body.isTopLevel && (checker.function?.isAsync ?? false)
  }

  /// Solves one full expression.
  ///
  /// - Parameters:
  ///   - contextual: The type that the context expects, if any.
  ///   - call: The call around the expression, if the language has added one.
  static func solve(
    _ syntax: ExprSyntax, contextual: Type? = nil, in call: AddedCall? = nil, _ checker: ExpressionChecker
  ) -> Answer {
    var hasElementsToDefer = false
    let answer = solve(syntax, contextual: contextual, in: call, checker, defersElements: false, &hasElementsToDefer)
    guard case .none = answer, hasElementsToDefer else { return answer }
    return solve(syntax, contextual: contextual, in: call, checker, defersElements: true, &hasElementsToDefer)
  }

  private static func solve(
    _ syntax: ExprSyntax, contextual: Type?, in call: AddedCall?, _ checker: ExpressionChecker, defersElements: Bool,
    _ hasElementsToDefer: inout Bool
  ) -> Answer {
    let start = checker.table.snapshot()
    checker.table.speculations += 1
    defer {
      checker.table.speculations -= 1
      checker.table.rollback(to: start)
      checker.table.commit(start)
    }
    let system = ConstraintSystem(syntax, checker, start: start, defersElements: defersElements)
    guard let type = try? call.map({ try system.generate($0) }) ?? system.generate(syntax),
      checker.table.diagnostics.count == start.diagnostics
    else { return .none }
    if let contextual {
      if defersElements, case .nominal(_, let elements) = checker.head(contextual) {
        system.expectedElements = elements
      }
      let isPart = syntax.parent?.is(LabeledExprSyntax.self) ?? false
      if isPart { system.add(.conversion(type, contextual)) } else { system.addContextual(type, contextual) }
    }
    guard let found = system.search(bound: nil), !system.isBeyond else {
      hasElementsToDefer = system.hasElementsToDefer && !system.isBeyond
      return .none
    }
    guard let ambiguity = found.ambiguity else { return .found(system.solution(from: found)) }
    guard let use = ambiguity.use, !found.state.hasUnseenBodies || ambiguity.areClosuresAlike else { return .none }
    return .ambiguous(use.node.id == call?.node.id ? syntax : use.node, use.problem)
  }

  /// The type of a variable that closures in its own value name, if the rest of the value decides it:
  /// `let task = Task { task.cancel() }`.
  static func type(ofVariable name: TokenSyntax, from value: ExprSyntax, _ checker: ExpressionChecker) -> Type? {
    let start = checker.table.snapshot()
    let outer = checker.scope
    checker.table.speculations += 1
    defer {
      checker.scope = outer
      checker.table.speculations -= 1
      checker.table.rollback(to: start)
      checker.table.commit(start)
    }
    let system = ConstraintSystem(value, checker, start: start, defersElements: false)
    let type = checker.makeVariable()
    let variable = VariableDeclaration(
      name: name.text.without("`"), kind: .local, type: type, isLet: true, place: checker.place(name))
    checker.scope = Scope(parent: outer)
    checker.scope.declare(variable.name, .variable(variable))
    guard let own = try? system.generate(value) else { return nil }
    system.add(.conversion(own, type))
    guard let found = system.search(bound: nil), !system.isBeyond, !found.isAmbiguous else { return nil }
    system.commit(found)
    let known = type.resolved
    return known.hasTypeVariables || known == .error ? nil : known
  }

  // MARK: State

  func add(_ constraint: Constraint) { state.constraints.append(constraint) }

  func snapshot() -> Snapshot { Snapshot(state: state, mark: checker.table.snapshot()) }

  func rollBack(to snapshot: Snapshot) {
    state = snapshot.state
    checker.table.rollback(to: snapshot.mark)
  }

  private func capture() -> Partial {
    countLiterals()
    var bindings: [(variable: TypeVariable, type: Type)] = []
    for variable in checker.variables(boundSince: partStart, openedFrom: firstVariable) {
      bindings.append((variable, Type.variable(variable).resolved))
    }
    // Variables created since a choice are discarded with it: the retained state mentions none of them.
    var state = state
    state.decisions = state.decisions.resolved
    let ambiguity = state.undecidedOperator.map { Ambiguity(use: $0, areClosuresAlike: true) }
    return Partial(bindings: bindings, state: state, ambiguity: ambiguity)
  }

  /// The conversion of a whole value to the type that its context expects.
  func addContextual(_ type: Type, _ contextual: Type) {
    if checker.head(contextual) == .any { state.erased.append(type) }
    add(.conversion(type, contextual))
  }

  /// Counts the literals whose type is not their default type, and the optionals that become `Any`.
  func countLiterals() {
    for index in state.erased.indices.reversed() {
      let type = checker.head(state.erased[index])
      if isOpen(type) { continue }
      if let wrapped = type.wrapped, checker.head(wrapped) != .any { state.score.erasedOptionals += 1 }
      state.erased.remove(at: index)
    }
    guard state.literals.contains(where: { checker.unbound(.variable($0.variable)) == nil }) else { return }
    var open: [LiteralCost] = []
    for literal in state.literals {
      let type = checker.head(.variable(literal.variable))
      if case .variable = type {
        open.append(literal)
      } else if !isDefault(type, of: literal.kind) {
        state.score.increase(.nonDefaultLiteral)
      }
    }
    state.literals = open
  }

  /// A variable for the type of a literal.
  func makeLiteral(_ kind: TypeVariable.Literal, _ node: ExprSyntax) -> Type {
    let type = checker.makeVariable(kind)
    state.types[node.id] = type
    if case .variable(let variable) = type { state.literals.append((variable, kind)) }
    return type
  }

  /// Applies a solution of some of the constraints.
  private func commit(_ partial: Partial) {
    for (variable, type) in partial.bindings where variable.binding == nil {
      if case .variable(let other) = type, other == variable { continue }
      checker.table.remember(variable)
      variable.binding = type
    }
    state = partial.state
  }

  private func solution(from partial: Partial) -> Solution {
    commit(partial)
    var solution = Solution()
    for (node, choice) in partial.state.choices {
      solution.choices[node] = Solution.Choice(
        declaration: choice.key, substitution: choice.substitution.mapValues(\.resolved),
        operation: choice.operation)
    }
    for (node, choice) in partial.state.decisions.properties where choice.isAlternative {
      solution.properties[node] = choice.variable
    }
    solution.types = partial.state.types.mapValues(\.resolved)
    solution.coalescings = partial.state.coalescings.mapValues {
      Solution.Coalescing(wrapped: $0.wrapped.resolved, keepsOptional: $0.keepsOptional)
    }
    return solution
  }

  // MARK: Search

  /// The best way to satisfy all constraints, or nil if there is none.
  ///
  /// - Parameter bound: The score of a known solution: worse ones are abandoned.
  func search(bound: Score?) -> Partial? {
    steps += 1
    guard steps < Self.stepLimit, !isBeyond else { return nil }
    guard checker.budget.spend() else {
      isBeyond = true
      return nil
    }
    guard simplify() else { return nil }
    if let bound {
      countLiterals()
      if bound < state.score {
        givenUp += 1
        return nil
      }
    }
    if state.constraints.isEmpty { return meetsAllRequirements() && keepsOperands() ? capture() : nil }
    if let components = components() { return searchApart(components, bound: bound) }
    guard let step = nextStep() else { return nil }
    switch step {
    case .bind(let variable, let types, let fallbacks):
      let before = givenUp
      if let found = attempt(variable, types, bound: bound) { return found }
      // The elements of a literal take their default type even where the others only cost too much; and `Any` may
      // cost less, because a literal keeps its default type in it.
      let isErasable = !state.hasPartsApart && defaultElement(variable) == nil
      let defaults =
        givenUp == before
        ? fallbacks
        : fallbacks.filter { isErasable && isErased($0) || isElementDefault($0, of: variable) }
      for case .elementDefault(let element, let type, let node) in state.constraints
      where givenUp == before && (defaults.contains(type) || defaults.contains(checker.optional(type)))
        && checker.head(element) == .variable(variable)
      {
        // The walk finds that the elements have no common type, and reports it.
        state.types[node.id] = nil
        state.hasMixedElements = true
      }
      return attempt(variable, defaults, bound: bound)
    case .choose(let set, let index): return choose(from: set, at: index, bound: bound)
    case .chooseProperty(let term, let properties, let index):
      return choose(from: properties, of: term, at: index, bound: bound)
    case .coalesce(let term, let index): return coalesce(term, at: index, bound: bound)
    case .unwrap(let type, let value, let index): return unwrap(type, value, at: index, bound: bound)
    case .open(let term, let index):
      state.constraints.remove(at: index)
      return open(term, expected: nil) ? search(bound: bound) : nil
    case .proceed: return search(bound: bound)
    case .fail: return nil
    }
  }

  /// Groups without common type variables are solved one by one: their choices do not multiply.
  private func searchApart(_ components: Components, bound: Score?) -> Partial? {
    var ambiguity: Ambiguity?
    var rest = DecisionsByPart(takeDecisions(), components)
    var literals = literalsByPart(components)
    let outerStart = partStart
    defer { partStart = outerStart }
    for (index, part) in components.parts.enumerated() {
      let start = snapshot()
      partStart = start.mark
      state.constraints = part
      state.decisions = rest.take(index)
      state.literals = literals.parts[index]
      guard let found = search(bound: bound) else { return nil }
      ambiguity = ambiguity ?? found.ambiguity
      rollBack(to: start)
      commit(found)
      rest.settle(takeDecisions(), after: index)
      literals.others += state.literals
      if let bound, bound < state.score {
        givenUp += 1
        return nil
      }
    }
    state.constraints = []
    state.decisions = rest.settled
    state.literals = literals.others
    partStart = outerStart
    var all = capture()
    all.ambiguity = all.ambiguity ?? ambiguity
    return all
  }

  /// The literals whose cost has not been counted, by the group that determines their types; those with known types
  /// are counted in the first one.
  private func literalsByPart(_ components: Components) -> (parts: [[LiteralCost]], others: [LiteralCost]) {
    var parts: [[LiteralCost]] = Array(repeating: [], count: components.parts.count)
    var others: [LiteralCost] = []
    for literal in state.literals {
      guard let variable = checker.unbound(.variable(literal.variable)) else {
        parts[0].append(literal)
        continue
      }
      let part = components.part(of: variable)
      if part >= 0 { parts[part].append(literal) } else { others.append(literal) }
    }
    return (parts, others)
  }

  private func isElementDefault(_ type: Type, of variable: TypeVariable) -> Bool {
    state.constraints.contains { constraint in
      guard case .elementDefault(let element, let known, let node) = constraint,
        type == known || type == checker.optional(known), !isInClosure(node)
      else { return false }
      return checker.head(element) == .variable(variable)
    }
  }

  /// True if a literal is part of a closure's body, which swiftc solves without regard to what the rest costs.
  private func isInClosure(_ node: ExprSyntax) -> Bool {
    sequence(first: Syntax(node)) { $0.id == self.root ? nil : $0.parent }.contains { $0.is(ClosureExprSyntax.self) }
  }

  private func takeDecisions() -> Decisions {
    let all = state.decisions
    state.decisions = Decisions()
    return all
  }

  /// The first of the types that leads to a solution, or a later one with a lower cost.
  private func attempt(_ variable: TypeVariable, _ types: [Type], bound: Score?) -> Partial? {
    var best: Partial?
    let entry = state.score
    for type in types {
      let start = snapshot()
      defer { rollBack(to: start) }
      guard bind(variable, to: type), let found = search(bound: best?.state.score ?? bound) else {
        if isBeyond { return nil }
        continue
      }
      if let known = best, !(found.state.score < known.state.score) { continue }
      best = found
      if found.state.score == entry || !mayBeErased(types) && !areConvertible(types) { break }
    }
    return best
  }

  /// True if values of one of several types become values of another with a cost that depends on the direction.
  private func areConvertible(_ types: [Type]) -> Bool {
    types.contains { $0.isLibrary("CGFloat") } && types.contains { $0.isLibrary("Double") }
  }

  /// True if one of several types erases the others: with it, fewer values may have to be converted.
  private func mayBeErased(_ types: [Type]) -> Bool { types.count > 1 && types.contains(where: isErased) }

  private func unwrap(_ type: Type, _ value: Type, at index: Int, bound: Score?) -> Partial? {
    state.constraints.remove(at: index)
    let start = snapshot()
    if checker.matches(value, type), let found = search(bound: bound) {
      rollBack(to: start)
      return found
    }
    rollBack(to: start)
    guard let wrapped = checker.head(type).wrapped, checker.matches(value, wrapped) else { return nil }
    state.score.increase(.forcedUnwrap)
    return search(bound: bound)
  }

  /// Binds a type variable; the collection literals and closures that it represents follow.
  func bind(_ variable: TypeVariable, to type: Type) -> Bool {
    guard variable.binding == nil else { return checker.matches(.variable(variable), type) }
    return checker.bind(variable, to: type)
  }
}
