import Code
import Tree

extension FunctionBuilder {
  /// The complete code of a declared function, called with `self`, its parameters, and the captures of a local
  /// function.
  func lowerFunction(_ function: FunctionDeclaration) {
    self.function = function
    at(function.place)
    // A body that is checked when it is reached only then tells which of its parameters closures share.
    _ = function.body
    if let synthesized = function.synthesized {
      lowerSynthesized(synthesized, function)
      return
    }
    if function.kind == .initializer {
      lowerInitializer(function)
      return
    }
    var next = bindSelf(function)
    next = bindParameters(function, from: next)
    if function.isLocal { next = bindHiddenParameters(compiler.captures(of: function), from: next) }
    registers.parameterCount = next
    finishBinding(function)
    lowerBody(function)
  }

  /// The code of a closure, or of a local function used as a value: its captures are in the closure itself, which is
  /// the last argument.
  func lowerClosure(_ function: FunctionDeclaration) {
    self.function = function
    at(function.place)
    _ = function.body
    let next = bindParameters(function, from: 0)
    registers.parameterCount = next + 1
    finishBinding(function)
    bindCaptures(of: function, closure: Register(.parameter, next))
    lowerBody(function)
  }

  func lowerBody(_ function: FunctionDeclaration) {
    enterExecutor(of: function)
    guard let body = function.body else {
      if function.isStorageAccessor { return lowerStorageAccessor(function) }
      unsupported("'\(function.fullName)', which has no body")
      return
    }
    if function.kind == .observer, compiler.notesObservers { noteObserver(function) }
    lower(body)
    guard isReachable else { return }
    if function.kind == .observer || concrete(function.result).isVoid {
      emitReturn(nil)
    } else {
      emitTrap(.unreachable)
    }
  }

  /// Reports that a class's observer runs: `didSet of Counter.count`.
  private func noteObserver(_ function: FunctionDeclaration) {
    guard let owner = function.owner, owner.isClass, let property = function.accessorOf,
      !function.place.file.isLibrary
    else { return }
    let kind = property.willSet === function ? "willSet" : "didSet"
    let name = registers.allocate(.owned)
    emit(.loadConstant, name, tables.index(ofString: "\(kind) of \(owner.qualifiedName).\(property.name)"))
    let note = Temp(register: name, kind: .owned)
    drop(emitCall(.native("Effect.observer", []), [.temp(note)], result: .void, into: nil, canThrow: false))
    drop(note)
  }

  // MARK: Parameters

  /// Binds `self`, which is the first argument if there is one. Returns the index of the next parameter.
  func bindSelf(_ function: FunctionDeclaration) -> Int {
    guard let variable = function.selfVariable, function.kind != .initializer, !function.isLocal else { return 0 }
    bindParameter(variable, 0, isInout: function.mutatesSelf)
    return 1
  }

  func bindParameters(_ function: FunctionDeclaration, from first: Int) -> Int {
    for (index, parameter) in function.parameters.enumerated() {
      bindParameter(parameter.variable, first + index, isInout: parameter.variable.isInout)
    }
    return first + function.parameters.count
  }

  private func bindParameter(_ variable: VariableDeclaration, _ index: Int, isInout: Bool) {
    storages[ObjectIdentifier(variable)] = .register(Register(.parameter, index), isMutable: isInout)
    if isInout || isHandedOver(variable) { inoutParameters.append(index) }
  }

  func bindHiddenParameters(_ captures: [VariableDeclaration], from first: Int) -> Int {
    for (index, variable) in captures.enumerated() {
      let register = Register(.parameter, first + index)
      storages[ObjectIdentifier(variable)] =
        variable.needsCell ? .cell(register) : .register(register, isMutable: false)
    }
    return first + captures.count
  }

  /// Parameters that closures share get cells. The value of an inout one is written back on every way out.
  func finishBinding(_ function: FunctionDeclaration) {
    var variables = function.parameters.map(\.variable)
    if let own = function.selfVariable, function.kind != .initializer, !function.isLocal, function.kind != .closure {
      variables.insert(own, at: 0)
    }
    for variable in variables {
      takeOver(variable)
      guard variable.needsCell, case .register(let register, let isMutable)? = storages[ObjectIdentifier(variable)],
        register.kind == .parameter
      else { continue }
      let type = concrete(variable.type)
      let cell = registers.allocate(.owned)
      if isMutable {
        emit(.makeCell, cell, register)
      } else {
        let copy = allocate(type)
        move(Temp(register: register, kind: .alias), type, into: copy)
        emit(.makeCell, cell, copy)
        registers.recycle(copy)
      }
      push(.release(cell))
      storages[ObjectIdentifier(variable)] = .cell(cell)
      guard isMutable else { continue }
      let isTrivial = isTrivial(type)
      push(.custom { [unowned self] in emit(isTrivial ? .getField : .takeField, register, cell, 0) })
    }
  }

  // MARK: Returning

  func emitReturn(_ value: Expression?) {
    if let value { at(value.place) }
    if function?.kind == .initializer, value == nil || type(value).isVoid {
      if let value { effect(value) }
      emitInitializerReturn(hasFailed: false)
      return
    }
    guard let value, !type(value).isVoid, !isNever(type(value)) else {
      if let value { effect(value) }
      emitCleanups(to: 0)
      emit(.returnVoid)
      isReachable = false
      return
    }
    emitReturn(of: lower(value), type(value))
  }

  private func type(_ expression: Expression?) -> Type { expression.map { self.type($0) } ?? .void }

  /// Returns a value, and takes ownership of it.
  func emitReturn(of temp: Temp, _ type: Type) {
    var temp = temp
    switch temp.kind {
    case .trivial: break
    case .owned: removeCleanup(of: temp.register)
    case .borrowed:
      temp = own(temp, type)
      removeCleanup(of: temp.register)
    case .alias, .mutableAlias:
      // Code that runs on the way out must not change the returned value.
      if hasDeferredWork || temp.register.kind == .borrowed || temp.register.kind == .window {
        temp = own(temp, type)
        removeCleanup(of: temp.register)
      } else if temp.register.kind == .owned {
        returnLocal(temp.register)
        return
      }
    }
    emitCleanups(to: 0)
    let isLent = temp.kind == .alias || temp.kind == .mutableAlias
    emit(isLent && !isTrivial(type) ? .returnCopy : .returnValue, temp.register)
    if !isLent { registers.recycle(temp.register) }
    isReachable = false
  }

  /// Returns a local by moving it, instead of copying and releasing it.
  private func returnLocal(_ register: Register) {
    let saved = cleanups
    removeCleanup(of: register)
    let isOurs = cleanups.count < saved.count
    emitCleanups(to: 0)
    cleanups = saved
    emit(isOurs ? .returnValue : .returnCopy, register)
    isReachable = false
  }

  private var hasDeferredWork: Bool {
    cleanups.contains { cleanup in
      switch cleanup.kind {
      case .deferred, .custom: true
      default: false
      }
    }
  }

  func emitReturnNil() {
    let register = registers.allocate(.owned)
    emit(.loadNil, register, 0)
    emit(.returnValue, register)
    isReachable = false
  }
}
