import Code
import Tree

extension FunctionBuilder {
  /// Matches a value and binds names, or jumps to the exit. Takes ownership of the value.
  ///
  /// - Parameter isStable: True if the value's register outlives the names and does not change: they need no copies.
  func match(_ pattern: Pattern, _ value: Temp, _ type: Type, orGo exit: Exit?, isStable: Bool = false) {
    switch pattern {
    case .wildcard: drop(value)
    case .bind(let variable): bind(variable, value, isStable: isStable)
    case .tuple(let parts):
      guard case .tuple(let elements) = type else {
        // Each part of an opaque value is opaque.
        for part in parts { match(part, Temp(register: value.register, kind: .alias), type, orGo: exit) }
        return drop(value)
      }
      matchFields(parts, elements.map(\.type), of: value, orGo: exit, isStable: isStable)
      drop(value)
    case .enumCase(let enumCase, let parts):
      matchCase(enumCase, parts, value, type, orGo: exit, isStable: isStable)
    case .some(let inner):
      guard let wrapped = type.wrapped else { return match(inner, value, type, orGo: exit, isStable: isStable) }
      if let exit { emitWideJump(.jumpNil, value.register, to: label(for: exit)) }
      let inside = unwrapped(value, wrapped)
      match(inner, inside, wrapped, orGo: exit, isStable: isStable && inside.register == value.register)
    case .none:
      if let exit { emitWideJump(.jumpNotNil, value.register, to: label(for: exit)) }
      drop(value)
    case .expression(let condition, let subject):
      storages[ObjectIdentifier(subject)] = .register(value.register, isMutable: false)
      if let exit { branch(condition, when: false, to: exit) }
      drop(value)
    case .cast(let from, let to, let inner):
      matchCast(concrete(from), concrete(to), inner, value, orGo: exit)
    case .converted(let conversion, let subject, let inner):
      storages[ObjectIdentifier(subject)] = .register(value.register, isMutable: false)
      match(.some(inner), lower(conversion), self.type(conversion), orGo: exit)
      drop(value)
    }
  }

  private func bind(_ variable: VariableDeclaration, _ value: Temp, isStable: Bool) {
    if let register = patternRegisters[ObjectIdentifier(variable)] {
      // One of several patterns that bind the same names.
      move(value, concrete(variable.type), into: register)
      push(register.kind == .owned ? .release(register) : .recycle(register))
      return
    }
    let isLent = value.kind == .borrowed || value.kind == .alias
    if isStable, isLent, variable.isLet, !variable.needsCell, variable.ownership == .strong,
      variable.kind == .local || variable.kind == .parameter
    {
      storages[ObjectIdentifier(variable)] = .register(value.register, isMutable: false)
      return
    }
    declare(variable, value)
  }

  private func matchCase(
    _ enumCase: CaseDeclaration, _ parts: [Pattern], _ value: Temp, _ type: Type, orGo exit: Exit?, isStable: Bool
  ) {
    guard case .nominal(let declaration, let arguments) = type else { return drop(value) }
    if declaration.isLibrary, declaration.name == "Optional" {
      let pattern: Pattern = enumCase.name == "none" ? .none : .some(parts.first ?? .wildcard)
      return match(pattern, value, type, orGo: exit, isStable: isStable)
    }
    if let exit, declaration.cases.count > 1 {
      emitCompareJump(.jumpNotEqualImmediate, value.register, enumCase.index, to: label(for: exit))
    }
    let environment = Environment(parameters: declaration.genericParameters, arguments: arguments)
    let types = enumCase.payload.map { compiler.concrete($0.type, in: environment) }
    // `case .pair(let both)`: one name for several values.
    if parts.count == 1, types.count > 1 {
      let all = Type.tuple(
        zip(enumCase.payload, types).map { TupleElement(label: $0.label, type: $1) })
      if case .bind = parts[0] {
        match(parts[0], tuple(fromPayload: value, types, all), all, orGo: exit)
        return drop(value)
      }
      if case .tuple(let inner) = parts[0] {
        matchFields(inner, types, of: value, orGo: exit, isStable: isStable)
        return drop(value)
      }
    }
    matchFields(parts, types, of: value, orGo: exit, isStable: isStable)
    drop(value)
  }

