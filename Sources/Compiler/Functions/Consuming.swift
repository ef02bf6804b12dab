import Code
import Tree

/// Moving values that are not copied. A register from which a value has been moved is empty, so that its release at
/// the end of the scope does nothing.
extension FunctionBuilder {
  /// True for a parameter whose ownership the caller passes on: this function ends the value's lifetime.
  func isHandedOver(_ variable: VariableDeclaration) -> Bool {
    variable.isConsuming && concrete(variable.type).isNoncopyable
  }

  /// Binds a `consuming` parameter as a variable of the function: a noncopyable one is the caller's value itself,
  /// others are copies.
  func takeOver(_ variable: VariableDeclaration) {
    guard variable.isConsuming, case .register(let parameter, _)? = storages[ObjectIdentifier(variable)],
      parameter.kind == .parameter
    else { return }
    let type = concrete(variable.type)
    let register = allocate(type)
    if isHandedOver(variable) {
      emit(.take, register, parameter)
    } else {
      move(Temp(register: parameter, kind: .alias), type, into: register)
    }
    if variable.needsCell {
      let cell = registers.allocate(.owned)
      emit(.makeCell, cell, register)
      registers.recycle(register)
      storages[ObjectIdentifier(variable)] = .cell(cell)
      push(.release(cell))
      return
    }
    storages[ObjectIdentifier(variable)] = .register(register, isMutable: true)
    if type.isNoncopyable { noncopyableRegisters.insert(register) }
    push(register.kind == .owned ? .release(register) : .recycle(register))
  }

  /// The arguments of parameters that take ownership.
  func handingOver(_ sources: [ArgumentSource], to parameters: [Bool]) -> [ArgumentSource] {
    guard parameters.contains(true) else { return sources }
    return sources.enumerated().map { index, source in
      guard index < parameters.count, parameters[index], case .expression(let value) = source,
        type(value).isNoncopyable
      else { return source }
      return .handedOver(value)
    }
  }

  /// The arguments of a function that is compiled, with those that it takes over.
  func sources(
    for function: FunctionDeclaration, _ arguments: [Argument], _ substitution: Substitution
  ) -> [ArgumentSource] {
    handingOver(sources(arguments, substitution), to: function.parameters.map(\.variable.isConsuming))
  }

  /// The value of a variable, or of a stored part of one, that is not used again.
  func moveOut(_ expression: Expression, _ type: Type, _ target: Register?) -> Temp {
    if isTrivial(type) { return plain(expression, target) }
    switch expression.kind {
    case .variable(let variable):
      guard case .register(let register, _)? = storages[ObjectIdentifier(variable)],
        register.kind == .owned || register.kind == .parameter && inoutParameters.contains(register.index)
      else { return plain(expression, target) }
      let moved = target ?? registers.allocate(.owned)
      emit(.take, moved, register)
      movedOut.append(register)
      return result(moved, target)
    case .property(let base, let property, _, _):
      guard let record = record(base), let index = property.storageIndex else { return plain(expression, target) }
      let moved = target ?? registers.allocate(.owned)
      emit(.takeField, moved, record.register, index)
      drop(record)
      return result(moved, target)
    default: return plain(expression, target)
    }
  }

  private func plain(_ expression: Expression, _ target: Register?) -> Temp {
    guard let target else { return lower(expression) }
    lower(expression, into: target)
    return Temp(register: target, kind: .alias)
  }

  /// The record of a struct in a variable, or in a stored part of one.
  private func record(_ expression: Expression) -> Temp? {
    switch expression.kind {
    case .variable(let variable):
      guard case .register(let register, _)? = storages[ObjectIdentifier(variable)] else { return nil }
      return Temp(register: register, kind: .alias)
    case .property(let base, let property, _, _):
      guard let outer = record(base), let index = property.storageIndex else { return nil }
      let register = registers.allocate(.borrowed)
      emit(.borrowField, register, outer.register, index)
      drop(outer)
      return temp(register)
    default: return nil
    }
  }

  /// `discard self`
  func discardValue(_ expression: Expression) {
    let value = own(lower(expression), type(expression))
    emit(.discardRecord, value.register)
    drop(value)
  }

  // MARK: Branches

  /// Lowers alternatives that each jump to their own end, and join after those. A value that one of them has moved
  /// out is released at the end of the others.
  func alternativesWithMoves(_ works: [(_ end: Label) -> Void]) {
    let outer = movedOut
    var ends: [(label: Label, moved: [Register])] = []
    alternatives(
      works.map { work in
        { [self] in
          movedOut = []
          let end = makeLabel()
          work(end)
          ends.append((end, movedOut))
        }
      })
    let all = ends.filter { code.isTarget($0.label) }.flatMap(\.moved).filter { register in
      cleanups.contains { $0.releases(register) }
    }
    let end = makeLabel()
    for one in ends {
      putLabel(one.label)
      guard isReachable else { continue }
      for register in Set(all).subtracting(one.moved).sorted(by: { $0.word < $1.word }) { emit(.release, register) }
      emitJump(to: end)
    }
    putLabel(end)
    movedOut = outer + all
  }

  /// True if a variable of a noncopyable type is in scope.
  var holdsNoncopyables: Bool {
    !noncopyableRegisters.isEmpty
      && cleanups.contains { cleanup in
        if case .release(let register) = cleanup.kind { noncopyableRegisters.contains(register) } else { false }
      }
  }
}
