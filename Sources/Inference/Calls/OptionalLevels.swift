import Tree

/// Conversions between types that differ in their levels of optionals, such as `Int?` and `Int??`.
extension ExpressionChecker {
  /// True if the optional type is a type with more levels of optionals: `Int??` of `Int?`.
  func isExtended(_ from: Type, to: Type) -> Bool {
    let added = levels(of: to) - levels(of: from)
    guard added > 0 else { return false }
    let inner = (0..<added).reduce(to) { type, _ in type.wrapped.map { head($0) } ?? type }
    return tentatively { matches(from, inner) }
  }

  private func levels(of type: Type) -> Int { head(type).wrapped.map { levels(of: $0) + 1 } ?? 0 }

  /// An optional chain that becomes an optional of optionals: a nil link makes the outermost nil, as swiftc solves it.
  /// Not so a chain that is the whole value of an initializer or a return, or whose last member is optional.
  func extendedChain(_ expression: Expression, to: Type) -> Expression? {
    func marked(_ inner: Expression, _ mark: (Expression) -> Expression.Kind) -> Expression? {
      extendedChain(inner, to: to).map { Expression(mark($0), type: $0.type, place: expression.place) }
    }
    switch expression.kind {
    case .tryPlain(let inner): return marked(inner) { .tryPlain($0) }
    case .tryOptional(let inner): return marked(inner) { .tryOptional($0) }
    case .await(let inner): return marked(inner) { .await($0) }
    case .optionalChain(let last) where !expression.isWholeValue && concrete(last.type).wrapped == nil:
      return extendedChain(expression, last, to: to)
    default: return nil
    }
  }

  /// An optional chain that is the value of a closure whose result is an optional of a generic parameter of the function
  /// that takes it: a nil link makes the outermost nil as well. The last member may be optional: swiftc considers the result before it knows the member.
  func extendedChainInClosure(_ expression: Expression, to: Type) -> Expression? {
    guard case .optionalChain(let last) = expression.kind else { return nil }
    return extendedChain(expression, last, to: to)
  }

  private func extendedChain(_ chain: Expression, _ last: Expression, to: Type) -> Expression? {
    let to = head(to)
    guard levels(of: to) > levels(of: chain.type), !concrete(last.type).hasTypeVariables,
      let value = convert(last, to: to)
    else { return nil }
    return Expression(.optionalChain(value), type: to, place: chain.place)
  }

  /// Converts an element of a collection, which a cast does when the program runs: it adds levels of optionals first.
  func convertElement(_ element: Expression, to: Type) -> Expression? {
    let to = head(to)
    guard let wrapped = to.wrapped, concrete(element.type).wrapped != nil,
      levels(of: to) > levels(of: element.type), let inner = convertElement(element, to: wrapped)
    else { return convertPart(element, to: to) }
    return Expression(.wrap(inner), type: to, place: element.place)
  }
}
