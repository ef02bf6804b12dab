import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Operators on optionals and references that the checker handles itself: `??`, `===`, `== nil`.
extension ExpressionChecker {
  func inferCoalesce(_ node: InfixOperatorExprSyntax, hint: Type?) -> Expression {
    if let value = opaqueCoalescing(node, hint: hint) { return value }
    if case .found(let solution) = table.context.solution, let solved = solution.coalescings[node.id],
      !solved.wrapped.hasTypeVariables, let value = coalesce(node, as: solved)
    {
      return value
    }
    let left: Expression
    if isContextual(node.leftOperand), let hint {
      left = infer(node.leftOperand, hint: optional(hint))
    } else {
      left = infer(node.leftOperand, hint: hint.flatMap { unbound($0) == nil ? optional($0) : nil })
    }
    if case .error = left.type { return left }
    // `{ a, b in a ?? b }`: the parameter is optional because it is the operand of `??`.
    if let open = unbound(left.type), open.literal == nil, open.protocols.isEmpty {
      _ = matches(left.type, optional(makeVariable()))
    }
    guard let wrapped = concrete(left.type).wrapped else {
      if let hint, unbound(hint) == nil, !canConvert(left.type, to: hint) {
        if !isPlainLiteral(node.leftOperand), let right = attempt({ infer(node.rightOperand, hint: left.type) }),
          !canConvert(right.type, to: left.type)
        {
          error(.operator(.binary("??", spelled(left), spelled(right))), at: node.operator)
          error(.call(.noCandidates("??", for: asWritten(described(hint)))), at: node.operator)
          return errorExpression(node)
        }
        reportMismatch(left, to: hint, purpose: .argument, at: node.leftOperand)
        return errorExpression(node)
      }
      return coalesce(node, nonOptional: left, hint: hint)
    }
    let outerTried = body.isTried
    let right = infer(node.rightOperand, hint: wrapped)
    body.isTried = outerTried
    if case .error = right.type { return right }
    if isNil(right), let hint, unbound(hint) == nil, case .nominal = head(hint), head(hint).wrapped == nil,
      !isMadeOfNil(hint), !isOpen
    {
      error(.conversion(.nilMismatch(described(hint).shown, for: .argument)), at: node.rightOperand)
      return errorExpression(node)
    }
    let start = table.snapshot()
    // The type matters only if there is an opaque value: `record?.date ?? Date()`.
    if isOpen, isUnknown(wrapped), !isUnknown(right.type), head(right.type).wrapped == nil {
      let known = hint.flatMap { unbound($0) == nil ? $0 : nil } ?? right.type
      if let leftConverted = convert(left, to: optional(known)), let converted = convert(right, to: known) {
        return Expression(.coalesce(leftConverted, converted), type: known, place: place(node))
      }
      table.rollback(to: start)
    }
    if head(right.type).wrapped == nil || head(wrapped).wrapped != nil {
      if let converted = convertOperand(right, to: wrapped) {
        return Expression(.coalesce(left, converted), type: wrapped, place: place(node))
      }
      table.rollback(to: start)
    }
    if let converted = convertOperand(right, to: left.type), head(right.type).wrapped != nil || isNil(right) {
      return Expression(.coalesce(left, converted), type: left.type, place: place(node))
    }
    table.rollback(to: start)
    if let hint, unbound(hint) == nil, let leftConverted = convert(left, to: optional(hint)),
      let converted = convertOperand(right, to: hint)
    {
      return Expression(.coalesce(leftConverted, converted), type: hint, place: place(node))
    }
    table.rollback(to: start)
    if isErased(right.type), let leftConverted = convert(left, to: optional(right.type)) {
      return Expression(.coalesce(leftConverted, right), type: right.type, place: place(node))
    }
    table.rollback(to: start)
    if let joined = join(wrapped, right.type), let leftConverted = convert(left, to: optional(joined)),
      let converted = convertOperand(right, to: joined)
    {
      return Expression(.coalesce(leftConverted, converted), type: joined, place: place(node))
    }
    table.rollback(to: start)
    if let hint, described(hint) == described(wrapped), head(right.type).wrapped == nil {
      reportMismatch(right, to: wrapped, purpose: .argument, at: node.rightOperand)
      return errorExpression(node)
    }
    if let hint, unbound(hint) == nil, canConvert(right.type, to: hint), !canConvert(wrapped, to: hint) {
      reportMismatch(left, to: optional(hint), purpose: .argument, at: node.leftOperand)
      return errorExpression(node)
    }
    if let inner = head(right.type).wrapped, wrapped.nominal != nil, described(inner).nominal?.isLibrary == true,
      described(wrapped).nominal?.isLibrary == true
    {
      let (found, expected) = (spelled(right), spelled(left))
      error(.conversion(.mismatch(found, expected, for: .argument)), at: location(of: node.rightOperand))
      return errorExpression(node)
    }
    error(.operator(.binary("??", spelled(left), spelled(right))), at: node.operator)
    return errorExpression(node)
  }

