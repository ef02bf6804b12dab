import Declarations
import SwiftSyntax
import Tree

/// `a ?? b` where any type is accepted: `print(font?.size ?? 0)` prints `0`, not `0.0`.
///
/// swiftc decides the type of `??` before that of its left operand if the latter is open: a chain that ends in a
/// nonoptional value, the result of a closure, the elements of a literal. The literal on the right then keeps its
/// default type.
extension ConstraintSystem {
  /// The type that determines little, and to which both operands convert.
  func erasure(of term: CoalescingTerm) -> Type? {
    guard case .variable(let right) = checker.head(term.right), let literal = right.literal, literal != .nilValue,
      collections[right] == nil, let node = term.node.as(InfixOperatorExprSyntax.self),
      case .variable(let result) = checker.head(term.result),
      let wrapped = checker.head(term.left).wrapped, !isDefault(checker.head(wrapped), of: literal),
      isLateKnown(term.left, checker.unparenthesized(node.leftOperand))
    else { return nil }
    for case .conversion(let from, let to) in state.constraints {
      guard case .variable(result) = checker.head(from) else { continue }
      var target = checker.head(to)
      while let wrapped = target.wrapped { target = checker.head(wrapped) }
      if isErased(target) { return target }
    }
    return nil
  }

  /// The best solution with one of the two declarations of `??`: the result may be an optional or not.
  func coalesce(_ term: CoalescingTerm, at index: Int, bound: Score?) -> Partial? {
    state.constraints.remove(at: index)
    if let erased = erasure(of: term), let found = coalesce(term, as: erased, bound: bound) { return found }
    var best = Best()
    let isLeftOpen = isOpenOptional(term.left)
    let hasHashable = checker.isHashable(term.left) || checker.isHashable(term.right)
    // `size ?? (0, 0)` has the labels of the size.
    let isTuple = if case .tuple? = checker.head(term.left).wrapped.map({ checker.head($0) }) { true } else { false }
    let isPlainFavored = favorsPlainResult(term, isLeftOpen: isLeftOpen)
    for keepsOptional in [false, true] {
      if keepsOptional, isPlainFavored, best.solution != nil { break }
      // The same type on the left, wherever that fits; otherwise the left value is converted.
      for isSame in isLeftOpen || keepsOptional || isTuple ? [true, false] : [false] {
        let start = snapshot()
        defer { rollBack(to: start) }
        let wrapped = checker.makeVariable(name: "T")
        let whole = checker.optional(wrapped)
        noteWrapped(of: whole)
        state.coalescings[term.node.id] = Solution.Coalescing(wrapped: wrapped, keepsOptional: keepsOptional)
        guard checker.matches(term.result, keepsOptional ? whole : wrapped) else { continue }
        if isSame, !checker.matches(term.left, whole) { continue }
        if !isSame { add(.conversion(term.left, whole)) }
        if hasHashable { state.besideHashables += [(term.left, whole), (term.right, wrapped)] }
        add(.conversion(term.right, keepsOptional ? whole : wrapped))
        let found = search(bound: best.solution?.state.score ?? bound)
        if let found { keep(found, in: &best) }
        if isBeyond { return nil }
        if isSame, found != nil { break }
      }
    }
    return best.solution
  }

  /// True if the value that an optional wraps, however deep, has an open type.
  private func isOpenOptional(_ type: Type) -> Bool {
    guard var wrapped = checker.head(type).wrapped.map({ checker.head($0) }) else { return false }
    while let next = wrapped.wrapped { wrapped = checker.head(next) }
    return isOpen(wrapped)
  }

  /// True if swiftc tries the declaration whose result is not optional first, and no other one if it fits: the
  /// types of the operands, as far as they are known, match it better.
  private func favorsPlainResult(_ term: CoalescingTerm, isLeftOpen: Bool) -> Bool {
    let right = checker.head(term.right)
    if isLiteral(right) { return !isLeftOpen && !isOpen(checker.head(term.left)) }
    return !isOpen(right) && right.wrapped == nil
  }

  func coalesce(_ term: CoalescingTerm, as type: Type, bound: Score?) -> Partial? {
    let start = snapshot()
    defer { rollBack(to: start) }
    state.coalescings[term.node.id] = Solution.Coalescing(wrapped: type, keepsOptional: false)
    guard checker.matches(term.result, type) else { return nil }
    add(.conversion(term.left, checker.optional(type)))
    add(.conversion(term.right, type))
    return search(bound: bound)
  }

  /// True if swiftc learns the type of the left side only after it has decided the result of `??`.
  private func isLateKnown(_ type: Type, _ node: ExprSyntax) -> Bool {
    if case .variable(let variable) = type, let value = chains[variable] {
      return node.isPostfixChain && checker.head(value).wrapped == nil
    }
    return isMadeByClosure(node)
  }

  /// True if the type is that of a closure's result, or of the elements of a literal.
  private func isMadeByClosure(_ node: ExprSyntax) -> Bool {
    switch checker.unparenthesized(node).as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr: return true
    case .subscriptCallExpr(let node): return isMadeByClosure(node.calledExpression)
    case .memberAccessExpr(let node): return node.base.map { isMadeByClosure($0) } ?? false
    case .functionCallExpr(let node):
      return state.choices[node.id].map { !parametersGivenByClosures(in: $0).isEmpty } ?? false
    default: return false
    }
  }

  /// The generic parameters of the callee that closure arguments determine, and that its result mentions.
  ///
  /// - Parameter isForFunctions: True if any function argument counts, and the parameter may be a part of its result,
  ///   as in `(Element) -> T?`.
  func parametersGivenByClosures(in choice: AppliedChoice, isForFunctions: Bool = false) -> [GenericParameter] {
    guard let call = choice.call, case .function(let function, let owner, _, _, _, _) = choice.callee,
      isForFunctions || call.arguments.contains(where: { $0.syntax.is(ClosureExprSyntax.self) })
    else { return [] }
    return function.genericParameters.filter { parameter in
      owner[parameter] == nil && parameter.protocols.isEmpty && function.result.mentions(parameter)
        && function.parameters.contains { $0.variable.type.gives(parameter, evenAsPart: isForFunctions) }
    }
  }
}

extension ExprSyntax {
  fileprivate var isPostfixChain: Bool {
    self.is(MemberAccessExprSyntax.self) || self.is(FunctionCallExprSyntax.self)
      || self.is(SubscriptCallExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
  }
}

extension Type {
  /// True if the type is a function whose result is the parameter, or contains it.
  fileprivate func gives(_ parameter: GenericParameter, evenAsPart: Bool) -> Bool {
    guard case .function(let function) = self else { return false }
    return evenAsPart ? function.result.mentions(parameter) : function.result == .parameter(parameter)
  }
}
