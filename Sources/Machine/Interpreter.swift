import Code

/// What the interpreter needs at every turn, at a fixed address.
struct SharedState {
  /// Calls and turns of loops until `Machine.refuel`.
  var fuel: Int
  /// Object of a field that is being modified (see `Vacancy`).
  let vacancy: UnsafeMutableRawPointer
  /// Object of nil.
  let nilMarker: UnsafeMutableRawPointer
}

/// Operands of the instruction before the one a pointer is at: where the interpreter goes on is all it keeps.
///
/// They are read one by one where they are needed, not all in front of the switch, so that a jump that is taken loads
/// its distance in a branch of its own, which the processor predicts.
extension UnsafeMutablePointer<Instruction> {
  @inline(__always) fileprivate var a: Int { Int(self[-1].a) }
  @inline(__always) fileprivate var b: Int { Int(self[-1].b) }
  @inline(__always) fileprivate var c: Int { Int(self[-1].c) }
  @inline(__always) fileprivate var short: Int { Int(self[-1].short) }
  @inline(__always) fileprivate var offset: Int { Int(self[-1].offset) }
  @inline(__always) fileprivate var wide: Int { Int(self[-1].wide) }
}

extension Machine {
  /// Runs a fiber until it ends or waits.
  ///
  /// The position (`next`, `base`, `routine`, `frame`) lives in local variables, which become processor registers;
  /// `state` gets it whenever someone else may look: before natives, traps and whatever may run the program's code.
  /// No reference is counted here unless an instruction says so. All that is rare is in functions of its own, so that
  /// the compiler keeps the loop's few variables where they are.
  func run(_ fiber: Fiber) throws -> Fiber.Outcome {
    let state = fiber.state
    let shared = shared
    var next = state.pointee.next
    var base = state.pointee.base
    var routine = state.pointee.routine
    var frame = state.pointee.frame

    while true {
      do {
        while true {
          let callee: UnsafeMutablePointer<Routine>
          let window: UnsafeMutablePointer<Slot>
          let opcode = next.pointee.opcode
          next += 1

          call: do {
            switch opcode {
            // MARK: Moving values
            case .move:
              base[next.a].bits = base[next.b].bits
              continue
            case .copy:
              let slot = base[next.b]
              Reference.retain(slot.object)
              base[next.a] = slot
              continue
            case .take:
              base[next.a] = base[next.b]
              base[next.b].object = nil
              continue
            case .borrow:
              base[next.a] = base[next.b]
              continue
            case .forget:
              base[next.a].object = nil
              continue
            case .assign:
              let old = base[next.a].object
              base[next.a] = base[next.b]
              base[next.b].object = nil
              Reference.release(old)
              continue
            case .release:
              let old = base[next.a].object
              base[next.a].object = nil
              Reference.release(old)
              continue
            case .loadInt:
              base[next.a].bits = UInt64(bitPattern: Int64(next.wide))
              continue
            case .loadConstant:
              let slot = routine.pointee.constants[next.b]
              Reference.retain(slot.object)
              base[next.a] = slot
              continue
            case .loadVoid:
              base[next.a].bits = 0
              continue
            case .borrowConstant:
              base[next.a] = routine.pointee.constants[next.b]
              continue

            // MARK: Integers
            case .addInt:
              let (result, overflow) = base[next.b].int.addingReportingOverflow(base[next.c].int)
              if overflow { throw Trap.overflow() }
              base[next.a].bits = UInt64(bitPattern: result)
              continue
            case .subtractInt:
              let (result, overflow) = base[next.b].int.subtractingReportingOverflow(base[next.c].int)
              if overflow { throw Trap.overflow() }
              base[next.a].bits = UInt64(bitPattern: result)
              continue
            case .multiplyInt:
              let (result, overflow) = base[next.b].int.multipliedReportingOverflow(by: base[next.c].int)
              if overflow { throw Trap.overflow() }
              base[next.a].bits = UInt64(bitPattern: result)
              continue
            case .divideInt:
              let divisor = base[next.c].int
              if divisor == 0 { throw Trap.divisionByZero() }
              let (result, overflow) = base[next.b].int.dividedReportingOverflow(by: divisor)
              if overflow { throw Trap.divisionOverflow() }
              base[next.a].bits = UInt64(bitPattern: result)
              continue
            case .remainderInt:
              let divisor = base[next.c].int
              if divisor == 0 { throw Trap.remainderByZero() }
              let (result, overflow) = base[next.b].int.remainderReportingOverflow(dividingBy: divisor)
              if overflow { throw Trap.remainderOverflow() }
              base[next.a].bits = UInt64(bitPattern: result)
              continue
            case .addImmediate:
              let (result, overflow) = base[next.b].int.addingReportingOverflow(Int64(next.offset))
              if overflow { throw Trap.overflow() }
              base[next.a].bits = UInt64(bitPattern: result)
              continue
            case .negateInt:
              let (result, overflow) = Int64(0).subtractingReportingOverflow(base[next.b].int)
              if overflow { throw Trap.overflow() }
              base[next.a].bits = UInt64(bitPattern: result)
              continue
            case .addWrapping:
              base[next.a].bits = base[next.b].bits &+ base[next.c].bits
              continue
            case .subtractWrapping:
              base[next.a].bits = base[next.b].bits &- base[next.c].bits
              continue
            case .multiplyWrapping:
              base[next.a].bits = base[next.b].bits &* base[next.c].bits
              continue
            case .andBits:
              base[next.a].bits = base[next.b].bits & base[next.c].bits
              continue
            case .orBits:
              base[next.a].bits = base[next.b].bits | base[next.c].bits
              continue
            case .xorBits:
              base[next.a].bits = base[next.b].bits ^ base[next.c].bits
              continue
            case .shiftLeft:
              base[next.a].bits = UInt64(bitPattern: base[next.b].int << base[next.c].int)
              continue
            case .shiftRight:
              base[next.a].bits = UInt64(bitPattern: base[next.b].int >> base[next.c].int)
              continue
            case .notBits:
              base[next.a].bits = ~base[next.b].bits
              continue
            case .checkWidth:
              if !fits(base[next.a].int, bits: next.b, isSigned: next.c == 1) { throw Trap.overflow() }
              continue
            case .truncate:
              base[next.a].bits = truncated(base[next.a].bits, bits: next.b, isSigned: next.c == 1)
              continue

            // MARK: Doubles
            case .addDouble:
              base[next.a].bits = (base[next.b].double + base[next.c].double).bitPattern
              continue
            case .subtractDouble:
              base[next.a].bits = (base[next.b].double - base[next.c].double).bitPattern
              continue
            case .multiplyDouble:
              base[next.a].bits = (base[next.b].double * base[next.c].double).bitPattern
              continue
            case .divideDouble:
              base[next.a].bits = (base[next.b].double / base[next.c].double).bitPattern
              continue
            case .negateDouble:
              base[next.a].bits = (-base[next.b].double).bitPattern
              continue
            case .intToDouble:
              base[next.a].bits = Double(base[next.b].int).bitPattern
              continue
            case .roundToFloat:
              base[next.a].bits = Double(Float(base[next.a].double)).bitPattern
              continue

            // MARK: Comparisons
            case .equalInt:
              base[next.a].bits = base[next.b].bits == base[next.c].bits ? 1 : 0
              continue
            case .lessInt:
              base[next.a].bits = base[next.b].int < base[next.c].int ? 1 : 0
              continue
            case .lessOrEqualInt:
              base[next.a].bits = base[next.b].int <= base[next.c].int ? 1 : 0
              continue
            case .equalDouble:
              base[next.a].bits = base[next.b].double == base[next.c].double ? 1 : 0
              continue
            case .lessDouble:
              base[next.a].bits = base[next.b].double < base[next.c].double ? 1 : 0
              continue
            case .lessOrEqualDouble:
              base[next.a].bits = base[next.b].double <= base[next.c].double ? 1 : 0
              continue
            case .not:
              base[next.a].bits = base[next.b].bits ^ 1
              continue
            case .identical:
              base[next.a].bits = base[next.b].object == base[next.c].object ? 1 : 0
              continue

            // MARK: Control
            case .jump:
              next += next.wide
              continue
            case .loop:
              shared.pointee.fuel &-= 1
              if shared.pointee.fuel < 0 { try refuel() }
              next += next.wide
              continue
            case .jumpIf:
              if base[next.a].bits != 0 { next += next.wide }
              continue
            case .jumpIfNot:
              if base[next.a].bits == 0 { next += next.wide }
              continue
            case .jumpEqual:
              if base[next.a].bits == base[next.b].bits { next += next.offset }
              continue
            case .jumpNotEqual:
              if base[next.a].bits != base[next.b].bits { next += next.offset }
              continue
            case .jumpLess:
              if base[next.a].int < base[next.b].int { next += next.offset }
              continue
            case .jumpLessOrEqual:
              if base[next.a].int <= base[next.b].int { next += next.offset }
              continue
            case .jumpEqualImmediate:
              if base[next.a].int == Int64(next.short) { next += next.offset }
              continue
            case .jumpNotEqualImmediate:
              if base[next.a].int != Int64(next.short) { next += next.offset }
              continue
            case .jumpLessImmediate:
              if base[next.a].int < Int64(next.short) { next += next.offset }
              continue
            case .jumpNotLessImmediate:
              if base[next.a].int >= Int64(next.short) { next += next.offset }
              continue
            case .loopLess:
              if base[next.a].int < base[next.b].int {
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel < 0 { try refuel() }
                next += next.offset
              }
              continue
            case .loopLessOrEqual:
              if base[next.a].int <= base[next.b].int {
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel < 0 { try refuel() }
                next += next.offset
              }
              continue
            case .countLoop:
              let count = base[next.a].int &+ 1
              base[next.a].bits = UInt64(bitPattern: count)
              if count < base[next.b].int {
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel < 0 { try refuel() }
                next += next.offset
              }
              continue
            case .countLoopThrough:
              if base[next.a].int < base[next.b].int {
                base[next.a].bits &+= 1
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel < 0 { try refuel() }
                next += next.offset
              }
              continue
            case .jumpNil:
              if base[next.a].holds(shared.pointee.nilMarker), base[next.a].bits == 0 { next += next.wide }
              continue
            case .jumpNotNil:
              if !base[next.a].holds(shared.pointee.nilMarker) || base[next.a].bits != 0 { next += next.wide }
              continue
            case .jumpTable:
              next += Int(min(base[next.a].bits, UInt64(next.b)))
              continue

            // MARK: Calls; what they have in common is behind the switch
            case .call:
              window = base + next.c
              if let known = routine.pointee.callees[next.b] {
                callee = known
                break call
              }
              state.pointee.save(next, base, routine, frame)
              callee = try resolveCallee(next.b, of: routine)
            case .callClosure:
              let closure = base[next.b].object.unsafelyUnwrapped
              window = base + next.c
              if let known = UnsafeMutablePointer<Routine>(bitPattern: closure.header.pointee.word) {
                callee = known
              } else {
                state.pointee.save(next, base, routine, frame)
                callee = try resolveClosure(closure)
              }
              window[callee.pointee.parameterCount - 1] = Slot(bits: 0, object: closure)
            case .callMethod:
              window = base + next.c
              let info = window.pointee.object.unsafelyUnwrapped.header.pointee.info
              if let known = info.pointee.entries[next.b] {
                callee = known
                break call
              }
              state.pointee.save(next, base, routine, frame)
              callee = try resolveMethod(next.b, of: info)
            case .callWitness:
              window = base + next.c
              state.pointee.save(next, base, routine, frame)
              callee = try openWitness(routine.pointee.witnessSites + next.b, window, fiber)
              next = state.pointee.next
            case .callNative:
              shared.pointee.fuel &-= 1
              if shared.pointee.fuel < 0 { try refuel() }
              state.pointee.save(next, base, routine, frame)
              base[next.a] = try callNative(routine.pointee.nativeSites[next.b], base + next.c)
              continue
            case .returnValue:
              let result = base[next.a]
              base[next.a].object = nil
              forgetArguments(of: routine, base)
              frame -= 1
              next = frame.pointee.next
              base = frame.pointee.base
              routine = frame.pointee.routine
              base[next.a] = result
              continue
            case .returnCopy:
              let result = base[next.a]
              Reference.retain(result.object)
              forgetArguments(of: routine, base)
              frame -= 1
              next = frame.pointee.next
              base = frame.pointee.base
              routine = frame.pointee.routine
              base[next.a] = result
              continue
            case .returnVoid:
              forgetArguments(of: routine, base)
              frame -= 1
              next = frame.pointee.next
              base = frame.pointee.base
              routine = frame.pointee.routine
              continue
            case .onError:
              if let error = state.pointee.error {
                state.pointee.error = nil
                base[next.a] = Slot(bits: 0, object: error)
                next += next.wide
              }
              continue
            case .throwError:
              state.pointee.error = base[next.a].object
              base[next.a].object = nil
              forgetArguments(of: routine, base)
              frame -= 1
              next = frame.pointee.next
              base = frame.pointee.base
              routine = frame.pointee.routine
              continue
            case .trap:
              state.pointee.save(next, base, routine, frame)
              throw programTrap(TrapKind(rawValue: UInt16(next.b)), message: next.c == 0 ? nil : base[next.a])

            // MARK: Records
            case .makeRecord:
              let info = routine.pointee.types[next.b]
              if heap.state.pointee.allowance < 0 { try reserve(0) }
              let record = heap.makeRecord(info, count: info.pointee.fieldCount, moving: base + next.c)
              base[next.a] = Slot(bits: 0, object: record)
              continue
            case .makeInstance:
              base[next.a] = Slot(bits: 0, object: try makeInstance(routine.pointee.types[next.b], isPartial: next.c == 1))
              continue
            case .initialized:
              initialized(base[next.a].object.unsafelyUnwrapped)
              continue
            case .makeClosure:
              let closure = makeClosure(next.b, of: routine, captures: base + next.c, count: (next + 1).a)
              base[next.a] = Slot(bits: 0, object: closure)
              next += 1
              continue
            case .makeCell:
              let cell = makeCell(base[next.b])
              base[next.b].object = nil
              base[next.a] = Slot(bits: 0, object: cell)
              continue
            case .extra:
              continue
            case .getField:
              let field = base[next.b].object.unsafelyUnwrapped.fields + next.c
              if field.pointee.object != nil { throw accessConflict(field.pointee, base[next.b], next.c) }
              base[next.a].bits = field.pointee.bits
              continue
            case .copyField:
              let field = base[next.b].object.unsafelyUnwrapped.fields[next.c]
              if field.holds(shared.pointee.vacancy) { throw accessConflict(field, base[next.b], next.c) }
              Reference.retain(field.object)
              base[next.a] = field
              continue
            case .borrowField:
              let field = base[next.b].object.unsafelyUnwrapped.fields[next.c]
              if field.holds(shared.pointee.vacancy) { throw accessConflict(field, base[next.b], next.c) }
              base[next.a] = field
              continue
            case .setField:
              let field = base[next.a].object.unsafelyUnwrapped.fields + next.b
              if field.pointee.object != nil { throw accessConflict(field.pointee, base[next.a], next.b) }
              field.pointee.bits = base[next.c].bits
              continue
            case .assignField:
              let field = base[next.a].object.unsafelyUnwrapped.fields + next.b
              let old = field.pointee
              if old.holds(shared.pointee.vacancy) { throw accessConflict(old, base[next.a], next.b) }
              field.pointee = base[next.c]
              base[next.c].object = nil
              Reference.release(old.object)
              continue
            case .takeField:
              let field = base[next.b].object.unsafelyUnwrapped.fields + next.c
              let value = field.pointee
              let vacancy = shared.pointee.vacancy
              if value.holds(vacancy) { throw accessConflict(value, base[next.b], next.c) }
              Reference.retain(vacancy)
              field.pointee = Slot(bits: Vacancy.isBeingModified.rawValue, object: vacancy)
              base[next.a] = value
              continue
            case .putField:
              base[next.a].object.unsafelyUnwrapped.fields[next.b] = base[next.c]
              base[next.c].object = nil
              Reference.release(shared.pointee.vacancy)
              continue
            case .unique:
              if let record = base[next.a].object, !Reference.isUnique(record) {
                base[next.a].object = heap.copy(record)
                Reference.release(record)
              }
              continue
            case .makeWeak:
              base[next.a] = Slot(consuming: Value(WeakBox(weakTarget(base[next.b].object))))
              continue
            case .loadWeak:
              base[next.a] = try loadWeak(base[next.b].object.unsafelyUnwrapped, traps: next.c == 1)
              continue

            // MARK: Enums and optionals
            case .makeCase:
              let payload = base[next.b].object
              base[next.b].object = nil
              base[next.a] = Slot(bits: UInt64(next.c), object: payload)
              continue
            case .borrowPayload:
              base[next.a] = Slot(bits: 0, object: base[next.b].object)
              continue
            case .wrapOptional:
              if base[next.a].holds(shared.pointee.nilMarker) { base[next.a].bits += 1 }
              continue
            case .unwrapOptional:
              if base[next.a].holds(shared.pointee.nilMarker) { base[next.a].bits -= 1 }
              continue
            case .loadNil:
              Reference.retain(shared.pointee.nilMarker)
              base[next.a] = Slot(bits: UInt64(next.b), object: shared.pointee.nilMarker)
              continue

            // MARK: Globals
            case .getGlobal:
              let cell = routine.pointee.globals[next.b]
              if cell.pointee.object != nil { throw vacantGlobal(cell.pointee, next.b, routine) }
              base[next.a].bits = cell.pointee.bits
              continue
            case .copyGlobal:
              let value = routine.pointee.globals[next.b].pointee
              if value.holds(shared.pointee.vacancy) { throw vacantGlobal(value, next.b, routine) }
              Reference.retain(value.object)
              base[next.a] = value
              continue
            case .borrowGlobal:
              let value = routine.pointee.globals[next.b].pointee
              if value.holds(shared.pointee.vacancy) { throw vacantGlobal(value, next.b, routine) }
              base[next.a] = value
              continue
            case .setGlobal:
              let cell = routine.pointee.globals[next.b]
              let old = cell.pointee
              if old.holds(shared.pointee.vacancy) { try initializeByAssignment(old, next.b, routine) }
              cell.pointee = base[next.a]
              base[next.a].object = nil
              Reference.release(old.object)
              continue
            case .takeGlobal:
              let cell = routine.pointee.globals[next.b]
              let value = cell.pointee
              let vacancy = shared.pointee.vacancy
              if value.holds(vacancy) { throw vacantGlobal(value, next.b, routine) }
              Reference.retain(vacancy)
              cell.pointee = Slot(bits: Vacancy.isBeingModified.rawValue, object: vacancy)
              base[next.a] = value
              continue
            case .putGlobal:
              let cell = routine.pointee.globals[next.b]
              cell.pointee = base[next.a]
              base[next.a].object = nil
              Reference.release(shared.pointee.vacancy)
              continue
            case .initializeGlobal:
              state.pointee.save(next, base, routine, frame)
              try initializeGlobal(next.b, routine)
              continue

            // MARK: Existentials and casts
            case .makeExistential:
              let value = base[next.c]
              base[next.c].object = nil
              base[next.a] = Slot(bits: 0, object: makeExistential(value, routine.pointee.types[next.b]))
              continue
            case .openExistential:
              base[next.a] = base[next.b].object.unsafelyUnwrapped.fields[0]
              continue
            case .castConditionally, .castForcibly, .castTest:
              state.pointee.save(next, base, routine, frame)
              base[next.a] = try runCast(opcode, base[next.b], next.c, routine)
              continue
            case .typeOf:
              let type = base[next.b].object.unsafelyUnwrapped.header.pointee.info.pointee.type
              base[next.a] = Slot(bits: 0, object: type.retain().toOpaque())
              continue

            // MARK: Arrays
            case .makeArray:
              base[next.a] = makeArray(base + next.c, count: (next + 1).a)
              next += 1
              continue
            case .arrayCount:
              base[next.a].bits = base[next.b].object.unsafelyUnwrapped.arrayStorage.arrayCount
              continue
            case .arrayGet:
              let storage = base[next.b].object.unsafelyUnwrapped.arrayStorage
              let index = base[next.c].bits
              if index >= storage.arrayCount { throw Trap.indexOutOfRange() }
              base[next.a].bits = storage.arrayElements[Int(truncatingIfNeeded: index)].bits
              continue
            case .arrayCopy:
              let storage = base[next.b].object.unsafelyUnwrapped.arrayStorage
              let index = base[next.c].bits
              if index >= storage.arrayCount { throw Trap.indexOutOfRange() }
              let element = storage.arrayElements[Int(truncatingIfNeeded: index)]
              if element.holds(shared.pointee.vacancy) { throw Trap.arrayElementConflict() }
              Reference.retain(element.object)
              base[next.a] = element
              continue
            case .arraySet:
              let elements = try uniqueElement(base + next.a, index: base[next.b].bits)
              let old = elements.pointee.object
              elements.pointee = base[next.c]
              base[next.c].object = nil
              Reference.release(old)
              continue
            case .checkIndex:
              let storage = base[next.a].object.unsafelyUnwrapped.arrayStorage
              if base[next.b].bits >= storage.arrayCount { throw Trap.indexOutOfRange() }
              continue
            case .arrayTake:
              let element = try uniqueElement(base + next.b, index: base[next.c].bits)
              let value = element.pointee
              let vacancy = shared.pointee.vacancy
              if value.holds(vacancy) { throw Trap.arrayElementConflict() }
              Reference.retain(vacancy)
              element.pointee = Slot(bits: Vacancy.isBeingModified.rawValue, object: vacancy)
              base[next.a] = value
              continue
            case .arrayPut:
              base[next.b].object.unsafelyUnwrapped.arrayStorage.arrayElements[Int(base[next.c].int)] = base[next.a]
              base[next.a].object = nil
              Reference.release(shared.pointee.vacancy)
              continue

            // MARK: Key paths
            case .makeKeyPath:
              base[next.a] = makeKeyPath(next.b, of: routine, arguments: base + next.c)
              continue

            // MARK: Observation
            case .observeAccess:
              state.pointee.save(next, base, routine, frame)
              observeAccess(base[next.a], routine.pointee.members[next.b])
              continue
            case .observeWillSet:
              state.pointee.save(next, base, routine, frame)
              try observeWillSet(base[next.a], routine.pointee.members[next.b], new: base[next.c])
              continue
            case .observeWillModify:
              state.pointee.save(next, base, routine, frame)
              try observeWillSet(base[next.a], routine.pointee.members[next.b], new: nil)
              continue
            case .observeDidSet:
              state.pointee.save(next, base, routine, frame)
              try observeDidSet(base[next.a], routine.pointee.members[next.b])
              continue
            case .observeEqual:
              state.pointee.save(next, base, routine, frame)
              observeEqual(base[next.a], routine.pointee.members[next.b], new: base[next.c])
              continue

            // MARK: Suspension
            case .awaitTask:
              state.pointee.save(next, base, routine, frame)
              return .suspended(.task(base[next.b].copied))
            case .suspend:
              state.pointee.save(next, base, routine, frame)
              return .suspended(.yield)

            // MARK: The machine's own
            case .redirect:
              state.pointee.save(next, base, routine, frame)
              try redirect(fiber)
              next = state.pointee.next
              base = state.pointee.base
              routine = state.pointee.routine
              continue
            case .exit:
              let result = base[0]
              base[0].object = nil
              state.pointee.save(next, base, routine, frame)
              if let error = state.pointee.error {
                state.pointee.error = nil
                return .threw(Slot(bits: 0, object: error).owned)
              }
              return .returned(result.owned)
            case .closeWitness:
              next = closeWitness(next - 1, base, routine, fiber)
              continue
            }
          }

          // A call: `callee` runs with its registers from `window` on.
          shared.pointee.fuel &-= 1
          if shared.pointee.fuel < 0 {
            state.pointee.callee = callee
            try refuel()
          }
          if window + callee.pointee.registerCount > state.pointee.registersEnd || frame == state.pointee.framesEnd {
            state.pointee.save(next, base, routine, frame)
            try makeRoom(fiber, callee, window)
            let distance = window - base
            base = state.pointee.base
            frame = state.pointee.frame
            frame.pointee = Frame(next: next, base: base, routine: routine)
            base += distance
          } else {
            frame.pointee = Frame(next: next, base: base, routine: routine)
            base = window
          }
          frame += 1
          routine = callee
          next = callee.pointee.start
        }
      } catch {
        state.pointee.save(next, base, routine, frame)
        // What the program can go on with are errors and waits that a native threw.
        switch error {
        case let thrown as ThrownError: state.pointee.error = Slot(consuming: thrown.value).object
        case let park as Park: return .suspended(.native(park.reason))
        default: throw unwind(fiber, error)
        }
      }
    }
  }

  @inline(__always)
  private func forgetArguments(of routine: UnsafeMutablePointer<Routine>, _ base: UnsafeMutablePointer<Slot>) {
    var index = routine.pointee.parameterCount
    let kept = routine.pointee.inoutParameters
    if kept == 0 {
      while index > 0 {
        index -= 1
        base[index].object = nil
      }
    } else {
      while index > 0 {
        index -= 1
        if index > 63 || kept & 1 << UInt64(index) == 0 { base[index].object = nil }
      }
    }
  }
}
