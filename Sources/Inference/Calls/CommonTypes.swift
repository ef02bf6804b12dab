import Declarations
import Diagnostics
import Source
import Tree

/// The type that two values have in common.
extension ExpressionChecker {
  /// Tuples with different labels have the tuple without labels in common.
  private func joinTuples(_ one: [TupleElement], _ other: [TupleElement]) -> Type? {
    guard one.count == other.count else { return nil }
    var elements: [TupleElement] = []
    for (left, right) in zip(one, other) {
      if left.label != nil, right.label != nil, left.label != right.label { return nil }
      guard let type = join(left.type, right.type) else { return nil }
      elements.append(TupleElement(type: type))
    }
    return .tuple(elements)
  }

  /// The type to which both convert: for array literals, ternaries and branches. Nil if there is none.
  package func join(_ left: Type, _ right: Type) -> Type? {
    let left = head(left)
    let right = head(right)
    // The new one is bound to the common one of all before: in the other direction, the common type of a literal with
    // many elements would be at the end of a chain as long as the literal.
    if case .tuple(let one) = left, case .tuple(let other) = right, one.map(\.label) != other.map(\.label) {
      return joinTuples(one, other)
    }
    if case .function(let one) = left, case .function(let other) = right {
      let areAlike = one.isThrowing == other.isThrowing && one.isAsync == other.isAsync
      if areAlike, tentatively({ matches(right, left) }) { return left }
      // One function may be used as the other: one that does not throw as one that does.
      return canConvert(right, to: left) ? left : canConvert(left, to: right) ? right : nil
    }
    if tentatively({ matches(right, left) }) { return left }
    if isSubclass(left, of: right) { return right }
    if isSubclass(right, of: left) { return left }
    if let wrapped = left.wrapped {
      if let inner = join(wrapped, right.wrapped ?? right) { return optional(inner) }
    } else if let wrapped = right.wrapped, let inner = join(left, wrapped) {
      return optional(inner)
    }
    if case .metatype(let one) = left, case .metatype(let other) = right, one.nominal?.isClass == true,
      other.nominal?.isClass == true
    {
      return join(one, other).map { .metatype($0) }
    }
    if left.nominal?.isClass == true, right.nominal?.isClass == true {
      var level = superclass(of: left)
      while let candidate = level {
        if isSubclass(right, of: candidate) { return candidate }
        level = superclass(of: candidate)
      }
    }
    return nil
  }
}
