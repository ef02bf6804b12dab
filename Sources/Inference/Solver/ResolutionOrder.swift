import Declarations
import SwiftSyntax
import Tree

/// The properties of an overload set that decide when swiftc chooses from it, compared with another set.
struct ResolutionRank {
  /// The number of declarations to choose from.
  let active: Int
  /// The number of declarations that are tried first; 0 if none is preferred.
  let favored: Int
  /// How well the best declaration matches; nil if swiftc does not estimate that for the set.
  let score: Double?

  /// True if swiftc chooses from this set before the other (lib/Sema, CSOptimizer).
  ///
  /// - Parameter isOlder: True if the constraints of this set are generated before those of the other.
  func precedes(_ other: ResolutionRank, isOlder: Bool) -> Bool {
    if active == 1 || other.active == 1 { return active == 1 }
    if let score, let score2 = other.score, score != score2 { return score > score2 }
    if favored == other.favored, active != other.active { return active < other.active }
    let counts = (favored == 0 ? active : favored, other.favored == 0 ? other.active : other.favored)
    return counts.0 == counts.1 ? isOlder : counts.0 < counts.1
  }
}

/// The order in which swiftc chooses from the overload sets of a call and of its arguments. A call whose set comes
/// first knows nothing of an argument's type.
extension ConstraintSystem {
  /// True if the type of an argument is known only after the callee of the call has been chosen.
  ///
  /// - Parameter outer: The rank of the call's overload set before anything is known of such arguments.
  func isChosenLater(_ argument: ExprSyntax, than outer: ResolutionRank, _ set: OverloadSet) -> Bool {
    let isOlder = generatesArgumentsFirst(set)
    return sets(on: argument).contains { !$0.precedes(outer, isOlder: isOlder) }
  }

  /// True if the type of an expression depends on a choice among declarations.
  func hasSets(_ expression: ExprSyntax) -> Bool { !sets(on: expression).isEmpty }

  /// Subscripts and initializers are looked up when the constraints of their arguments have been generated.
  private func generatesArgumentsFirst(_ set: OverloadSet) -> Bool {
    guard let node = set.call?.node else { return false }
    return node.is(SubscriptCallExprSyntax.self) || constructed[node.id] != nil
  }

  /// The overload sets that decide the type of a chain of members and calls.
  private func sets(on expression: ExprSyntax) -> [ResolutionRank] { nodes(on: expression).compactMap { ranks[$0.id] } }

  /// The members and calls in a chain whose declarations may have to be chosen.
  private func nodes(on expression: ExprSyntax) -> [ExprSyntax] {
    chain(expression).filter { node in
      if settledResults.contains(node.id) { return false }
      return node.as(SubscriptCallExprSyntax.self).map { !isElementOfKnown($0, nil) } ?? true
    }
  }

  /// The members and calls in a chain, the innermost first.
  private func chain(_ expression: ExprSyntax) -> [ExprSyntax] {
    let expression = checker.unparenthesized(expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return (node.base.map { chain($0) } ?? []) + [expression]
    case .functionCallExpr(let node):
      let called = checker.unparenthesized(node.calledExpression)
      return (called.as(MemberAccessExprSyntax.self)?.base.map { chain($0) } ?? []) + [expression]
    case .subscriptCallExpr(let node):
      return chain(node.calledExpression) + [expression]
    case .forceUnwrapExpr(let node): return chain(node.expression)
    case .optionalChainingExpr(let node): return chain(node.expression)
    case .tryExpr(let node): return chain(node.expression)
    case .awaitExpr(let node): return chain(node.expression)
    case .unsafeExpr(let node): return chain(node.expression)
    default: return []
    }
  }

  /// An overload set that decides the type of an argument, if swiftc chooses from it before the set of the call.
  func setOnArguments(of set: OverloadSet) -> (index: Int, set: OverloadSet)? {
    guard let call = set.call, !set.isOperator else { return nil }
    var outer: ResolutionRank?
    for argument in call.arguments {
      let nodes = Set(chain(argument.syntax).map(\.id))
      if nodes.isEmpty { continue }
      for (index, constraint) in state.constraints.enumerated() {
        guard case .overloads(let inner) = constraint, inner !== set, nodes.contains(inner.node.id) else { continue }
        let isElement = inner.node.as(SubscriptCallExprSyntax.self).map { isElementOfKnown($0, inner) } ?? false
        if isElement || settledResults.contains(inner.node.id) && isOpen(inner.result) { return (index, inner) }
        outer = outer ?? rankBeforeArguments(of: set)
        if let outer, rank(of: inner).precedes(outer, isOlder: generatesArgumentsFirst(set)) { return (index, inner) }
      }
    }
    return operatorOnArguments(of: set, call)
  }

