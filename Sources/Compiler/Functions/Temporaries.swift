import Code
import Tree

/// The register that holds the value of an expression.
struct Temp {
  enum Kind {
    /// In the register of something that outlives the expression: nothing is to be done after use.
    case alias
    /// In the register of a variable, which code that runs before the use may change.
    case mutableAlias
    /// Bits in a register of its own.
    case trivial
    /// Owned: released after use, or moved away.
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

  /// Takes charge of a register that has just been written.
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

  /// The target, or a register of the type where there is none.
  func destination(_ target: Register?, _ type: Type) -> Register { target ?? allocate(type) }

  /// The temp for a destination: only registers made for it are in our charge.
  func result(_ register: Register, _ target: Register?) -> Temp {
    target == nil ? temp(register) : Temp(register: register, kind: .alias)
  }

  /// After use.
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

  /// The value has been moved away: the register is empty.
  func consumed(_ temp: Temp) {
    switch temp.kind {
    case .alias, .mutableAlias: break
    case .trivial: registers.recycle(temp.register)
    case .owned, .borrowed: retire(temp.register)
    }
  }

  /// Takes the register's cleanup out of force and gives the register back.
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

  /// Brings the value into the target, which owns it then.
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

  /// The value in a register of its own, whoever else holds it.
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
