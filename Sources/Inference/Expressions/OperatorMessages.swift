import Declarations
import Source
import SwiftSyntax
import Tree

/// What is wrong with operands, in swiftc's words.
extension ExpressionChecker {
  func reportOperator(
    _ name: String, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, token: TokenSyntax
  ) {
    let types = arguments.map { argument -> Type? in argument.inferred.map { described($0.type) } }
    if arguments.count == 1, let type = types[0], let wrapped = type.wrapped {
      error(
        "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'",
        at: location(of: arguments[0].syntax))
      return
    }
    if arguments.count == 1, let type = types[0] {
      error("unary operator '\(name)' cannot be applied to an operand of type '\(type)'", at: token)
      return
    }
    // An immutable left side of `+=` has its own words, already said by another try.
    if let left = arguments[0].inferred, input.operators.assigns(name),
      !isMutable(left)
    {
      _ = requireMutable(left, at: arguments[0].syntax, verb: "operator")
      return
    }
    if let left = types[0], let right = types.count > 1 ? types[1] : nil {
      if reportOptionalOperand(name, left, right, arguments, node: node, at: token) { return }
      if let wrapped = left.wrapped, right.wrapped == nil, name != "==", name != "!=" {
        error(
          "value of optional type '\(left)' must be unwrapped to a value of type '\(wrapped)'",
          at: location(of: arguments[0].syntax))
        return
      }
      if let wrapped = right.wrapped, left.wrapped == nil, name != "==", name != "!=" {
        error(
          "value of optional type '\(right)' must be unwrapped to a value of type '\(wrapped)'",
          at: location(of: arguments[1].syntax))
        return
      }
      if reportOperand(name, left, right, arguments, hint: hint) { return }
      if reportForeignOperand(name, left, right, arguments, node: node, at: token) { return }
      if name == "==" || name == "!=", reportNotEquatable(name, left, right, arguments, node: node, at: token) {
        return
      }
      if reportNotComparable(name, left, right, node: node, at: token) { return }
      if reportBounds(name, left, right, arguments, at: token) { return }
      if left == right {
        error("binary operator '\(name)' cannot be applied to two '\(left)' operands", at: token)
      } else {
        error("binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'", at: token)
      }
      return
    }
    // `status == .idle`, where the type has no `==`.
    if let known = types.compactMap({ $0 }).first, types.count == 2, known.nominal?.isLibrary == false {
      let contextual = arguments[types[0] == nil ? 0 : 1].syntax
      let isFitting = attempt { () -> Bool? in
        let value = infer(contextual, hint: known)
        return head(value.type) == known ? true : nil
      }
      if isFitting ?? false {
        error("binary operator '\(name)' cannot be applied to two '\(known)' operands", at: token)
        return
      }
    }
    if reportNil(arguments, types) { return }
    // Literals of what cannot be compared: `[a] == [b]`.
    if types.count == 2, name == "==" || name == "!=" {
      let start = table.snapshot()
      let errors = errorCount
      let operands = arguments.map { argument -> CallArgument in
        var known = argument
        known.inferred = argument.inferred ?? infer(argument.syntax, hint: nil)
        return known
      }
      let found = operands.map { described($0.inferred?.type ?? .error) }
      let isKnown = errorCount == errors
      table.rollback(to: start)
      if isKnown, reportNotEquatable(name, found[0], found[1], operands, node: node, at: token) { return }
    }
    // The contextual operand failed: say what it said.
    for (argument, type) in zip(arguments, types.reversed()) where argument.inferred == nil {
      let before = errorCount
      _ = infer(argument.syntax, hint: type ?? nil)
      if errorCount > before { return }
    }
    // `[1] + 2`: what the literal is by itself.
    if types.count == 2, arguments.contains(where: { $0.inferred == nil && isCollectionLiteral($0.syntax) }),
      arguments.allSatisfy({ $0.inferred != nil || isCollectionLiteral($0.syntax) })
    {
      let errors = errorCount
      let found = arguments.map { described(($0.inferred ?? infer($0.syntax, hint: nil)).type) }
      if errorCount == errors {
        error(
          found[0] == found[1]
            ? "binary operator '\(name)' cannot be applied to two '\(found[0])' operands"
            : "binary operator '\(name)' cannot be applied to operands of type '\(found[0])' and '\(found[1])'",
          at: token)
        return
      }
    }
    error("operator '\(name)' cannot be applied here", at: token)
  }

  /// What is compared has no `==`.
  private func reportNotEquatable(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    if left == right, left.nominal?.isLibrary == false || isParameter(left) {
      guard
        arguments.contains(where: { !isPlain($0) }) || isPart(node)
          || isCallArgument(node) && !isParameter(left)
      else { return false }
      error(
        "referencing operator function '\(name)' on 'Equatable' requires that '\(left)' conform to 'Equatable'",
        at: token)
      return true
    }
    for (own, other, isRight) in [(left, 1, true), (right, 0, false)] {
      guard own.nominal?.isLibrary == false, own.nominal != nil, let value = arguments[other].inferred,
        let literal = unbound(value.type)?.literal, literal == .integer || literal.isText && isRight
      else { continue }
      let needed = literal == .integer ? "BinaryInteger" : "StringProtocol"
      let subject = isRight ? "referencing operator function '\(name)' on '\(needed)'" : "operator function '\(name)'"
      error("\(subject) requires that '\(own)' conform to '\(needed)'", at: token)
      return true
    }
    // `[a] == [a]`, `b == optional`: what is inside has no `==`.
    guard let equatable = libraryType("Equatable"), (left.wrapped ?? left) == (right.wrapped ?? right),
      !(left == right && left.wrapped.map(isParameter) ?? false),
      case .nominal(let declaration, _) = left.wrapped == nil ? right : left,
      declaration.isLibrary
    else { return false }
    let (inner, missing) = innermostUnmet(left.wrapped ?? left, equatable)
    guard missing == equatable, !conforms(inner, to: equatable) else { return false }
    error("operator function '\(name)' requires that '\(inner)' conform to 'Equatable'", at: token)
    return true
  }