  /// A value that is never `nil`, with a default: the default is checked, but never evaluated.
  private func coalesce(_ node: InfixOperatorExprSyntax, nonOptional left: Expression, hint: Type?) -> Expression {
    let outerTried = body.isTried
    let right = infer(node.rightOperand, hint: isUnknown(left.type) ? hint : left.type)
    body.isTried = outerTried
    if case .error = right.type { return right }
    if isOpen, isUnknown(left.type) || isUnknown(right.type) { return left }
    let type: Type? =
      if head(right.type).wrapped != nil || isNil(right) {
        optional(left.type)
      } else if canConvert(right.type, to: left.type) {
        left.type
      } else {
        join(left.type, right.type) ?? hint.flatMap { unbound($0) == nil ? $0 : nil }
      }
    guard let type, convertOperand(right, to: type) != nil, let value = convert(left, to: type) else {
      error(.operator(.binary("??", spelled(left), spelled(right))), at: node.operator)
      return errorExpression(node)
    }
    warning(.operator(.needlessDefault(described(left.type).shown)), at: node.operator)
    return value
  }

  /// Both operands with the types from the solution.
  private func coalesce(_ node: InfixOperatorExprSyntax, as solved: Solution.Coalescing) -> Expression? {
    let whole = optional(solved.wrapped)
    return attempt {
      let left = infer(node.leftOperand, hint: whole)
      let isOptional = head(left.type).wrapped != nil
      // `print(count ?? "none")`: both values become an `Any`.
      guard isOptional || isErased(solved.wrapped), let first = convert(left, to: whole) else { return nil }
      let outerTried = body.isTried
      let type = solved.keepsOptional ? whole : solved.wrapped
      let right = infer(node.rightOperand, hint: type)
      body.isTried = outerTried
      guard let second = convertOperand(right, to: type) else { return nil }
      if !isOptional { warning(.operator(.needlessDefault(described(left.type).shown)), at: node.operator) }
      return Expression(.coalesce(first, second), type: type, place: place(node))
    }
  }

  private func isPlainLiteral(_ node: ExprSyntax) -> Bool {
    let value = unparenthesized(node)
    return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
  }

  func isNil(_ expression: Expression) -> Bool {
    if case .nilValue = expression.kind { true } else { false }
  }

  func inferIdentity(_ node: InfixOperatorExprSyntax, negated: Bool) -> Expression {
    let (left, right) = inferObjects(node)
    if case .error = left.type { return left }
    if case .error = right.type { return right }
    if let stop = identityOfOpaque(left, right) { return stop }
    let values = [(left, node.leftOperand), (right, node.rightOperand)].filter { value, _ in
      let type = head(value.type)
      if case .metatype = type { return false }
      return !isClassType(type.wrapped ?? type) && !isNil(value) && !isAnyProtocol(type)
    }
    for (value, syntax) in values {
      let type = described(value.type)
      if type.resolved.wrapped != nil, isNil(left) || isNil(right) {
        error(.operator(.comparedByReference(type.shown)), at: node.operator)
      } else {
        error(.conversion(.notAnObject(type.shown, for: .argument)), at: syntax)
      }
    }
    if !values.isEmpty { return errorExpression(node) }
    let bool = libraryNominal("Bool")
    let same = Expression(.identical(left, right), type: bool, place: place(node))
    return negated ? Expression(.not(same), type: bool, place: place(node)) : same
  }

