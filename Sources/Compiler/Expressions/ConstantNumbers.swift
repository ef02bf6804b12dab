import Tree

/// Floating-point numbers that are known when code is compiled. Arithmetic happens at run time here, but swiftc computes
/// that of constants itself, and then a result that is not a number is `nan`: the processor's result of `0.0 / 0` is
/// `-nan`.
extension FunctionBuilder {
  /// True for arithmetic of known numbers without a numeric result.
  func isKnownNaN(_ name: String, _ operand: BuiltinOperand, _ left: Expression, _ right: Expression) -> Bool {
    guard operand == .double || operand == .float, let left = knownNumber(left), let right = knownNumber(right),
      !left.isNaN, !right.isNaN
    else { return false }
    return result(name, left, right)?.isNaN ?? false
  }

  /// Remembers the value of `let zero = 0.0` in a function.
  func noteNumber(_ variable: VariableDeclaration, _ value: Expression) {
    guard variable.isLet, variable.kind == .local, let number = knownNumber(value) else { return }
    knownNumbers[ObjectIdentifier(variable)] = number
  }

  private func knownNumber(_ expression: Expression) -> Double? {
    guard let operand = builtinOperand(type(expression)), operand == .double || operand == .float else { return nil }
    switch expression.kind {
    case .integer(let magnitude, let isNegative): return isNegative ? -Double(magnitude) : Double(magnitude)
    case .double(let value): return value
    case .variable(let variable): return knownNumbers[ObjectIdentifier(variable)]
    case .apply(let function, _, _, let arguments, _):
      let values = arguments.compactMap { argument in argument.expression.flatMap(knownNumber) }
      guard values.count == arguments.count, let name = operatorName(function, arguments.count) else { return nil }
      if values.count == 1 { return name == "prefix -" ? -values[0] : nil }
      return values.count == 2 ? result(name, values[0], values[1]) : nil
    default: return nil
    }
  }

  private func result(_ name: String, _ left: Double, _ right: Double) -> Double? {
    let result: Double
    switch name {
    case "+": result = left + right
    case "-": result = left - right
    case "*": result = left * right
    case "/": result = left / right
    default: return nil
    }
    return result.isNaN && !left.isNaN && !right.isNaN ? .nan : result
  }
}
