import Code
import Tree

/// Members of the library that are compiled to one instruction.
extension FunctionBuilder {
  func lowerIntrinsic(
    _ function: FunctionDeclaration, base: Expression?, _ arguments: [Argument], _ type: Type, _ target: Register?
  ) -> Temp? {
    guard let native = function.native else { return byteCount(function, base, type, target) }
    switch native {
    case "Array.count": return base.map { arrayCount($0, target) }
    case "Array.isEmpty":
      guard let base else { return nil }
      let count = arrayCount(base, nil)
      drop(count)
      let zero = registers.allocate(.trivial)
      emitInteger(0, zero)
      let register = target ?? registers.allocate(.trivial)
      emit(.equalInt, register, count.register, zero)
      registers.recycle(zero)
      return result(register, target)
    case "Array.append(_:)": return append(base, arguments)
    case "Float.squareRoot":
      guard let base, builtinOperand(type) == .double else { return nil }
      let number = lower(base)
      drop(number)
      let register = target ?? registers.allocate(.trivial)
      emit(.squareRoot, register, number.register)
      return result(register, target)
    case "String.+=": return appendInterpolation(arguments, type, target)
    default: return nil
    }
  }

  /// `text += "\(n),"`, without a temporary string. The parts are converted to text while the other string is being
  /// changed, so the conversion must not run code of the program.
  private func appendInterpolation(_ arguments: [Argument], _ type: Type, _ target: Register?) -> Temp? {
    guard arguments.count == 2, case .inOut(let text) = arguments[0], case .value(let parts) = arguments[1],
      case .interpolation(let segments) = parts.kind, self.type(parts).isLibrary("String")
    else { return nil }
    let (sources, types) = interpolated(segments)
    guard types.allSatisfy(\.isTextWithoutCode) else { return nil }
    let place = location(text, .modify)
    return emitCall(
      .native("$appendInterpolation", types), [.inOut(place)] + sources, result: type, into: target, canThrow: false)
  }

  /// `text.utf8.count`, without an array of the bytes.
  private func byteCount(
    _ getter: FunctionDeclaration, _ view: Expression?, _ type: Type, _ target: Register?
  ) -> Temp? {
    guard getter.accessorOf?.name == "count", getter.place.file.isLibrary,
      case .property(let text, let property, _, _)? = view?.kind, property.name == "utf8",
      ["String", "Substring", "Character"].contains(property.owner?.name), property.place.file.isLibrary
    else { return nil }
    return emitCall(
      .native("String.utf8Count", [runtimeType(self.type(text))]), [.expression(text)], result: type, into: target,
      canThrow: false)
  }

  private func append(_ base: Expression?, _ arguments: [Argument]) -> Temp? {
    guard let base, type(base).isLibrary("Array"), case .value(let value)? = arguments.first else { return nil }
    let place = location(base, .modify)
    let element = own(lower(value), type(value))
    place.check()
    let array = place.beginModify(into: nil)
    emit(.arrayAppend, array, element.register)
    let append = code.count - 1
    consumed(element)
    place.endModify(array)
    // Memory may run out: then the string is put back.
    if isReachable { code.noteAccessEnd(ofCallAt: append) }
    place.finish()
    return void
  }

  private func arrayCount(_ array: Expression, _ target: Register?) -> Temp {
    let temp: Temp
    if isStoredPath(array) {
      let place = location(array, .read)
      place.narrow(to: [.count], element: nil)
      temp = place.peek(into: nil)
      place.finish()
    } else {
      temp = lower(array)
    }
    let register = target ?? registers.allocate(.trivial)
    emit(.arrayCount, register, temp.register)
    drop(temp)
    return result(register, target)
  }

  /// A literal of a generic type whose argument is a built-in type here: the constant itself.
  func lowerLiteral(
    _ function: FunctionDeclaration, _ arguments: [Argument], _ type: Type, _ target: Register?
  ) -> Temp? {
    guard function.place.file.isLibrary, arguments.count == 1, case .value(let value) = arguments[0],
      let label = function.parameters.first?.label, builtinOperand(type) != nil
    else { return nil }
    switch (label, value.kind) {
    case ("integerLiteral", .integer), ("floatLiteral", .double), ("booleanLiteral", .boolean):
      return lower(Expression(value.kind, type: type, place: value.place), into: target, of: type)
    default: return nil
    }
  }

  /// Conversions between numbers: `Double(n)`, `Int(byte)`.
  func lowerNumericConversion(
    _ function: FunctionDeclaration, _ arguments: [Argument], _ type: Type, _ target: Register?
  ) -> Temp? {
    guard function.place.file.isLibrary, arguments.count == 1, case .value(let value) = arguments[0],
      function.parameters.first?.label == nil, let to = builtinOperand(type),
      let from = builtinOperand(self.type(value))
    else { return nil }
    switch (from, to) {
    case (.integer(width: 64, isSigned: false), _), (_, .integer(width: 64, isSigned: false)): return nil
    case (.integer, .double), (.integer, .float):
      let temp = lower(value)
      drop(temp)
      let register = target ?? registers.allocate(.trivial)
      emit(.intToDouble, register, temp.register)
      if to == .float { emit(.roundToFloat, register) }
      return result(register, target)
    case (.integer(let old, let wasSigned), .integer(let width, let isSigned))
    where wasSigned == isSigned && old <= width || !wasSigned && old < width:
      return lower(value, into: target, of: type)
    case (.double, .double), (.float, .float), (.float, .double): return lower(value, into: target, of: type)
    default: return nil
    }
  }
}

extension Argument {
  var value: Expression? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension RuntimeType {
  /// True if an interpolation of the value runs library code only.
  fileprivate var isTextWithoutCode: Bool {
    switch kind {
    case .integer, .double, .float, .bool, .string, .character: true
    default: false
    }
  }
}
