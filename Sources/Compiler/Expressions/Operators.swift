import Code
import Tree

/// Operators of built-in types become instructions instead of calls.
enum BuiltinOperand: Equatable {
  case integer(width: Int, isSigned: Bool)
  case double
  case float
  /// `Bool`, and enums without payload, which are compared by their bits.
  case bits

  var isInt64: Bool { self == .integer(width: 64, isSigned: true) }
  /// True for UInt64: values above `Int64.max` do not compare like the signed numbers with the same bits.
  var isUnsignedWord: Bool { self == .integer(width: 64, isSigned: false) }
}

extension FunctionBuilder {
  func builtinOperand(_ type: Type) -> BuiltinOperand? {
    guard case .nominal = type else { return nil }
    return switch runtimeType(type).kind {
    case .integer(let width, let signed): .integer(width: width, isSigned: signed)
    case .double: .double
    case .float: .float
    case .bool: .bits
    default: nil
    }
  }

  /// The operator's name if the function belongs to the library: `+`, `prefix -`, `+=`.
  func operatorName(_ function: FunctionDeclaration, _ count: Int) -> String? {
    guard function.place.file.isLibrary, let first = function.name.unicodeScalars.first else { return nil }
    guard !first.properties.isAlphabetic, first != "_" else { return nil }
    // An operator that compares two different types (`3 < demand`) belongs to a type, even if one of them is built
    // in.
    if function.parameters.count == 2, Self.comparisons.contains(function.name), function.owner?.kind != .protocolType,
      function.parameters[0].variable.type != function.parameters[1].variable.type
    {
      return nil
    }
    // `case 3:` compares with `==`.
    if function.name == "~=", isEqualityMatch(function) { return "==" }
    return count == 1 ? "prefix \(function.name)" : function.name
  }

