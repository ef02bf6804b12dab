import Code

/// The reason why an instruction cannot be executed.
enum Failure {
  case overflow, divisionByZero, divisionOverflow, remainderByZero, remainderOverflow
  case indexOutOfRange
  /// A field, element or global is vacant.
  case conflict
}

/// The messages of traps, which are Swift's.
extension Trap {
  /// Swift's message for two overlapping accesses, at least one of which is a modification.
  static func conflict(_ name: String) -> Trap {
    Trap("Simultaneous accesses to \(name), but modification requires exclusive access", heading: "")
  }
}

extension Machine {
  /// The trap of the instruction before `state.next`.
  @inline(never)
  func trap(_ failure: Failure, _ state: UnsafeMutablePointer<FiberState>) -> any Error {
    switch failure {
    case .overflow: return Trap("arithmetic overflow")
    case .divisionByZero: return Trap("Division by zero")
    case .divisionOverflow: return Trap("Division results in an overflow")
    case .remainderByZero: return Trap("Division by zero in remainder operation")
    case .remainderOverflow: return Trap("Division results in an overflow in remainder operation")
    case .indexOutOfRange: return Trap("Index out of range")
    case .conflict: return conflict(state)
    }
  }

  private func conflict(_ state: UnsafeMutablePointer<FiberState>) -> any Error {
    let (next, base, routine, _) = state.pointee.position
    switch next[-1].opcode {
    case .arrayCopy, .arrayBorrow, .arrayTake, .locateElement, .stepToElement: return Trap.conflict("an array element")
    case .copyGlobal, .borrowGlobal, .takeGlobal, .locateGlobal:
      return vacantGlobal(routine.pointee.globals[next.b].pointee, next.b, routine)
    case .setField, .assignField: return fieldConflict(base[next.a], next.b)
    default: return fieldConflict(base[next.b], next.c)
    }
  }

  func fieldConflict(_ owner: Slot, _ index: Int) -> any Error {
    guard let object = owner.object else { return Trap.conflict("a value") }
    let record = Unmanaged<Record>.fromOpaque(object).takeUnretainedValue()
    let type = record.type
    guard index < type.fields.count else { return Trap.conflict("a captured variable") }
    let owner = type.kind.isClass ? "\(type.name)#\(record.number)" : type.name
    return Trap.conflict("\(owner).\(type.fields[index].name)")
  }

  /// The trap for a global that was found vacant.
  func vacantGlobal(_ value: Slot, _ index: Int, _ routine: UnsafeMutablePointer<Routine>) -> any Error {
    let name = routine.pointee.code.takeUnretainedValue().globals[index].name
    switch Vacancy(rawValue: value.bits) {
    case .isNotSet: return Trap("'\(name)' is used before its declaration has run")
    case .isBeingInitialized: return Trap("the initial value of '\(name)' depends on itself")
    default: return Trap.conflict(name)
    }
  }

  /// A `trap` instruction.
  func programTrap(_ kind: TrapKind?, message: Slot?) -> any Error {
    if kind == .unexpectedError { return unexpectedError(message) }
    let text = message.map { $0.copied.string } ?? ""
    switch kind {
    case .fatalError: return Trap(text)
    case .preconditionFailed: return Trap(text, heading: "Precondition failed")
    case .assertionFailed: return Trap(text, heading: "Assertion failed")
    case .unwrappedNil: return Trap("Unexpectedly found nil while unwrapping an Optional value")
    case .implicitlyUnwrappedNil:
      return Trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    case .castFailed: return Trap(text, heading: "")
    case .overflow: return Trap("arithmetic overflow")
    case .opaque: return Trap(text, heading: "Opaque", kind: .opaque)
    case .unreachable, .unexpectedError, nil: return Trap("unreachable code was reached")
    }
  }

  /// An error reached `try!`: the message is its text or the error itself.
  private func unexpectedError(_ message: Slot?) -> any Error {
    let start = "'try!' expression unexpectedly raised an error: "
    guard let value = message?.copied else { return Trap("'try!' expression unexpectedly raised an error") }
    guard let error = value.object as? Record else { return Trap(start + value.string) }
    do {
      return Trap(start + (try describe(error[0], error.type, debug: true)))
    } catch { return error }
  }
}

extension RuntimeType.Kind {
  var isClass: Bool { if case .classType = self { true } else { false } }
  var isExistential: Bool { if case .existential = self { true } else { false } }
  var isOptional: Bool { if case .optional = self { true } else { false } }
}
