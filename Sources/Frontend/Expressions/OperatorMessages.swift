import SwiftSyntax
import Tree

/// What is wrong with operands, in swiftc's words.
extension Checker {
  func reportOperator(
    _ name: String, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, token: TokenSyntax
  ) {
    let types = arguments.map { argument -> Type? in argument.inferred.map { described($0.type) } }
    if arguments.count == 1, let type = types[0] {
      error("unary operator '\(name)' cannot be applied to an operand of type '\(type)'", at: token)
      return
    }
    // An immutable left side of `+=` has its own words, already said by another try.
    if let left = arguments[0].inferred, name.hasSuffix("="), !["==", "!=", "<=", ">="].contains(name),
      !isMutable(left)
    {
      _ = requireMutable(left, at: arguments[0].syntax, verb: "operator")
      return
    }
    if let left = types[0], let right = types.count > 1 ? types[1] : nil {
      if let wrapped = left.wrapped, right.wrapped == nil || right == left, name != "==", name != "!=" {
        error(
          "value of optional type '\(left)' must be unwrapped to a value of type '\(wrapped)'",
          at: location(of: arguments[0].syntax))
        return
      }
      if let wrapped = right.wrapped, name != "==", name != "!=" {
        error(
          "value of optional type '\(right)' must be unwrapped to a value of type '\(wrapped)'",
          at: location(of: arguments[1].syntax))
        return
      }
      if reportOperand(name, left, right, arguments, hint: hint) { return }
      if left == right, name == "==" || name == "!=", let nominal = left.nominal, !nominal.isLibrary,
        nominal.genericParameters.isEmpty
      {
        error(
          "referencing operator function '\(name)' on 'Equatable' requires that '\(left)' conform to 'Equatable'",
          at: token)
      } else if left == right {
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
    // The contextual operand failed: say what it said.
    for (argument, type) in zip(arguments, types.reversed()) where argument.inferred == nil {
      let before = errorCount
      _ = infer(argument.syntax, hint: type ?? nil)
      if errorCount > before { return }
    }
    error("operator '\(name)' cannot be applied here", at: token)
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
    let isAssigning = name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
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
  func reportNotBoolean(_ value: Expression, _ syntax: ExprSyntax, test: String) {
    let type = described(value.type)
    let place = location(of: syntax)
    if type.wrapped != nil, !(type.wrapped?.isLibrary("Bool") ?? false) {
      error("optional type '\(type)' cannot be used as a boolean; test for '\(test) nil' instead", at: place)
    } else if case .integer(let magnitude, false) = value.kind {
      error(
        "integer literal value '\(magnitude)' cannot be used as a boolean; did you mean '\(magnitude == 0 ? "false" : "true")'?",
        at: place)
    } else if let integers = libraryType("BinaryInteger"), conforms(type, to: integers) {
      error("type '\(type)' cannot be used as a boolean; test for '\(test) 0' instead", at: place)
    } else {
      reportMismatch(value, to: libraryNominal("Bool"), purpose: .argument, at: syntax)
    }
  }

  func operatorIsKnown(_ name: String) -> Bool {
    [
      "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "<<", ">>", "...", "..<", "~=", "+=",
      "-=", "*=", "/=", "%=",
    ].contains(name)
  }
}