  /// The operands of `===`: a literal `nil` has the type of the other operand, on either side.
  private func inferObjects(_ node: InfixOperatorExprSyntax) -> (Expression, Expression) {
    func none(beside other: Expression, _ syntax: ExprSyntax) -> Expression {
      if case .error = other.type { return other }
      let type = head(other.type)
      return infer(syntax, hint: type.wrapped == nil ? optional(type) : type)
    }
    let (left, right) = (node.leftOperand, node.rightOperand)
    if left.is(NilLiteralExprSyntax.self) {
      let second =
        right.is(NilLiteralExprSyntax.self)
        ? infer(right, hint: optional(.anyObject)) : infer(right, hint: nil)
      return (none(beside: second, left), second)
    }
    let first = infer(left, hint: nil)
    return (first, right.is(NilLiteralExprSyntax.self) ? none(beside: first, right) : infer(right, hint: first.type))
  }

  private func isAnyProtocol(_ type: Type) -> Bool {
    if case .existential = head(type.wrapped ?? type) { true } else { false }
  }

  /// True if `nil` is a value of the type, which has an `==` of its own.
  func isMadeOfNil(_ type: Type) -> Bool {
    let type = concrete(type)
    if type.hasTypeVariables || type == .error { return false }
    return ["ExpressibleByNilLiteral", "Equatable"].allSatisfy { name in
      libraryType(name).map { conforms(type, to: $0) } ?? false
    }
  }

  /// `x == nil` only tests if there is a value.
  func inferNilComparison(_ node: InfixOperatorExprSyntax, negated: Bool) -> Expression? {
    let operand: ExprSyntax
    if node.rightOperand.is(NilLiteralExprSyntax.self) {
      operand = node.leftOperand
    } else if node.leftOperand.is(NilLiteralExprSyntax.self) {
      operand = node.rightOperand
    } else {
      return nil
    }
    // A key path without a root is an operand of an operator that the program declares. A name that is also a
    // function's means the variable: no function is nil.
    if isContextualOperand(operand), !operand.is(DeclReferenceExprSyntax.self) { return nil }
    let value = infer(operand, hint: nil)
    if case .error = value.type { return value }
    if comparesToNilItself(node, value.type) { return nil }
    let bool = libraryNominal("Bool")
    if isOpen, isUnknown(value.type) { return undecided(value, "whether it is nil is asked", as: bool) }
    guard concrete(value.type).wrapped != nil else {
      if isMadeOfNil(value.type) { return nil }
      warning(.operator(.comparedToNil(described(value.type).shown, result: negated)), at: node.operator)
      let result = Expression(.boolean(negated), type: bool, place: place(node))
      return result
    }
    let isNil = Expression(.isNil(decided(value)), type: bool, place: place(node))
    return negated ? Expression(.not(isNil), type: bool, place: place(node)) : isNil
  }

  /// True if the program declares a comparison of such an operand with an optional: it fits better than the library's
  /// comparison with `nil`, which takes any value as an optional.
  func comparesToNilItself(_ node: InfixOperatorExprSyntax, _ operand: Type) -> Bool {
    let name = node.operator.writtenText
    guard operatorIsOwn(name) else { return false }
    var type = head(operand)
    if case .variable(let variable) = type { type = defaultType(of: variable) ?? type }
    let (value, levels) = unwrapped(type)
    let base = superclass(of: value) ?? value
    guard base.nominal != nil else { return false }
    let isNilLeft = node.leftOperand.is(NilLiteralExprSyntax.self)
    return (operatorFunctions(name) + (memberOperators[name] ?? [])).contains { function in
      let types = function.parameters.map(\.variable.type)
      guard types.count == 2, !function.place.file.isLibrary, types[isNilLeft ? 0 : 1].wrapped != nil else {
        return false
      }
      let (wanted, allowed) = unwrapped(types[isNilLeft ? 1 : 0])
      return levels <= allowed && wanted.nominal != nil
        && (value.nominal == wanted.nominal || base.nominal == wanted.nominal || isSubclass(base, of: wanted))
    }
  }

  /// The type inside all optionals, and their number.
  private func unwrapped(_ type: Type) -> (Type, levels: Int) {
    var (type, levels) = (head(type), 0)
    while let wrapped = type.wrapped { (type, levels) = (head(wrapped), levels + 1) }
    return (type, levels)
  }
}
