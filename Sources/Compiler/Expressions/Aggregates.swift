import Code
import Tree

/// Values that are composed of others.
extension FunctionBuilder {
  /// Evaluates the expressions into consecutive registers, from which the next instruction moves them. The window
  /// stays open until `closeWindow`.
  func gather(_ elements: [Expression]) -> Int {
    gather(elements.map { element in (type(element), { self.fill(element, into: $0) }) }, isQuiet: elements.map(isPure))
  }

  /// Stores the value in the register if nothing must be retained for that; otherwise returns it as a temp.
  private func fill(_ expression: Expression, into slot: Register?) -> Temp? {
    if let slot {
      lower(expression, into: slot)
      return nil
    }
    return lower(expression)
  }

  /// Values with ownership wait in their own registers while later ones are evaluated, so that a trap or an error
  /// releases them; the last ones are stored directly in their place.
  func gather(_ parts: [(type: Type, make: (Register?) -> Temp?)], isQuiet: [Bool]) -> Int {
    let base = registers.windowTop
    var waiting: [(slot: Register, temp: Temp, type: Type)] = []
    let lastBusy = isQuiet.lastIndex(of: false) ?? -1
    for (index, part) in parts.enumerated() {
      let slot = Register(.window, base + index)
      _ = registers.openWindow(base + index + 1 - registers.windowTop)
      if isTrivial(part.type) || index >= lastBusy {
        if let temp = part.make(slot) { move(temp, part.type, into: slot) }
      } else if let temp = part.make(nil) {
        waiting.append((slot, own(temp, part.type), part.type))
      }
    }
    for each in waiting { move(each.temp, each.type, into: each.slot) }
    return base
  }

  func tuple(_ elements: [Expression], _ type: Type, _ target: Register?) -> Temp {
    if elements.isEmpty {
      guard let target else { return void }
      emit(.loadVoid, target)
      return Temp(register: target, kind: .alias)
    }
    if elements.count == 1 { return own(lower(elements[0]), type) }
    let base = gather(elements)
    let register = destination(target, type)
    emit(.makeRecord, register, tables.types.index(of: runtimeType(type)), Register(.window, base))
    registers.closeWindow(base)
    return result(register, target)
  }

  func array(_ elements: [Expression], _ type: Type, _ target: Register?) -> Temp {
    guard case .nominal(let declaration, let arguments) = type, let element = arguments.first else {
      unsupported("an array literal of type '\(type)'")
      return void
    }
    let base = gather(elements)
    let register = destination(target, type)
    emit(.makeArray, register, tables.types.index(of: runtimeType(element)), Register(.window, base))
    emit(.extra, elements.count)
    registers.closeWindow(base)
    if declaration.name != "Set" { return result(register, target) }
    return collect("$makeSet", arguments, register, type, target)
  }

  func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ type: Type, _ target: Register?
  ) -> Temp {
    guard case .nominal(_, let arguments) = type, arguments.count == 2 else {
      unsupported("a dictionary literal of type '\(type)'")
      return void
    }
    // Keys and values alternate, in an array whose element type does not matter.
    let base = gather(pairs.flatMap { [$0.key, $0.value] })
    let register = registers.allocate(.owned)
    emit(.makeArray, register, tables.types.index(of: runtimeType(.any)), Register(.window, base))
    emit(.extra, pairs.count * 2)
    registers.closeWindow(base)
    return collect("$makeDictionary", arguments, register, type, target)
  }

  private func collect(
    _ native: String, _ arguments: [Type], _ elements: Register, _ type: Type, _ target: Register?
  ) -> Temp {
    let temp: Temp
    if let target, elements == target {
      let moved = registers.allocate(.owned)
      emit(.take, moved, target)
      temp = self.temp(moved)
    } else {
      temp = self.temp(elements)
    }
    let made = emitCall(
      .native(native, arguments.map(runtimeType)), [.temp(temp)], result: type, into: target, canThrow: false)
    drop(temp)
    return made
  }

  // MARK: Strings

  func interpolation(_ segments: [Expression.Segment], _ type: Type, _ target: Register?) -> Temp {
    let (sources, types) = interpolated(segments)
    return emitCall(.native("$interpolate", types), sources, result: type, into: target, canThrow: false)
  }

  /// The parts of an interpolated string that are not empty, with their types.
  func interpolated(_ segments: [Expression.Segment]) -> (sources: [ArgumentSource], types: [RuntimeType]) {
    let string = knowledge.libraryType("String").map { runtimeType(.nominal($0, [])) }
    var sources: [ArgumentSource] = []
    var types: [RuntimeType] = []
    for segment in segments {
      switch segment {
      case .text(let text):
        guard let string, !text.isEmpty else { continue }
        sources.append(.text(text))
        types.append(string)
      case .value(let value):
        sources.append(.expression(value))
        types.append(runtimeType(self.type(value)))
      }
    }
    return (sources, types)
  }

  // MARK: Enums

  func makeCase(_ enumCase: CaseDeclaration, _ payload: [Expression], _ type: Type, _ target: Register?) -> Temp {
    if let wrapped = type.wrapped, enumCase.owner.isLibrary {
      if enumCase.name == "some", let value = payload.first {
        return wrap(value, .nominal(enumCase.owner, [wrapped]), target)
      }
      let register = target ?? registers.allocate(.owned)
      emit(.loadNil, register, 0)
      return result(register, target)
    }
    guard !payload.isEmpty else {
      let register = destination(target, type)
      emitInteger(Int64(enumCase.index), register)
      return result(register, target)
    }
    let base = gather(payload)
    return makeCase(enumCase, payloadAt: base, type, target)
  }

  /// Creates the case from its payload's values in the window at `base`, which is closed.
  func makeCase(_ enumCase: CaseDeclaration, payloadAt base: Int, _ type: Type, _ target: Register?) -> Temp {
    let record = registers.allocate(.owned)
    let payload = compiler.payloadType(enumCase, of: type)
    emit(.makeRecord, record, tables.types.index(of: payload), Register(.window, base))
    registers.closeWindow(base)
    let register = destination(target, type)
    emit(.makeCase, register, record, enumCase.index)
    registers.recycle(record)
    return result(register, target)
  }
}