  private func tuple(fromPayload value: Temp, _ types: [Type], _ type: Type) -> Temp {
    let base = registers.openWindow(types.count)
    for (index, each) in types.enumerated() {
      emit(isTrivial(each) ? .getField : .copyField, Register(.window, base + index), value.register, index)
    }
    let register = registers.allocate(.owned)
    emit(.makeRecord, register, tables.types.index(of: runtimeType(type)), Register(.window, base))
    registers.closeWindow(base)
    return temp(register)
  }

  /// The fields of a tuple or of an enum's payload, read from the value's record.
  private func matchFields(
    _ parts: [Pattern], _ types: [Type], of value: Temp, orGo exit: Exit?, isStable: Bool
  ) {
    for (index, (part, type)) in zip(parts, types).enumerated() {
      if case .wildcard = part { continue }
      if isTrivial(type) {
        let register = registers.allocate(.trivial)
        emit(.getField, register, value.register, index)
        match(part, Temp(register: register, kind: .trivial), type, orGo: exit, isStable: isStable)
        continue
      }
      if type.isNoncopyable, dismantledSubjects.contains(value.register) {
        let register = registers.allocate(.owned)
        emit(.takeField, register, value.register, index)
        match(part, temp(register), type, orGo: exit)
        continue
      }
      if !isStable, case .bind = part {
        let register = registers.allocate(.owned)
        emit(.copyField, register, value.register, index)
        match(part, temp(register), type, orGo: exit)
        continue
      }
      let register = registers.allocate(.borrowed)
      emit(.borrowField, register, value.register, index)
      match(part, temp(register), type, orGo: exit, isStable: isStable)
    }
  }

  private func matchCast(_ from: Type, _ to: Type, _ inner: Pattern, _ value: Temp, orGo exit: Exit?) {
    let cast = tables.index(of: makeCast(from, to))
    if case .wildcard = inner {
      let register = registers.allocate(.trivial)
      emit(.castTest, register, value.register, cast)
      registers.recycle(register)
      if let exit { emitWideJump(.jumpIfNot, register, to: label(for: exit)) }
      drop(value)
      return
    }
    let register = registers.allocate(.owned)
    emit(.castConditionally, register, value.register, cast)
    let converted = temp(register)
    if let exit { emitWideJump(.jumpNil, register, to: label(for: exit)) }
    match(inner, unwrapped(converted, to), to, orGo: exit)
    drop(value)
  }

  // MARK: Alternatives

  /// The items of a case: the first match runs the body; without a match, jumps to the exit. The value stays.
  func lowerItems(
    _ items: [SwitchCase.Item], _ value: Temp, _ type: Type, isStable: Bool, orGo exit: Exit, body: () -> Void
  ) {
    let subject = Temp(register: value.register, kind: value.kind == .mutableAlias ? .mutableAlias : .alias)
    if items.count == 1 {
      match(items[0].pattern, subject, type, orGo: exit, isStable: isStable)
      if let condition = items[0].condition { branch(condition, when: false, to: exit) }
      body()
      return
    }
    let start = mark
    let bodyLabel = makeLabel()
    let names = items[0].pattern.variables
    reserve(names)
    for (index, item) in items.enumerated() {
      let next = index == items.count - 1 ? exit : Exit(label: makeLabel(), mark: start)
      match(item.pattern, subject, type, orGo: next)
      if let condition = item.condition { branch(condition, when: false, to: next) }
      // The registers of the names are in the same state as after any other item.
      cleanups.removeSubrange(start...)
      emitJump(to: bodyLabel)
      if index < items.count - 1 { putLabel(next.label) }
    }
    putLabel(bodyLabel)
    for name in names {
      guard let register = patternRegisters.removeValue(forKey: ObjectIdentifier(name)) else { continue }
      adopt(name, register)
    }
    body()
  }

  private func reserve(_ names: [VariableDeclaration]) {
    for name in names { patternRegisters[ObjectIdentifier(name)] = allocate(concrete(name.type)) }
    for name in names {
      if let register = patternRegisters[ObjectIdentifier(name)] { declare(name, holding: register) }
    }
  }

  /// From here on the register belongs to the variable.
  private func adopt(_ variable: VariableDeclaration, _ register: Register) {
    if variable.needsCell {
      push(register.kind == .owned ? .release(register) : .recycle(register))
      let type = concrete(variable.type)
      declare(
        variable,
        isTrivial(type) ? Temp(register: register, kind: .alias) : own(Temp(register: register, kind: .alias), type))
    } else {
      bind(variable, to: register)
    }
  }
}
