import Code
import Tree

/// The register that holds the value of an expression.
struct Temp {
  enum Kind {
    /// In the register of a value that outlives the expression: nothing to do after the use.
    case alias
    /// In the register of a variable, which code that runs before the use may change.
    case mutableAlias
    /// Plain bits in a register of its own.
    case trivial
    /// Owned: released after the use, or moved.
    case owned
    /// Not counted.
    case borrowed
  }

  let register: Register
  let kind: Kind
}

extension FunctionBuilder {
  /// An empty register that can hold a value of the type.
  func allocate(_ type: Type) -> Register { registers.allocate(isTrivial(type) ? .trivial : .owned) }

  func trivialTemp() -> Temp { Temp(register: registers.allocate(.trivial), kind: .trivial) }

  /// A temp for a register that has just been written.
  func temp(_ register: Register) -> Temp {
    switch register.kind {
    case .owned:
      push(.release(register))
      return Temp(register: register, kind: .owned)
    case .borrowed:
      push(.recycle(register))
      return Temp(register: register, kind: .borrowed)
    case .trivial: return Temp(register: register, kind: .trivial)
    case .parameter, .window: return Temp(register: register, kind: .alias)
    }
  }

  /// The target, or a register for the type if there is none.
  func destination(_ target: Register?, _ type: Type) -> Register { target ?? allocate(type) }

  /// The temp for a destination: the builder owns only registers that it has allocated itself.
  func result(_ register: Register, _ target: Register?) -> Temp {
    target == nil ? temp(register) : Temp(register: register, kind: .alias)
  }

  /// Ends the use of a temp.
  func drop(_ temp: Temp) {
    switch temp.kind {
    case .alias, .mutableAlias: break
    case .trivial: registers.recycle(temp.register)
    case .owned:
      emit(.release, temp.register)
      retire(temp.register)
    case .borrowed: retire(temp.register)
    }
  }

  /// Called after the value has been moved: the register is empty.
  func consumed(_ temp: Temp) {
    switch temp.kind {
    case .alias, .mutableAlias: break
    case .trivial: registers.recycle(temp.register)
    case .owned, .borrowed: retire(temp.register)
    }
  }

  /// Removes the register's cleanup and frees the register.
  func retire(_ register: Register) {
    removeCleanup(of: register)
    registers.recycle(register)
  }

  func removeCleanup(of register: Register) {
    let index = cleanups.lastIndex { cleanup in
      switch cleanup.kind {
      case .release(let other): other == register
      case .recycle(let other): other == register && other.kind == .borrowed
      case .deferred, .custom: false
      }
    }
    if let index { cleanups.remove(at: index) }
  }

  /// Moves or copies the value into the target, which then owns it.
  func move(_ temp: Temp, _ type: Type, into target: Register) {
    if temp.register == target { return }
    if isTrivial(type) {
      emit(.move, target, temp.register)
      drop(temp)
    } else if temp.kind == .owned {
      emit(.take, target, temp.register)
      consumed(temp)
    } else {
      emit(.copy, target, temp.register)
      drop(temp)
    }
  }

  /// The value in a register of its own, independent of other owners.
  func own(_ temp: Temp, _ type: Type) -> Temp {
    switch temp.kind {
    case .owned, .trivial: return temp
    case .alias, .mutableAlias, .borrowed:
      let register = allocate(type)
      move(temp, type, into: register)
      return self.temp(register)
    }
  }

  var void: Temp { trivialTemp() }
}