  /// `f(name + "b")`: the set of an operator on which an argument depends, if swiftc chooses from it first. Its operands
  /// then match it better than the other arguments match the set.
  private func operatorOnArguments(of set: OverloadSet, _ call: CallTerm) -> (index: Int, set: OverloadSet)? {
    let written = call.arguments.flatMap { operators(in: $0.syntax) }
    if written.isEmpty { return nil }
    let nodes = Set(written.map { ExprSyntax($0).id })
    let elements = Set(written.flatMap { [$0.leftOperand, $0.rightOperand] }.flatMap { chain($0) }.map(\.id))
    for (index, constraint) in state.constraints.enumerated() {
      guard case .overloads(let inner) = constraint, let operands = inner.call else { continue }
      if elements.contains(inner.node.id), let element = inner.node.as(SubscriptCallExprSyntax.self),
        isElementOfKnown(element, inner)
      {
        return (index, inner)
      }
      guard inner.isOperator, nodes.contains(inner.node.id) else { continue }
      let isGeneric = inner.callees.allSatisfy(isGeneric)
      if isOperatorFirst(operands, isGeneric: isGeneric, than: set, call) { return (index, inner) }
    }
    return nil
  }

  /// The operators of an expression, without those in its calls.
  private func operators(in expression: ExprSyntax) -> [InfixOperatorExprSyntax] {
    guard let node = checker.unparenthesized(expression).as(InfixOperatorExprSyntax.self) else { return [] }
    return [node] + operators(in: node.leftOperand) + operators(in: node.rightOperand)
  }

  /// `a ?? b` as an argument: swiftc chooses between the two declarations of `??` first if nothing is known of the
  /// other arguments of the call.
  func coalescingOnArguments(of set: OverloadSet) -> (term: CoalescingTerm, index: Int)? {
    guard let call = set.call, !set.isOperator else { return nil }
    for (index, constraint) in state.constraints.enumerated() {
      guard case .coalescing(let term) = constraint, !isOpen(term.left),
        call.arguments.contains(where: { checker.unparenthesized($0.syntax).id == term.node.id })
      else { continue }
      let rank = rankBeforeArguments(of: set)
      return (rank.score ?? 1) < 0.45 ? (term, index) : nil
    }
    return nil
  }

  /// The type that all callees of a set result in, if swiftc knows it before one of them is chosen: functions that are
  /// no members, and initializers of which all or none may fail.
  func commonResult(of callees: [Callee], _ node: ExprSyntax) -> Type? {
    let functions = callees.map { function(of: $0) }
    guard let first = functions.first ?? nil else { return nil }
    if first.kind == .initializer {
      guard let made = constructed[node.id], functions.allSatisfy({ $0?.isFailable == first.isFailable }) else {
        return nil
      }
      // swiftc's library has an initializer of strings without a label that may fail.
      if made.isLibrary("String"), first.parameters.first?.label == nil { return nil }
      return first.isFailable ? checker.optional(made) : made
    }
    let result = first.result
    let isCommon = functions.allSatisfy { function in
      guard let function, function.owner == nil, !(function.detail?.isImplicitlyUnwrapped ?? false) else {
        return false
      }
      return function.result == result
    }
    return isCommon && !result.contains { if case .parameter = $0 { true } else { false } } ? result : nil
  }

  func isBaseOfMember(_ expression: ExprSyntax) -> Bool {
    expression.parent?.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
  }

  /// `values[0]` of an array, `values["key"]` of a dictionary: the type is known without a choice among subscripts.
  private func isElementOfKnown(_ node: SubscriptCallExprSyntax, _ set: OverloadSet?) -> Bool {
    guard let callee = set?.callees.first ?? applied[node.id]?.callee, let call = set?.call ?? applied[node.id]?.call,
      case .subscripted(_, _, _, let owner, _) = callee, call.arguments.count == 1, call.arguments[0].label == nil,
      case .nominal(let declaration, let arguments) = checker.head(owner), declaration.isLibrary
    else { return false }
    let index = checker.unparenthesized(call.arguments[0].syntax)
    switch declaration.name {
    case "Array": return index.is(IntegerLiteralExprSyntax.self)
    case "Dictionary":
      guard isLiteral(index) || index.is(DeclReferenceExprSyntax.self) else { return false }
      let type = checker.head(call.types[0])
      guard case .variable(let variable) = type else { return type == checker.head(arguments[0]) }
      return defaultType(of: variable) == checker.head(arguments[0])
    default: return false
    }
  }

