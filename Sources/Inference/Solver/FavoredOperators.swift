import Declarations
import Tree

/// Operators of the program that swiftc tries first, by their operands and by the expected result (lib/Sema,
/// CSOptimizer).
extension ConstraintSystem {
  /// The positions of the favored callees of an operator, and how well they match. The match of the library's operators
  /// alone is not estimated. Among them are favorites where one of two operands decides: `name + "b"`.
  func favoredOperators(of set: OverloadSet, _ call: CallTerm) -> (positions: Set<Int>, score: Double?) {
    guard let name = set.callees.first.flatMap({ function(of: $0)?.name }), Self.scoredOperators.contains(name) else {
      return ([], nil)
    }
    let operands = call.types.indices.map { operand(call, $0, set) }
    let isEstimated = set.callees.contains(where: isWritten)
    if !isEstimated {
      let isMixed = Set(operands.map { $0?.isLiteral }) == [true, false]
      guard isMixed, Self.arithmetic.contains(name) else { return ([], nil) }
    }
    // Nothing is known of an implicit member: `angle * .pi`.
    let isDecidable = operands.indices.allSatisfy {
      operands[$0] != nil || checker.isImplicitChain(checker.unparenthesized(call.arguments[$0].syntax))
    }
    guard isDecidable, operands.contains(where: { $0 != nil }) else { return ([], nil) }
    let expected = Self.comparisons.contains(name) ? nil : expectedResult(of: call)
    let isExact = expected == nil && operands.allSatisfy { $0?.isLiteral ?? false }
    var scores: [Int: Double] = [:]
    for (index, callee) in set.callees.enumerated() {
      guard let detail = function(of: callee)?.detail, detail.unavailable == nil, !detail.isDisfavored else { continue }
      if let score = score(callee, operands, expected, isExact: isExact), score > 0 { scores[index] = score }
    }
    guard let best = scores.values.max() else { return ([], isEstimated ? 0 : nil) }
    return (Set(scores.keys.filter { scores[$0] == best }), isEstimated ? best : nil)
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]
  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]
  static let scoredOperators: Set<String> = arithmetic.union([
    "==", "!=", "<", ">", "<=", ">=", "&", "|", "^", "~", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "??",
  ])

  private func operand(_ call: CallTerm, _ index: Int, _ set: OverloadSet) -> KnownArgument? {
    if case .variable(let variable) = checker.head(call.types[index]), variable.literal != nil {
      guard isLiteralSyntax(checker.unparenthesized(call.arguments[index].syntax)), variable.literal != .nilValue,
        let type = defaultType(of: variable)
      else { return nil }
      return KnownArgument(type: type, isLiteral: true)
    }
    let type = checker.head(call.types[index]).resolved
    return isOpen(type) || type.hasTypeVariables ? nil : KnownArgument(type: type)
  }

  func expectedResult(of call: CallTerm) -> Type? {
    let result = checker.head(call.result)
    let expected = isOpen(result) ? awaitedType(of: result) : result
    return expected.flatMap { $0.hasTypeVariables ? nil : $0.resolved }
  }

  private func score(_ callee: Callee, _ operands: [KnownArgument?], _ expected: Type?, isExact: Bool) -> Double? {
    let parameters = checker.shape(of: callee)
    guard parameters.count == operands.count else { return nil }
    let number = numberWithOperator(callee, operands.compactMap { $0 })
    func ownType(of type: Type) -> Type { self.ownType(of: type.substituting(number), callee) }
    var total = 0.0
    for (parameter, operand) in zip(parameters, operands) {
      guard !parameter.isVariadic, let operand else { continue }
      let type = ownType(of: parameter.isAutoclosure ? element(of: parameter) : parameter.type)
      if case .function = type { continue }
      let score = scoreOfOperand(operand, type, callee, isExact: isExact)
      if score == 0 { return nil }
      total += score
    }
    total /= Double(operands.count)
    guard total > 0, let result = function(of: callee).map({ ownType(of: $0.result) }) else { return total }
    if let expected, match(result, expected, callee) > 0 { total += 1 }
    // Operators of one type come before all others that match as well.
    let isGeneric = result.contains { if case .parameter = $0 { true } else { false } }
    if let name = function(of: callee)?.name, Self.arithmetic.contains(name), parameters.count == 2, !isGeneric,
      parameters.allSatisfy({ ownType(of: $0.type) == result })
    {
      total += 0.01
    }
    return total
  }

  /// `Self` of an operator that obsh's library declares in a protocol, and swiftc's in each number type as well: the
  /// type of an operand that is no literal, or else a literal's default type.
  private func numberWithOperator(_ callee: Callee, _ operands: [KnownArgument]) -> Substitution {
    guard let owner = function(of: callee)?.owner, owner.isLibrary, owner.kind == .protocolType,
      let parameter = owner.selfParameter
    else { return [:] }
    let ordered = operands.filter { !$0.isLiteral } + operands.filter(\.isLiteral)
    let number = ordered.lazy.map(\.type).first { type in
      guard ["Double", "Float", "CGFloat"].contains(where: type.isLibrary) || self.isInteger(type) else { return false }
      return self.checker.conforms(type, to: owner)
    }
    return number.map { [parameter: $0] } ?? [:]
  }

  private func isInteger(_ type: Type) -> Bool {
    guard case .nominal(let declaration, _) = type, declaration.isLibrary else { return false }
    return checker.libraryType("FixedWidthInteger").map { checker.conforms(type, to: $0) } ?? false
  }

  /// As for functions, but the exact type comes before a generic parameter, and both before an optional.
  private func scoreOfOperand(_ operand: KnownArgument, _ parameter: Type, _ callee: Callee, isExact: Bool) -> Double {
    if operand.isLiteral {
      let score = match(operand, parameter, callee, isExact: isExact)
      return score > 0 && !isExact && parameter.wrapped != nil ? 0.2 : score
    }
    // A comparison that the compiler makes is found as the requirement of its protocol, which is generic.
    if operand.type == parameter { return function(of: callee)?.synthesized == nil ? 1 : 0.9 }
    if operand.type.wrapped != nil || parameter.wrapped != nil {
      return match(operand.type, parameter, callee) > 0 ? 0.9 : 0
    }
    if case .parameter = parameter { return match(operand.type, parameter, callee) > 0 ? 0.9 : 0 }
    if case .nominal(let own, _) = operand.type, case .nominal(let other, _) = parameter, own == other {
      // `lhs: Self` of the program's generic type comes before a generic parameter, `rhs: S`.
      let isGeneric = parameter.contains { if case .parameter = $0 { true } else { false } }
      return !isGeneric ? 0 : isWritten(callee) ? 0.95 : 0.8
    }
    return match(operand.type, parameter, callee)
  }
}