  /// `~= <T: Equatable>(a: T, b: T)`
  private func isEqualityMatch(_ function: FunctionDeclaration) -> Bool {
    guard function.parameters.count == 2, case .parameter(let type) = function.parameters[0].variable.type else {
      return false
    }
    return function.parameters[1].variable.type == .parameter(type) && type != function.owner?.selfParameter
  }

  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>",
  ]
  static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

  /// True if a call of the function with these arguments compiles to one instruction or a few.
  func isBuiltinOperator(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
    guard let name = operatorName(function, arguments.count), case .value(let first)? = arguments.first,
      let operand = builtinOperand(type(first)), arguments.dropFirst().allSatisfy({ isComparable($0, to: operand) })
    else { return false }
    if arguments.count == 1 { return name == "prefix -" || name == "prefix ~" }
    return Self.comparisons.contains(name) || (Self.arithmetic.contains(name) && opcode(name, operand) != nil)
  }

  /// False for the right side of `3 < number` if its words cannot be compared with those of a signed number, or if it
  /// is of an integer type that is declared by its words.
  func isComparable(_ argument: Argument, to operand: BuiltinOperand) -> Bool {
    guard let other = argument.expression.flatMap({ builtinOperand(type($0)) }) else { return false }
    return other == operand || !other.isUnsignedWord && !operand.isUnsignedWord
  }

  private func opcode(_ name: String, _ operand: BuiltinOperand) -> Opcode? {
    switch (operand, name) {
    case (.integer, "&+"): .addWrapping
    case (.integer, "&-"): .subtractWrapping
    case (.integer, "&*"): .multiplyWrapping
    case (.integer, "&"): .andBits
    case (.integer, "|"): .orBits
    case (.integer, "^"): .xorBits
    case (.integer, "<<"): .shiftLeft
    case (.integer(width: 64, isSigned: false), _): nil
    // The overflow of a division has its own message, which the library contains.
    case (.integer(let width, isSigned: true), "/") where width < 64: nil
    case (.integer(let width, isSigned: true), "%") where width < 64: nil
    case (.integer, "+"): .addInt
    case (.integer, "-"): .subtractInt
    case (.integer, "*"): .multiplyInt
    case (.integer, "/"): .divideInt
    case (.integer, "%"): .remainderInt
    case (.integer, ">>"): .shiftRight
    case (.double, "+"), (.float, "+"): .addDouble
    case (.double, "-"), (.float, "-"): .subtractDouble
    case (.double, "*"), (.float, "*"): .multiplyDouble
    case (.double, "/"), (.float, "/"): .divideDouble
    default: nil
    }
  }

  /// Lowers a call of a built-in operator; nil if the function is not one.
  func lowerOperator(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ arguments: [Argument], into target: Register?
  ) -> Temp? {
    guard let name = operatorName(function, arguments.count) else { return nil }
    switch arguments.count {
    case 1: return lowerPrefix(name, arguments[0], into: target)
    case 2:
      guard case .value(let right) = arguments[1] else { return nil }
      switch arguments[0] {
      case .value(let left):
        if Self.comparisons.contains(name) {
          if let operand = builtinOperand(type(left)), !isComparable(arguments[1], to: operand) { return nil }
          return lowerComparison(name, left, right, function, substitution, target)
        }
        return lowerArithmetic(name, left, right, into: target)
      case .inOut(let left):
        guard name.hasSuffix("="), name.count > 1 else { return nil }
        return lowerCompound(String(name.dropLast()), left, right)
      case .defaultValue: return nil
      }
    default: return nil
    }
  }

  private func lowerPrefix(_ name: String, _ argument: Argument, into target: Register?) -> Temp? {
    guard case .value(let value) = argument, let operand = builtinOperand(type(value)) else { return nil }
    let opcode: Opcode
    switch (name, operand) {
    case ("prefix -", .integer(_, isSigned: true)): opcode = .negateInt
    case ("prefix -", .double), ("prefix -", .float): opcode = .negateDouble
    case ("prefix ~", .integer): opcode = .notBits
    case ("prefix !", .bits): opcode = .not
    default: return nil
    }
    let temp = lower(value)
    drop(temp)
    let register = destination(target, type(value))
    emit(opcode, register, temp.register)
    if opcode == .negateInt { checkRange(register, operand) }
    if opcode == .notBits { truncate(register, operand) }
    return result(register, target)
  }

  private func checkRange(_ register: Register, _ operand: BuiltinOperand) {
    if case .integer(let width, let isSigned) = operand, width < 64 {
      emit(.checkWidth, register, width, isSigned ? 1 : 0)
    }
  }

  private func truncate(_ register: Register, _ operand: BuiltinOperand) {
    if case .integer(let width, let isSigned) = operand, width < 64 {
      emit(.truncate, register, width, isSigned ? 1 : 0)
    }
  }

  // MARK: Arithmetic

  private func lowerArithmetic(
    _ name: String, _ left: Expression, _ right: Expression, into target: Register?
  ) -> Temp? {
    let type = type(left)
    guard let operand = builtinOperand(type), let opcode = opcode(name, operand), isOperand(right, of: name, operand)
    else { return nil }
    if isKnownNaN(name, operand, left, right) {
      let register = destination(target, type)
      emitDouble(.nan, register)
      return result(register, target)
    }
    if operand.isInt64, let immediate = addend(name, right) {
      let temp = lower(left)
      drop(temp)
      let register = destination(target, type)
      emit(.addImmediate, register, temp.register, immediate)
      return result(register, target)
    }
    if operand.isInt64, name == "+", let immediate = addend(name, left) {
      let temp = lower(right)
      drop(temp)
      let register = destination(target, type)
      emit(.addImmediate, register, temp.register, immediate)
      return result(register, target)
    }
    let (one, two) = operands(left, right)
    drop(two)
    drop(one)
    let register = destination(target, type)
    emitArithmetic(opcode, name, operand, register, one.register, two.register)
    return result(register, target)
  }

  private func emitArithmetic(
    _ opcode: Opcode, _ name: String, _ operand: BuiltinOperand, _ target: Register, _ left: Register,
    _ right: Register
  ) {
    emit(opcode, target, left, right)
    switch name {
    case "&+", "&-", "&*", "<<": truncate(target, operand)
    case "+", "-", "*", "/", "%":
      checkRange(target, operand)
      if operand == .float { emit(.roundToFloat, target) }
    default: break
    }
  }

  /// True if both operands have the same type; a shift may have different ones.
  private func isOperand(_ right: Expression, of name: String, _ operand: BuiltinOperand) -> Bool {
    guard let other = builtinOperand(type(right)) else { return false }
    if name == "<<" || name == ">>" {
      if operand.isUnsignedWord, constant(right) == nil { return false }
      if case .integer = other { return !other.isUnsignedWord }
      return false
    }
    return other == operand
  }

  /// Both values, from left to right; the left one is protected from writes by the right one.
  func operands(_ left: Expression, _ right: Expression) -> (Temp, Temp) {
    var one = lower(left)
    if one.kind == .mutableAlias, mayWriteLocals(right) { one = own(one, type(left)) }
    return (one, lower(right))
  }

  /// The number of an integer literal.
  func constant(_ expression: Expression) -> Int64? {
    guard case .integer(let magnitude, let isNegative) = expression.kind,
      case .integer? = builtinOperand(type(expression)), magnitude <= UInt128(Int64.max)
    else { return nil }
    return isNegative ? -Int64(magnitude) : Int64(magnitude)
  }

  private func addend(_ name: String, _ expression: Expression) -> Int? {
    guard name == "+" || name == "-", let value = constant(expression) else { return nil }
    let signed = name == "+" ? value : -value
    return Int16(exactly: signed).map { Int($0) }
  }

  // MARK: Compound assignment

  private func lowerCompound(_ name: String, _ left: Expression, _ right: Expression) -> Temp? {
    let type = type(left)
    guard let operand = builtinOperand(type), let opcode = opcode(name, operand), isOperand(right, of: name, operand)
    else { return nil }
    let immediate = operand.isInt64 ? addend(name, right) : nil
    let callPlace = self.place
    let place = location(left, .modify)
    let value = immediate == nil || place.isAddedTo ? lower(right) : nil
    func change(_ register: Register) {
      if let value {
        emitArithmetic(opcode, name, operand, register, register, value.register)
      } else if let immediate {
        emit(.addImmediate, register, register, immediate)
      }
    }
    if let value, operand.isInt64, name == "+", place.isAddedTo {
      if let callPlace { at(callPlace) }
      place.add(value)
    } else if place.isAssignedInPlace {
      let position = place.locate()
      let register = registers.allocate(.trivial)
      emit(.getPlace, register, position)
      change(register)
      emit(.setPlace, position, register)
      registers.recycle(register)
      registers.recycle(position)
    } else {
      place.check()
      let register = place.beginModify(into: nil)
      change(register)
      place.endModify(register)
    }
    if let value { drop(value) }
    place.finish()
    return void
  }
}