  private func isLiteral(_ syntax: ExprSyntax) -> Bool {
    syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
      || syntax.is(BooleanLiteralExprSyntax.self) || syntax.is(StringLiteralExprSyntax.self)
  }

  /// The number of declarations that swiftc has to choose from. obsh's library has methods of its own types beside
  /// those of their protocols, where swiftc's has only the latter.
  func activeCount(of set: OverloadSet) -> Int {
    let available = set.callees.filter { function(of: $0)?.detail?.unavailable == nil }
    if let first = available.first.flatMap({ function(of: $0) }), let known = Self.countInSwift(first) { return known }
    let ofProtocols = available.compactMap { callee in
      function(of: callee).flatMap { $0.place.file.isLibrary && $0.owner?.kind == .protocolType ? $0 : nil }
    }
    return (propertiesBesideMethods[set.node.id] ?? 0)
      + available.count { callee in
        guard let own = function(of: callee), own.place.file.isLibrary, own.owner?.kind != .protocolType,
          !Self.redeclaredByCollections.contains(own.name)
        else { return true }
        return !ofProtocols.contains { hasSameShape($0, own) }
      }
  }

  /// Methods that `Collection` declares beside those of `Sequence`.
  private static let redeclaredByCollections: Set<String> = [
    "map", "dropFirst", "dropLast", "prefix", "suffix", "drop", "reversed",
  ]

  /// The library of swiftc has some declarations that obsh does not need.
  private static func countInSwift(_ function: FunctionDeclaration) -> Int? {
    guard function.place.file.isLibrary else { return nil }
    if function.kind == .initializer {
      // `Array(xs)`, which a protocol of collections declares as well.
      let isUnlabeled = function.parameters.count == 1 && function.parameters[0].label == nil
      return isUnlabeled && ["Array", "Set", "ContiguousArray"].contains(function.owner?.name) ? 2 : nil
    }
    return switch (function.name, function.owner?.name) {
    case ("flatMap", "Sequence"), ("filter", "Array"), ("joined", "Sequence"): 3
    case ("map", let owner?) where owner.hasPrefix("Lazy"): 3
    default: nil
    }
  }

  /// Notes the rank of a call for which swiftc's library has several declarations, and obsh's only one.
  func noteOnlyChoice(of set: OverloadSet) {
    guard let call = set.call, let only = function(of: set.callees[0]),
      let count = Self.countInSwift(only) ?? (isOfCollection(only, call) ? 2 : nil)
    else { return }
    let isUnlabeled = call.arguments.count == 1 && (call.arguments[0].isTrailing || call.arguments[0].label == nil)
    ranks[call.node.id] = ResolutionRank(active: count, favored: 0, score: isUnlabeled ? 0 : nil)
  }

  /// True for a method that `Collection` declares anew, called on a collection.
  private func isOfCollection(_ function: FunctionDeclaration, _ call: CallTerm) -> Bool {
    guard function.place.file.isLibrary, function.owner?.name == "Sequence",
      Self.redeclaredByCollections.contains(function.name), let receiver = receivers[call.node.id],
      let collection = checker.libraryType("Collection")
    else { return false }
    return checker.conforms(receiver, to: collection) || receiver.nominal?.name == "EnumeratedSequence"
  }

  /// Notes the number of properties and methods that a member without a call may mean.
  func noteAlternatives(of term: MemberTerm, _ functions: [FunctionDeclaration], receiver: Type) {
    var shapes: [FunctionDeclaration] = []
    for function in functions where !shapes.contains(where: { hasSameShape($0, function) }) { shapes.append(function) }
    let count = shapes.count + propertyCount(term.name, receiver)
    if count > 1 {
      ranks[term.node.id] = ResolutionRank(active: count, favored: 0, score: isBaseOfMember(term.node) ? 1 : nil)
    }
  }

  /// Some types of the library have a property of their own that their protocols have as well.
  func propertyCount(_ name: String, _ receiver: Type) -> Int {
    guard case .nominal(let type, _) = receiver, type.isLibrary else { return 1 }
    let names: [String] =
      switch type.name {
      case "Array", "ArraySlice": ["count"]
      case "Set": ["count", "isEmpty", "first"]
      case "String", "Dictionary": ["count", "isEmpty"]
      default: []
      }
    return names.contains(name) ? 2 : 1
  }

  private func hasSameShape(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
    one.parameters.count == other.parameters.count
      && zip(one.parameters, other.parameters).allSatisfy {
        $0.label == $1.label && isFunction($0.variable.type) == isFunction($1.variable.type)
      }
  }
}
