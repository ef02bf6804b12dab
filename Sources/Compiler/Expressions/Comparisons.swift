import Code
import Tree

/// Comparisons: an instruction for numbers, a call for everything else.
extension FunctionBuilder {
  func lowerComparison(
    _ name: String, _ left: Expression, _ right: Expression, _ function: FunctionDeclaration,
    _ substitution: Substitution, _ target: Register?
  ) -> Temp? {
    guard let operand = comparisonOperand(name, left, function, substitution) else {
      guard function.name == "~=" else { return nil }
      let (one, two) = operands(left, right)
      let value = emitEquality(one, two, type(left))
      drop(two)
      drop(one)
      guard let target else { return value }
      move(value, boolType, into: target)
      return Temp(register: target, kind: .alias)
    }
    let (one, two) = operands(left, right)
    drop(two)
    drop(one)
    let register = target ?? registers.allocate(.trivial)
    emitComparison(name, operand, register, one.register, two.register)
    return result(register, target)
  }

  /// The operand of a comparison instruction; nil if the comparison is a call.
  func comparisonOperand(
    _ name: String, _ left: Expression, _ function: FunctionDeclaration, _ substitution: Substitution
  ) -> BuiltinOperand? {
    let type = type(left)
    if let operand = builtinOperand(type) {
      let isEquality = name == "==" || name == "!="
      return operand.isUnsignedWord && !isEquality || operand == .bits && !isEquality ? nil : operand
    }
    // Enums without payload, unless the program implements their comparison.
    guard name == "==" || name == "!=", function.owner?.kind == .protocolType || function.name == "~=",
      case .nominal(let declaration, _) = type,
      declaration.kind == .enumeration, isTrivial(type),
      let equality = knowledge.libraryRequirement("Equatable.==(_:_:)")
    else { return nil }
    let witness = knowledge.witness(for: equality, of: type, arguments: [])
    return witness?.function.synthesized == .equality ? .bits : nil
  }

  func emitComparison(
    _ name: String, _ operand: BuiltinOperand, _ target: Register, _ left: Register, _ right: Register
  ) {
    let isFloating = operand == .double || operand == .float
    switch name {
    case "==", "!=":
      emit(isFloating ? .equalDouble : .equalInt, target, left, right)
      if name == "!=" { emit(.not, target, target) }
    case "<": emit(isFloating ? .lessDouble : .lessInt, target, left, right)
    case "<=": emit(isFloating ? .lessOrEqualDouble : .lessOrEqualInt, target, left, right)
    case ">": emit(isFloating ? .lessDouble : .lessInt, target, right, left)
    default: emit(isFloating ? .lessOrEqualDouble : .lessOrEqualInt, target, right, left)
    }
  }

  /// A call that compares numbers, for a branch: its operator, its operands and their type.
  func comparison(_ expression: Expression) -> (name: String, left: Expression, right: Expression)? {
    guard case .apply(let function, let substitution, _, let arguments, _) = expression.kind, arguments.count == 2,
      case .value(let left) = arguments[0], case .value(let right) = arguments[1],
      let name = operatorName(function, 2), Self.comparisons.contains(name),
      let operand = comparisonOperand(name, left, function, substitution), operand != .double, operand != .float,
      builtinOperand(type(left)) == nil || isComparable(arguments[1], to: operand)
    else { return nil }
    return (name, left, right)
  }

  /// Emits a comparison of two values by the `==` of their type. The result is a Bool.
  func emitEquality(_ left: Temp, _ right: Temp, _ type: Type) -> Temp {
    if let operand = builtinOperand(type) {
      let register = registers.allocate(.trivial)
      emitComparison("==", operand, register, left.register, right.register)
      return Temp(register: register, kind: .trivial)
    }
    guard let equality = knowledge.libraryRequirement("Equatable.==(_:_:)"),
      let parameter = equality.owner?.selfParameter, let bool = knowledge.libraryType("Bool")
    else {
      unsupported("comparing values of type '\(type)'")
      return void
    }
    let callee = resolve(equality, [parameter: type], base: nil, isDirect: false)
    let metatype: [ArgumentSource] = callee.function.passesSelf ? [.metatype(type)] : []
    return emitCall(
      callee.callee, metatype + [.temp(left), .temp(right)], result: .nominal(bool, []), into: nil, canThrow: false)
  }
}
