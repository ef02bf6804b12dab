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
  private struct Favoring {
    /// Empty if no callee is preferred.
    var positions: Set<Int> = []
    /// How well the best callee matches the arguments; nil if that is not estimated for the set.
    var score: Double?
  }

  private func rank(of set: OverloadSet, _ favoring: Favoring) -> ResolutionRank {
    ResolutionRank(active: activeCount(of: set), favored: favoring.positions.count, score: favoring.score)
  }

  private func favoring(of set: OverloadSet) -> Favoring {
    guard let call = set.call, set.callees.count > 1, !call.types.isEmpty else { return Favoring() }
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

  private func argumentsWithSets(_ call: CallTerm) -> Set<Int> {
    Set(call.arguments.indices.filter { hasSets(call.arguments[$0].syntax) })
  }

  func rank(of set: OverloadSet) -> ResolutionRank { rank(of: set, favoring(of: set)) }

  /// The rank of a set before anything is known of arguments whose types depend on other sets.
  func rankBeforeArguments(of set: OverloadSet) -> ResolutionRank {
    guard let call = set.call, set.callees.count > 1, !call.types.isEmpty else { return rank(of: set, Favoring()) }
    return rank(of: set, favoring(of: set, call, unknown: argumentsWithSets(call)))
  }

  /// - Parameter unknown: The arguments of which nothing is known.
  private func favoring(of set: OverloadSet, _ call: CallTerm, unknown: Set<Int>) -> Favoring {
    if hasUniqueArity(set, call) {
      let fitting = positions(in: set) { fitsByArity($0, call.arguments.count) }
      if !fitting.isEmpty { return Favoring(positions: fitting, score: 0.01) }
    }
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

  private func exactType(of call: CallTerm) -> Type? {
    let syntax = checker.unparenthesized(call.arguments[0].syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .infixOperatorExpr,
      .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .prefixOperatorExpr,
      .postfixOperatorExpr, .forceUnwrapExpr:
      return literalType(of: syntax, call.types[0]) ?? knownType(call.types[0])
    default: return nil
    }
  }

  private func knownType(_ type: Type) -> Type? {
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

  /// The known type of an argument.
  struct KnownArgument {
    let type: Type
    /// True if the type is a literal's default type.
    var isLiteral = false
    /// True if the type is that of which an initializer is called that has not been chosen.
    var isMade = false
  }

  /// `Int(x)` of which the initializer is not known: a parameter of that type, or an optional of it, is preferred.
  private func madeCandidate(_ argument: ExprSyntax) -> KnownArgument? {
    let syntax = checker.unparenthesized(argument)
    guard let made = constructed[syntax.id]?.resolved,
      syntax.as(FunctionCallExprSyntax.self)?.calledExpression.is(DeclReferenceExprSyntax.self) ?? false
    else { return nil }
    if case .nominal(let declaration, let arguments) = made, made.hasTypeVariables {
      return KnownArgument(type: .nominal(declaration, arguments.map { _ in checker.makeVariable() }))
    }
    return made.hasTypeVariables ? nil : KnownArgument(type: made, isMade: true)
  }

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

  func candidate(_ call: CallTerm, _ index: Int, _ set: OverloadSet) -> KnownArgument? {
    let type = call.types[index]
    let syntax = checker.unparenthesized(call.arguments[index].syntax)
    if let literal = literalType(of: syntax, type) { return KnownArgument(type: literal, isLiteral: true) }
    if syntax.as(KeyPathExprSyntax.self)?.root != nil, case .variable(let variable) = checker.head(type),
      let term = delegated[variable]
    {
      // The value of a key path is not known yet, but whether it can be written.
      let own = walk(syntax, as: checker.makeVariable(), in: term.scope)?.nominal
      let arguments = [checker.makeVariable(), checker.makeVariable()]
      return KnownArgument(type: own.map { .nominal($0, arguments) } ?? checker.libraryNominal("KeyPath", arguments))
    }
    let head = checker.head(type)
    if let choice = applied[syntax.id], let number = numberOfOperands(of: choice),
      !isOperatorLater(choice, than: set, call)
    {
      return KnownArgument(type: number)
    }
    guard !isOpen(head), !isNil(head) else { return nil }
    if let choice = applied[syntax.id], choice.call != nil {
      if let made = typeBeforeArguments(of: choice, syntax) { return KnownArgument(type: made) }
      if wrapsUnknown(head) { return nil }
      if choice.operation != nil, choice.alternatives > 1 {
        if isOperatorLater(choice, than: set, call) { return nil }
        if matchOfOperands(choice) > 0 { return wrapsUnknown(head) ? nil : KnownArgument(type: head.resolved) }
      }
      if let open = typeBeforeClosures(of: choice) { return isOpen(open) ? nil : KnownArgument(type: open) }
    }
    return wrapsUnknown(head) ? nil : KnownArgument(type: head.resolved)
  }

  /// The type of `count + 1`, of which one operand is a number and the other a literal. obsh's library declares `+` in a
  /// protocol, so that the operator alone tells nothing; swiftc's declares it in each type as well.
  private func numberOfOperands(of choice: AppliedChoice) -> Type? {
    guard let operation = choice.operation, let owner = operation.owner, owner.isLibrary, let operands = choice.call,
      let own = owner.selfParameter, operation.result == .parameter(own),
      operation.parameters.allSatisfy({ $0.variable.type == operation.result })
    else { return nil }
    return operands.types.indices.lazy.compactMap { index in
      let operand = self.checker.unparenthesized(operands.arguments[index].syntax)
      return self.knownType(operands.types[index]) ?? self.applied[operand.id].flatMap(self.numberOfOperands)
    }.first
  }

  /// True if swiftc chooses the operator of an argument after the set: the operator matches its operands worse than the
  /// set matches the other arguments.
  private func isOperatorLater(_ choice: AppliedChoice, than set: OverloadSet, _ call: CallTerm) -> Bool {
    let operators = call.arguments.indices.filter {
      applied[checker.unparenthesized(call.arguments[$0].syntax).id]?.operation != nil
    }
    let outer = favoring(of: set, call, unknown: argumentsWithSets(call).union(operators))
    guard let score = outer.score else { return choice.alternatives >= set.callees.count }
    return matchOfOperands(choice) <= score
  }

  /// The degree to which an operator matches its operands, from 0 to 1; 0 if all are literals, which is only a guess.
  func matchOfOperands(_ call: CallTerm, isGeneric: Bool) -> Double {
    if call.arguments.allSatisfy({ isLiteralSyntax(checker.unparenthesized($0.syntax)) }) { return 0 }
    let scores = call.types.indices.map { index in
      let operand = checker.unparenthesized(call.arguments[index].syntax)
      if hasSets(operand) { return 0.0 }
      if isLiteralSyntax(operand) { return 0.3 }
      if isOpen(checker.head(call.types[index])) { return 0 }
      return isGeneric ? 0.9 : 1
    }
    return scores.reduce(0, +) / Double(scores.count)
  }

  private func matchOfOperands(_ choice: AppliedChoice) -> Double {
    choice.call.map { matchOfOperands($0, isGeneric: isGeneric(choice.callee)) } ?? 0
  }

  func isLiteralSyntax(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr:
      true
    default: false
    }
  }

  /// True if an optional's wrapped type is open: `[1].first`.
  private func wrapsUnknown(_ type: Type) -> Bool {
    type.wrapped.map { isOpen(checker.head($0)) || wrapsUnknown(checker.head($0)) } ?? false
  }

  /// The type that an initializer creates while its arguments, which determine its generic parameters, have not been
  /// inferred: `Array(xs)`.
  private func typeBeforeArguments(of choice: AppliedChoice, _ syntax: ExprSyntax) -> Type? {
    guard function(of: choice.callee)?.kind == .initializer, let call = syntax.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self), let made = constructed[syntax.id],
      case .nominal(let declaration, let arguments) = checker.head(made), !arguments.isEmpty
    else { return nil }
    return .nominal(declaration, arguments.map { _ in checker.makeVariable() })
  }

  /// The type of a call's result while its operands, or the results of closure arguments, are open; nil if it depends
  /// on those.
  private func typeBeforeClosures(of choice: AppliedChoice) -> Type? {
    guard case .function(let function, _, _, _, _, _) = choice.callee else { return nil }
    let open =
      choice.operation == nil
      ? parametersGivenByClosures(in: choice, isForFunctions: true) : Array(choice.substitution.keys)
    if open.isEmpty { return nil }
    var substitution = choice.substitution
    for parameter in open { substitution[parameter] = checker.makeVariable() }
    return checker.head(checker.reduce(function.result.substituting(substitution)))
  }

  /// The degree to which the arguments match, from 0 to 1; nil if one of them does not.
  private func score(
    _ callee: Callee, _ call: CallTerm, _ arguments: [KnownArgument?], isExact: Bool
  ) -> Double? {
    let parameters = checker.shape(of: callee)
    guard let positions = checker.matchArguments(call.arguments, to: parameters) else { return nil }
    var total = 0.0
    var passed = 0
    for (parameter, indices) in zip(parameters, positions) where !indices.isEmpty {
      passed += 1
      guard indices.count == 1 else { return nil }
      guard let candidate = arguments[indices[0]], !parameter.isVariadic else { continue }
      let type = ownType(of: parameter.isAutoclosure ? element(of: parameter) : parameter.type, callee)
      if case .function = type { continue }
      let score = match(candidate, type, callee, isExact: isExact)
      if score == 0, !candidate.type.hasTypeVariables { return nil }
      total += score
    }
    return passed == 0 ? nil : total / Double(passed)
  }

  func match(_ candidate: KnownArgument, _ parameter: Type, _ callee: Callee, isExact: Bool) -> Double {
    if candidate.isMade {
      var target = checker.head(parameter)
      while let wrapped = target.wrapped { target = checker.head(wrapped) }
      return target == candidate.type ? 1 : 0
    }
    guard candidate.isLiteral else { return match(candidate.type, parameter, callee) }
    let isCollection = isUnbound(candidate.type)
    if isCollection, let own = candidate.type.nominal, own == parameter.nominal { return 0.3 }
    if candidate.type == parameter { return 0.3 }
    if isExact { return 0 }
    switch parameter {
    case .parameter, .existential, .anyObject:
      return match(candidate.type, parameter, callee) == 0 ? 0 : 0.3
    default: break
    }
    guard parameter.wrapped == nil else { return 0 }
    if isCollection {
      let name = candidate.type.isLibrary("Array") ? "ExpressibleByArrayLiteral" : "ExpressibleByDictionaryLiteral"
      return checker.libraryType(name).map { checker.conforms(parameter, to: $0) } ?? false ? 0.3 : 0
    }
    return literal(of: candidate.type).map { checker.accepts(parameter, $0) } ?? false ? 0.3 : 0
  }

  func match(_ type: Type, _ parameter: Type, _ callee: Callee) -> Double {
    if type == parameter { return 1 }
    if type.wrapped != nil || parameter.wrapped != nil {
      var (inner, target, levels, wanted) = (type, parameter, 0, 0)
      while let wrapped = inner.wrapped { (inner, levels) = (checker.head(wrapped), levels + 1) }
      while let wrapped = target.wrapped { (target, wanted) = (checker.head(wrapped), wanted + 1) }
      let isGeneric = if case .parameter = target { wanted == 0 } else { false }
      return isGeneric || wanted >= levels ? match(inner, target, callee) : 0
    }
    switch (type, parameter) {
    case (_, .parameter(let generic)): return match(type, generic, callee)
    case (_, .existential), (_, .anyObject): return isConverted(type, parameter) ? 1 : 0
    case (.metatype, .metatype(.existential(let protocols, nil, _))): return protocols.isEmpty ? 1 : 0
    case (.tuple(let own), .tuple(let others)): return own.count == others.count ? 1 : 0
    case (_, .nominal(let declaration, _)) where declaration.isClass: return isConverted(type, parameter) ? 1 : 0
    default: return 0
    }
  }

  private func match(_ type: Type, _ generic: GenericParameter, _ callee: Callee) -> Double {
    let function = function(of: callee)
    let requirements = ((function?.detail?.requirements ?? []) + (function?.detail?.context?.requirements ?? []))
      .filter { $0.mentions(generic) }
    guard generic.protocols.allSatisfy({ checker.conformsOrOpens(type, to: $0) }) else { return 0 }
    if isUnbound(type) { return 0.7 }
    if generic.mustBeClass, !checker.isClassType(type) { return 0 }
    if let superclass = generic.superclass, !checker.isSubclass(type, of: superclass) { return 0 }
    let isMet = checker.tentatively { checker.apply(requirements, under: [generic: type]) }
    return isMet ? 1 : 0
  }

  private func isConverted(_ type: Type, _ target: Type) -> Bool {
    if isUnbound(type), case .nominal(let declaration, let arguments) = type,
      case .existential(let protocols, nil, _) = target
    {
      // The conditions of conformances are not considered while the elements are unknown.
      return protocols.allSatisfy { one in
        checker.declaredConformance(declaration, arguments, to: one) != nil
          || declaration.isClass && checker.conforms(type, to: one)
      }
    }
    let start = snapshot()
    defer { rollBack(to: start) }
    state = State()
    return convert(type, to: target) == .solved
  }

  // MARK: Literals

  /// The default type of a literal, or of an operator between literals; nil for all other expressions.
  private func literalType(of syntax: ExprSyntax, _ type: Type) -> Type? {
    guard case .variable(let variable) = checker.head(type) else { return nil }
    if syntax.is(InfixOperatorExprSyntax.self) { return chainType(of: syntax) }
    guard let literal = variable.literal, literal != .nilValue else { return nil }
    return defaultType(of: variable)
  }

  /// The common type of the operands in a sequence of arithmetic operators.
  private func chainType(of syntax: ExprSyntax) -> Type? {
    var literals: [Type] = []
    var names: [Type] = []
    guard addOperands(of: syntax, &literals, &names) else { return nil }
    if literals.contains(where: { $0.isLibrary("Double") }) { literals.removeAll { $0.isLibrary("Int") } }
    let first = literals.first ?? names.first
    guard literals.isEmpty || names.isEmpty, (literals + names).allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func addOperands(of syntax: ExprSyntax, _ literals: inout [Type], _ names: inout [Type]) -> Bool {
    let syntax = checker.unparenthesized(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: literals.append(checker.libraryNominal("Int"))
    case .floatLiteralExpr: literals.append(checker.libraryNominal("Double"))
    case .stringLiteralExpr: literals.append(checker.libraryNominal("String"))
    case .infixOperatorExpr(let node):
      guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["+", "-", "*", "/", "%"].contains(name)
      else { return false }
      return addOperands(of: node.leftOperand, &literals, &names)
        && addOperands(of: node.rightOperand, &literals, &names)
    case .declReferenceExpr(let node):
      guard case .entities(let entities) = checker.lookUp(node.baseName.text),
        case .variable(let variable) = entities[0], let type = knownType(variable.type)
      else { return false }
      names.append(type)
    default: return false
    }
    return true
  }

  private func literal(of type: Type) -> TypeVariable.Literal? {
    switch type.nominal?.name {
    case "Int": .integer
    case "Double": .float
    case "Bool": .boolean
    case "String": .string
    default: nil
    }
  }

  /// True if the type is that of a collection literal, whose elements are not considered.
  private func isUnbound(_ type: Type) -> Bool { type.hasTypeVariables }

  /// A parameter's type with the known generic arguments of the owner's type.
  func ownType(of type: Type, _ callee: Callee) -> Type {
    switch callee {
    case .function(_, let owner, _, _, _, _), .subscripted(_, let owner, _, _, _):
      checker.reduce(type.substituting(owner)).resolved
    case .enumCase, .delegate, .value: type
    }
  }
}

extension Requirement {
  fileprivate func mentions(_ parameter: GenericParameter) -> Bool {
    types.contains { $0.mentions(parameter) }
  }
}