  /// What is ordered has no `<`.
  private func reportNotComparable(
    _ name: String, _ left: Type, _ right: Type, node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard ["<", ">", "<=", ">="].contains(name), left == right, left.nominal?.isLibrary == false || isParameter(left),
      isPart(node) || isCallArgument(node) && !isParameter(left)
    else { return false }
    error(
      "referencing operator function '\(name)' on 'Comparable' requires that '\(left)' conform to 'Comparable'",
      at: token)
    return true
  }

  /// `1...2.5`
  private func reportBounds(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    guard ["...", "..<"].contains(name), left != right, left.nominal != nil, right.nominal != nil else { return false }
    // Of a literal it is said last.
    let isLiteral = arguments[0].inferred.map { unbound($0.type)?.literal != nil } ?? false
    let (first, second) = isLiteral ? (right, left) : (left, right)
    error("conflicting arguments to generic parameter 'Self' ('\(first)' vs. '\(second)')", at: token)
    return true
  }

  func isCallArgument(_ node: ExprSyntax) -> Bool {
    node.parent?.is(LabeledExprSyntax.self) ?? false
      && node.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
  }

  func isParameter(_ type: Type) -> Bool { if case .parameter = type { true } else { false } }

  /// An operand with nothing in it to choose: no literal, no overloaded call.
  private func isPlain(_ argument: CallArgument) -> Bool {
    guard let value = argument.inferred else { return false }
    return isPlain(value)
  }

  private func isPlain(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double, .string, .boolean: return false
    case .apply(let function, _, let base, let arguments, _):
      guard arguments.allSatisfy({ $0.expression.map(isPlain) ?? true }) else { return false }
      guard let owner = function.owner else { return true }
      return members(of: owner, named: function.name).count < 2 && base.map(isPlain) ?? true
    case .enumCase(_, let values): return values.allSatisfy(isPlain)
    case .property(let base, _, _, _): return isPlain(base)
    default: return true
    }
  }

  /// `str + nil`
  private func reportNil(_ arguments: [CallArgument], _ types: [Type?]) -> Bool {
    guard arguments.count == 2 else { return false }
    for (index, other) in [(0, 1), (1, 0)] where arguments[index].syntax.is(NilLiteralExprSyntax.self) {
      guard let type = types[other], type.wrapped == nil else { continue }
      error("'nil' is not compatible with expected argument type '\(type)'", at: arguments[index].syntax)
      return true
    }
    return false
  }

  /// Where the place says what the operation has to give, swiftc blames the operand that is something else.
  func reportOperand(_ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], hint: Type?) -> Bool {
    guard left != right else { return false }
    func blame(_ index: Int, _ type: Type, expected: String) -> Bool {
      error(
        "cannot convert value of type '\(type)' to expected argument type '\(expected)'",
        at: location(of: arguments[index].syntax))
      return true
    }
    let isAssigning = input.operators.assigns(name)
    if isAssigning, left.nominal?.isLibrary == true {
      // Arrays are called by their name here.
      if case .nominal(let declaration, let parts) = left, declaration.name == "Array" {
        return blame(1, right, expected: "Array<\(parts[0])>")
      }
      return blame(1, right, expected: left.description)
    }
    guard ["+", "-", "*", "/", "%"].contains(name), let hint, unbound(hint) == nil, head(hint).nominal != nil else {
      return false
    }
    let expected = head(hint)
    if left == expected { return blame(1, right, expected: expected.description) }
    if right == expected { return blame(0, left, expected: expected.description) }
    return false
  }

  /// Integers and optionals that other languages take for truth values.
  package func reportNotBoolean(_ value: Expression, _ syntax: ExprSyntax, test: String, purpose: Purpose = .argument) {
    let type = described(value.type)
    let place = location(of: syntax)
    if type.wrapped != nil, purpose == .condition || !(type.wrapped?.isLibrary("Bool") ?? false) {
      error("optional type '\(type)' cannot be used as a boolean; test for '\(test) nil' instead", at: place)
    } else if case .integer(let magnitude, false) = value.kind, magnitude < 2 {
      error(
        "integer literal value '\(magnitude)' cannot be used as a boolean; did you mean '\(magnitude == 0 ? "false" : "true")'?",
        at: place)
    } else if unbound(value.type) == nil, let integers = libraryType("BinaryInteger"), conforms(type, to: integers) {
      error("type '\(type)' cannot be used as a boolean; test for '\(test) 0' instead", at: place)
    } else {
      reportMismatch(value, to: libraryNominal("Bool"), purpose: purpose, at: syntax)
    }
  }

  func operatorIsKnown(_ name: String) -> Bool {
    [
      "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "<<", ">>", "...", "..<", "~=", "+=",
      "-=", "*=", "/=", "%=",
    ].contains(name)
  }
}
