import Code
import Tree

/// The storage of a local variable.
enum Storage {
  case register(Register, isMutable: Bool)
  /// In a cell, shared with closures; the register contains the cell.
  case cell(Register)
}

extension VariableDeclaration {
  /// True if the variable lives in a cell, which the function shares with its closures.
  var needsCell: Bool { isCaptured && (!isLet || isInitializedLater || isInout) }
}

extension FunctionBuilder {
  func location(of variable: VariableDeclaration) -> Location {
    let type = concrete(variable.type)
    let storage: Location
    if let known = storages[ObjectIdentifier(variable)] {
      switch known {
      case .register(let register, let isMutable):
        storage = RegisterLocation(self, type, register, isMutable: isMutable)
      case .cell(let cell):
        let field = FieldLocation(self, type, of: Temp(register: cell, kind: .alias), 0, isCell: true)
        field.notes = notes(onCaptured: variable)
        storage = field
      }
    } else if variable.kind == .global || variable.kind == .staticProperty {
      if let getter = variable.getter {
        return ComputedLocation(
          self, type, of: .none, getter: accessorCall(getter, [:]),
          setter: variable.setter.map { accessorCall($0, [:]) })
      }
      let raw = GlobalLocation(self, type, compiler.global(variable))
      raw.notes = notes(on: variable, compiler.global(variable))
      storage = observed(variable, raw, type, owner: .empty)
    } else {
      unsupported("the use of '\(variable.name)' here")
      return ValueLocation(self, type, void)
    }
    let value = wrapReference(variable, storage, type)
    guard variable.hasObservers, variable.kind == .local, function?.accessorOf != variable else { return value }
    return ObservedLocalLocation(self, type, storage: value, variable)
  }

  /// A weak or unowned variable is accessed through its box.
  func wrapReference(_ variable: VariableDeclaration, _ storage: Location, _ type: Type) -> Location {
    switch variable.ownership {
    case .strong: storage
    case .weak: WeakLocation(self, type, box: storage, isUnowned: false)
    case .unowned: WeakLocation(self, type, box: storage, isUnowned: true)
    }
  }

  /// A global or static with observers.
  func observed(_ variable: VariableDeclaration, _ raw: Location, _ type: Type, owner: Environment) -> Location {
    guard variable.hasObservers, function?.accessorOf != variable else { return raw }
    let setter = AccessorCall(
      callee: .function(compiler.observedSetter(variable, owner)), passesSelf: false, selfIsInout: false)
    return ObservedLocation(self, type, storage: raw, of: .none, setter: setter, didSet: nil)
  }

  // MARK: Declaring

  /// Binds a new local to its register. The value is written by `initialize`, or later.
  func declare(_ variable: VariableDeclaration, holding register: Register) {
    storages[ObjectIdentifier(variable)] = .register(register, isMutable: !variable.isLet)
  }

  /// Declares the variable and assigns it the value of the expression.
  func declare(_ variable: VariableDeclaration, _ value: Expression) {
    let type = concrete(variable.type)
    if isPlain(variable) {
      let register = allocate(type)
      lower(value, into: register)
      if !variable.isLet { noteMemory() }
      bind(variable, to: register)
    } else {
      declare(variable, lower(value))
    }
  }

  /// Declares the variable and assigns it an existing value, whose ownership is taken.
  func declare(_ variable: VariableDeclaration, _ value: Temp) {
    let type = concrete(variable.type)
    if variable.kind == .global || variable.kind == .staticProperty {
      // The declaration of a variable with observers does not run them.
      let raw = GlobalLocation(self, type, compiler.global(variable))
      wrapReference(variable, raw, type).store(value)
      return
    }
    var register: Register
    if variable.ownership == .strong {
      if value.kind == .owned || value.kind == .trivial && isTrivial(type) {
        register = value.register
        removeCleanup(of: register)
      } else {
        register = allocate(type)
        move(value, type, into: register)
      }
    } else {
      let box = makeReference(to: value, type, variable.ownership)
      register = box.register
      removeCleanup(of: register)
    }
    if variable.needsCell {
      let cell = registers.allocate(.owned)
      emit(.makeCell, cell, register)
      registers.recycle(register)
      register = cell
      storages[ObjectIdentifier(variable)] = .cell(cell)
      push(.release(cell))
    } else {
      bind(variable, to: register)
    }
  }

  /// A tuple whose elements are assigned later, one by one.
  func emptyTuple(_ type: Type) -> Temp? {
    guard case .tuple(let elements) = type, !elements.isEmpty else { return nil }
    let base = registers.openWindow(elements.count)
    let register = registers.allocate(.owned)
    emit(.makeRecord, register, tables.types.index(of: runtimeType(type)), Register(.window, base))
    registers.closeWindow(base)
    let tuple = temp(register)
    for (index, element) in elements.enumerated() {
      guard let inner = emptyTuple(element.type) else { continue }
      emit(.assignField, register, index, inner.register)
      consumed(inner)
    }
    return tuple
  }

  /// Declares a variable that receives its value later.
  func declareEmpty(_ variable: VariableDeclaration) {
    let type = concrete(variable.type)
    if variable.kind == .global || variable.kind == .staticProperty {
      let global = GlobalLocation(self, type, compiler.global(variable))
      if type.wrapped != nil, !variable.isLet {
        let none = registers.allocate(.owned)
        emit(.loadNil, none, 0)
        wrapReference(variable, global, type).store(temp(none))
      } else if variable.isInitializedByParts, let empty = emptyTuple(type) {
        global.store(empty)
      }
      return
    }
    if variable.isInitializedByParts, let empty = emptyTuple(type) { return declare(variable, empty) }
    let isReference = variable.ownership != .strong
    let register = isReference ? registers.allocate(.owned) : allocate(type)
    if isReference, variable.ownership == .weak {
      let none = registers.allocate(.owned)
      emit(.loadNil, none, 0)
      let box = makeReference(to: temp(none), type, .weak)
      emit(.take, register, box.register)
      consumed(box)
    } else if type.wrapped != nil, !variable.isLet {
      emit(.loadNil, register, 0)
    }
    if variable.needsCell {
      let cell = registers.allocate(.owned)
      emit(.makeCell, cell, register)
      registers.recycle(register)
      storages[ObjectIdentifier(variable)] = .cell(cell)
      push(.release(cell))
    } else {
      bind(variable, to: register)
    }
  }

  private func isPlain(_ variable: VariableDeclaration) -> Bool {
    variable.kind != .global && variable.kind != .staticProperty && variable.ownership == .strong
      && !variable.needsCell
  }

  /// The register belongs to the variable until its scope ends.
  func bind(_ variable: VariableDeclaration, to register: Register) {
    declare(variable, holding: register)
    if concrete(variable.type).isNoncopyable { noncopyableRegisters.insert(register) }
    push(register.kind == .owned ? .release(register) : .recycle(register))
  }
}
