import Declarations
import SwiftSyntax
import Tree

/// Callees with collection parameters, which collection literals are passed to first.
extension ConstraintSystem {
  /// The callees of a set, first those with collection parameters for the collection literals that are passed, if
  /// there are any; and the number of those.
  func takersOfCollections(_ set: OverloadSet) -> (callees: [Callee], count: Int) {
    guard let call = set.call, call.types.contains(where: isCollectionLiteral) else {
      return (set.callees, set.callees.count)
    }
    var first: [Callee] = []
    var others: [Callee] = []
    for callee in set.callees {
      if isPreferable(callee), takesCollections(callee, call, set) {
        first.append(callee)
      } else {
        others.append(callee)
      }
    }
    if !first.isEmpty { return (first + others, first.count) }
    if !hasOnlyCollectionLiterals(set) { return (others, others.count) }
    let beaten = others.map { one in others.contains { isBetter($0, than: one, in: set) } }
    let sorted = zip(others, beaten).filter { !$0.1 } + zip(others, beaten).filter(\.1)
    return (sorted.map(\.0), sorted.count)
  }

  /// True if several arguments are passed and all are collection literals: the cost of their elements then decides
  /// nothing.
  func hasOnlyCollectionLiterals(_ set: OverloadSet) -> Bool {
    guard let call = set.call, !set.isOperator, call.types.count > 1, !set.callees.allSatisfy(isWritten) else {
      return false
    }
    return call.types.allSatisfy(isCollectionLiteral)
  }

  private func isCollectionLiteral(_ type: Type) -> Bool {
    if case .variable(let variable) = checker.head(type) { collections[variable] != nil } else { false }
  }

  private func takesCollections(_ callee: Callee, _ call: CallTerm, _ set: OverloadSet) -> Bool {
    let parameters = checker.shape(of: callee)
    guard let assignment = assignment(of: call, to: parameters) else { return false }
    return zip(parameters, assignment).allSatisfy { parameter, indices in
      indices.allSatisfy { index in
        guard case .variable(let variable) = checker.head(call.types[index]), let term = collections[variable] else {
          return true
        }
        if parameter.isVariadic { return false }
        if case .parameter(let generic) = parameter.type { return knowsElements(of: generic, callee) }
        guard case .nominal(let declaration, let arguments) = parameter.type, declaration.isLibrary else {
          return false
        }
        switch term.elements {
        case .array(let elements):
          return declaration.name == "Array" && elements.allSatisfy { mayBecome($0, arguments[0]) }
        case .dictionary(let pairs):
          return declaration.name == "Dictionary"
            && pairs.allSatisfy { mayBecome($0.key, arguments[0]) && mayBecome($0.value, arguments[1]) }
        }
      }
    }
  }

  /// True if the declaration fixes the element type of a generic parameter: `some Sequence<Int>`.
  func knowsElements(of generic: GenericParameter, _ callee: Callee) -> Bool {
    guard case .function(let function, _, _, _, _, _) = callee else { return false }
    return (function.detail?.requirements ?? []).contains { requirement in
      guard case .same(.member(.parameter(generic), let associated), let type) = requirement else { return false }
      if case .parameter = type { return false }
      // The operands decide what `Self` is: `[1] + ArraySlice(xs)` may begin with either type.
      if function.isOperator, type.contains(where: { if case .parameter = $0 { true } else { false } }) { return false }
      return associated.name == "Element"
    }
  }

  /// True if the array that a literal creates may be converted: `show([.circle, shape])` for `[any Shape]`, where
  /// `.circle` is a member of the type of the other element. Where a type is written for the literal itself, its
  /// elements are of that type.
  func mayBeUpcast(_ literal: TypeVariable, to type: Type) -> Bool {
    guard type.isLibrary("Array"), case .nominal(_, let arguments) = type, isErased(checker.head(arguments[0])),
      let node = collections[literal]?.node.as(ArrayExprSyntax.self),
      let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent, call.is(FunctionCallExprSyntax.self),
      node.elements.count > 1
    else { return false }
    return node.elements.contains { isImplicitMember($0.expression) }
  }

  /// True if an element of a literal can have that type without becoming a literal of another kind.
  private func mayBecome(_ element: Type, _ type: Type) -> Bool {
    guard case .variable(let variable) = checker.head(element), let literal = variable.literal,
      collections[variable] == nil
    else { return true }
    if literal == .nilValue { return type.wrapped != nil }
    var target = type
    while let wrapped = target.wrapped { target = wrapped }
    switch target {
    case .nominal:
      return isDefault(target, of: literal) || literal == .integer && target.isLibrary("Double")
        || target.isLibrary("AnyHashable")
    default: return true
    }
  }

  /// Declarations without generic parameters first: they are meant if they match.
}
