import Code

/// The state that the interpreter needs at every step, at a fixed address.
struct SharedState {
  /// The number of calls and loop iterations until the next `Machine.refuel`.
  var fuel: Int
  /// The object in a field that is being modified (see `Vacancy`).
  let vacancy: UnsafeMutableRawPointer
  /// The object of nil.
  let nilMarker: UnsafeMutableRawPointer
  let heap: UnsafeMutablePointer<HeapState>
  /// The fiber that is running, or whose native is running.
  var active: UnsafeMutablePointer<FiberState>?
  /// Fibers to be reused for the next calls from natives.
  var idleFibers = Stack<UnsafeMutablePointer<FiberState>>()
  var maximumDepth = 0
  /// True if reads and writes of untracked properties are recorded.
  var notesReads = false
  var notesWrites = false
  /// The address below which the native stack must not grow.
  var lowestStackAddress: UInt = 0
}

/// The event for which an instruction leaves the inner loop.
private enum Event {
  /// Releases what may be the last reference to an object.
  case release(UnsafeMutableRawPointer)
  /// A reference that the runtime has to count.
  case retain(UnsafeMutableRawPointer)
  /// The fuel has run out.
  case refuel
  /// The whole instruction is rare.
  case slow
  case stop(Failure)
}

/// The operands of the instruction before the one that the pointer refers to: the interpreter keeps only the address
/// of the next instruction.
///
/// Each operand is read where it is needed, not in front of the switch, so that a taken jump loads its distance in a
/// branch of its own, which the processor predicts.
extension UnsafeMutablePointer<Instruction> {
  @inline(__always) var a: Int { Int(self[-1].a) }
  @inline(__always) var b: Int { Int(self[-1].b) }
  @inline(__always) var c: Int { Int(self[-1].c) }
  @inline(__always) var short: Int { Int(self[-1].short) }
  @inline(__always) var offset: Int { Int(self[-1].offset) }
  @inline(__always) var wide: Int { Int(self[-1].wide) }
}

extension Machine {
  /// Runs a fiber until it ends or waits.
  ///
  /// The position (`next`, `base`, `routine`, `frame`) is kept in local variables that must stay in processor
  /// registers. So the loop itself calls nothing without storing the position before and loading it afterwards: a
  /// variable that had to survive any call would be in memory everywhere. Rare work is an `Event`, handled after the
  /// switch, or one of the instructions in `step`. References are counted only by instructions that say so.
  func run(_ state: UnsafeMutablePointer<FiberState>) throws -> Fiber.Outcome {
    let shared = shared
    while true {
      do {
        var (next, base, routine, frame) = state.pointee.position
        while true {
          let event: Event
          rare: do {
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
                base[next.a] = slot
                guard let object = slot.object, !Reference.retainQuickly(object) else { continue }
                event = .retain(object)
                break rare
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
                guard let old, !Reference.releaseQuickly(old) else { continue }
                event = .release(old)
                break rare
              case .release:
                let old = base[next.a].object
                base[next.a].object = nil
                guard let old, !Reference.releaseQuickly(old) else { continue }
                event = .release(old)
                break rare
              case .loadInt:
                base[next.a].bits = UInt64(bitPattern: Int64(next.wide))
                continue
              case .loadConstant:
                let slot = routine.pointee.constants[next.b]
                base[next.a] = slot
                guard let object = slot.object, !Reference.retainQuickly(object) else { continue }
                event = .retain(object)
                break rare
              case .borrowConstant:
                base[next.a] = routine.pointee.constants[next.b]
                continue
              case .loadVoid:
                base[next.a].bits = 0
                continue

              // MARK: Integers
              case .addInt:
                let (result, overflow) = base[next.b].int.addingReportingOverflow(base[next.c].int)
                if !overflow {
                  base[next.a].bits = UInt64(bitPattern: result)
                  continue
                }
                event = .stop(.overflow)
                break rare
              case .subtractInt:
                let (result, overflow) = base[next.b].int.subtractingReportingOverflow(base[next.c].int)
                if !overflow {
                  base[next.a].bits = UInt64(bitPattern: result)
                  continue
                }
                event = .stop(.overflow)
                break rare
              case .multiplyInt:
                let (result, overflow) = base[next.b].int.multipliedReportingOverflow(by: base[next.c].int)
                if !overflow {
                  base[next.a].bits = UInt64(bitPattern: result)
                  continue
                }
                event = .stop(.overflow)
                break rare
              case .divideInt:
                let divisor = base[next.c].int
                if divisor == 0 {
                  event = .stop(.divisionByZero)
                  break rare
                }
                let (result, overflow) = base[next.b].int.dividedReportingOverflow(by: divisor)
                if !overflow {
                  base[next.a].bits = UInt64(bitPattern: result)
                  continue
                }
                event = .stop(.divisionOverflow)
                break rare
              case .remainderInt:
                let divisor = base[next.c].int
                if divisor == 0 {
                  event = .stop(.remainderByZero)
                  break rare
                }
                let (result, overflow) = base[next.b].int.remainderReportingOverflow(dividingBy: divisor)
                if !overflow {
                  base[next.a].bits = UInt64(bitPattern: result)
                  continue
                }
                event = .stop(.remainderOverflow)
                break rare
              case .addImmediate:
                let (result, overflow) = base[next.b].int.addingReportingOverflow(Int64(next.offset))
                if !overflow {
                  base[next.a].bits = UInt64(bitPattern: result)
                  continue
                }
                event = .stop(.overflow)
                break rare
              case .negateInt:
                let (result, overflow) = Int64(0).subtractingReportingOverflow(base[next.b].int)
                if !overflow {
                  base[next.a].bits = UInt64(bitPattern: result)
                  continue
                }
                event = .stop(.overflow)
                break rare
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
                if fits(base[next.a].int, bits: next.b, isSigned: next.c == 1) { continue }
                event = .stop(.overflow)
                break rare
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
              case .squareRoot:
                base[next.a].bits = base[next.b].double.squareRoot().bitPattern
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
              case .jumpNil:
                if base[next.a].holds(shared.pointee.nilMarker), base[next.a].bits == 0 { next += next.wide }
                continue
              case .jumpNotNil:
                if !base[next.a].holds(shared.pointee.nilMarker) || base[next.a].bits != 0 { next += next.wide }
                continue
              case .jumpTable:
                next += Int(min(base[next.a].bits, UInt64(next.b)))
                continue
              case .loop:
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel >= 0 {
                  next += next.wide
                  continue
                }
                event = .refuel
                break rare
              case .loopLess:
                if base[next.a].int >= base[next.b].int { continue }
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel >= 0 {
                  next += next.offset
                  continue
                }
                event = .refuel
                break rare
              case .loopLessOrEqual:
                if base[next.a].int > base[next.b].int { continue }
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel >= 0 {
                  next += next.offset
                  continue
                }
                event = .refuel
                break rare
              case .countLoop:
                let count = base[next.a].int &+ 1
                if count < base[next.b].int {
                  shared.pointee.fuel &-= 1
                  if shared.pointee.fuel < 0 {
                    event = .refuel
                    break rare
                  }
                  base[next.a].bits = UInt64(bitPattern: count)
                  next += next.offset
                  continue
                }
                base[next.a].bits = UInt64(bitPattern: count)
                continue
              case .countLoopThrough:
                if base[next.a].int >= base[next.b].int { continue }
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel >= 0 {
                  base[next.a].bits &+= 1
                  next += next.offset
                  continue
                }
                event = .refuel
                break rare

              // MARK: Calls; their common part is after the switch
              case .call:
                window = base + next.c
                if let known = routine.pointee.callees[next.b] {
                  callee = known
                  break call
                }
                event = .slow
                break rare
              case .callMethod:
                window = base + next.c
                let info = window.pointee.object.unsafelyUnwrapped.header.pointee.info
                if let known = info.pointee.entries[next.b] {
                  callee = known
                  break call
                }
                event = .slow
                break rare
              case .callClosure:
                let closure = base[next.b].object.unsafelyUnwrapped
                window = base + next.c
                if let known = UnsafeMutablePointer<Routine>(bitPattern: closure.header.pointee.word) {
                  callee = known
                  window[callee.pointee.parameterCount - 1] = Slot(bits: 0, object: closure)
                  break call
                }
                event = .slow
                break rare
              case .callWitness:
                window = base + next.c
                let site = routine.pointee.witnessSites + next.b
                let receiver = window.pointee.object.unsafelyUnwrapped
                if site.pointee.kind == .reading,
                  let known = receiver.header.pointee.info.pointee.witness(site.pointee.requirement)
                {
                  window.pointee = receiver.fields[0]
                  callee = known
                  break call
                }
                event = .slow
                break rare
              case .callNative:
                shared.pointee.fuel &-= 1
                if shared.pointee.fuel < 0 {
                  event = .refuel
                  break rare
                }
                state.pointee.position = (next, base, routine, frame)
                try callNative(routine.pointee.nativeSites[next.b], base + next.c, base + next.a)
                (next, base, routine, frame) = state.pointee.position
                continue
              case .returnValue:
                let result = base[next.a]
                base[next.a].object = nil
                forgetArguments(of: routine, base)
                frame -= 1
                (next, base, routine) = (frame.pointee.next, frame.pointee.base, frame.pointee.routine)
                base[next.a] = result
                continue
              case .returnCopy:
                let result = base[next.a]
                forgetArguments(of: routine, base)
                frame -= 1
                (next, base, routine) = (frame.pointee.next, frame.pointee.base, frame.pointee.routine)
                base[next.a] = result
                guard let object = result.object, !Reference.retainQuickly(object) else { continue }
                event = .retain(object)
                break rare
              case .returnVoid:
                forgetArguments(of: routine, base)
                frame -= 1
                (next, base, routine) = (frame.pointee.next, frame.pointee.base, frame.pointee.routine)
                continue
              case .onError:
                if let error = state.pointee.error {
                  state.pointee.error = nil
                  base[next.a] = Slot(bits: 0, object: error)
                  next += next.wide
                }
                continue
              case .hop:
                if state.pointee.runsOnMain == (next.a != 0) { continue }
                event = .slow
                break rare
              case .hopBack:
                if state.pointee.runsOnMain == (base[next.a].bits != 0) { continue }
                event = .slow
                break rare
              case .currentExecutor:
                base[next.a].bits = state.pointee.runsOnMain ? 1 : 0
                continue
              case .throwError:
                state.pointee.error = base[next.a].object
                base[next.a].object = nil
                forgetArguments(of: routine, base)
                frame -= 1
                (next, base, routine) = (frame.pointee.next, frame.pointee.base, frame.pointee.routine)
                continue

              // MARK: Records
              case .makeRecord:
                // Most records reuse an old one; for those, the call took half of the time.
                let info = routine.pointee.types[next.b]
                if let record = shared.pointee.heap.pointee.reuse(info) {
                  let (fields, source) = (record.fields, base + next.c)
                  var index = info.pointee.fieldCount
                  while index > 0 {
                    index &-= 1
                    fields[index] = source[index]
                    source[index].object = nil
                  }
                  base[next.a] = Slot(bits: 0, object: record)
                  continue
                }
                state.pointee.position = (next, base, routine, frame)
                let record = try makeRecord(info, moving: base + next.c)
                (next, base, routine, frame) = state.pointee.position
                base[next.a] = Slot(bits: 0, object: record)
                continue
              case .getField:
                let field = base[next.b].object.unsafelyUnwrapped.fields + next.c
                if field.pointee.object == nil {
                  base[next.a].bits = field.pointee.bits
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .copyField:
                let field = base[next.b].object.unsafelyUnwrapped.fields[next.c]
                if field.holds(shared.pointee.vacancy) {
                  event = .stop(.conflict)
                  break rare
                }
                base[next.a] = field
                guard let object = field.object, !Reference.retainQuickly(object) else { continue }
                event = .retain(object)
                break rare
              case .borrowField:
                let field = base[next.b].object.unsafelyUnwrapped.fields[next.c]
                if !field.holds(shared.pointee.vacancy) {
                  base[next.a] = field
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .setField:
                let field = base[next.a].object.unsafelyUnwrapped.fields + next.b
                if field.pointee.object == nil {
                  field.pointee.bits = base[next.c].bits
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .assignField:
                let field = base[next.a].object.unsafelyUnwrapped.fields + next.b
                let old = field.pointee
                if old.holds(shared.pointee.vacancy) {
                  event = .stop(.conflict)
                  break rare
                }
                field.pointee = base[next.c]
                base[next.c].object = nil
                guard let object = old.object, !Reference.releaseQuickly(object) else { continue }
                event = .release(object)
                break rare
              case .takeField:
                let field = base[next.b].object.unsafelyUnwrapped.fields + next.c
                let value = field.pointee
                let vacancy = shared.pointee.vacancy
                if !value.holds(vacancy) {
                  Reference.retainPlainly(vacancy)
                  field.pointee = Slot(bits: Vacancy.isBeingModified.rawValue, object: vacancy)
                  base[next.a] = value
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .putField:
                base[next.a].object.unsafelyUnwrapped.fields[next.b] = base[next.c]
                base[next.c].object = nil
                Reference.releasePlainly(shared.pointee.vacancy)
                continue
              case .unique:
                guard let record = base[next.a].object, !Reference.isUnique(record) else { continue }
                event = .slow
                break rare

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
                Reference.retainPlainly(shared.pointee.nilMarker)
                base[next.a] = Slot(bits: UInt64(next.b), object: shared.pointee.nilMarker)
                continue

              // MARK: Globals
              case .getGlobal:
                let cell = routine.pointee.globals[next.b]
                if cell.pointee.object == nil {
                  base[next.a].bits = cell.pointee.bits
                  continue
                }
                event = .slow
                break rare
              case .copyGlobal:
                let value = routine.pointee.globals[next.b].pointee
                if value.holds(shared.pointee.vacancy) {
                  event = .stop(.conflict)
                  break rare
                }
                base[next.a] = value
                guard let object = value.object, !Reference.retainQuickly(object) else { continue }
                event = .retain(object)
                break rare
              case .borrowGlobal:
                let value = routine.pointee.globals[next.b].pointee
                if !value.holds(shared.pointee.vacancy) {
                  base[next.a] = value
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .setGlobal:
                let cell = routine.pointee.globals[next.b]
                let old = cell.pointee.object
                if let old, old == shared.pointee.vacancy {
                  event = .slow
                  break rare
                }
                cell.pointee = base[next.a]
                base[next.a].object = nil
                guard let old, !Reference.releaseQuickly(old) else { continue }
                event = .release(old)
                break rare
              case .takeGlobal:
                let cell = routine.pointee.globals[next.b]
                let value = cell.pointee
                let vacancy = shared.pointee.vacancy
                if !value.holds(vacancy) {
                  Reference.retainPlainly(vacancy)
                  cell.pointee = Slot(bits: Vacancy.isBeingModified.rawValue, object: vacancy)
                  base[next.a] = value
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .putGlobal:
                routine.pointee.globals[next.b].pointee = base[next.a]
                base[next.a].object = nil
                Reference.releasePlainly(shared.pointee.vacancy)
                continue

              // MARK: Existentials
              case .openExistential:
                base[next.a] = base[next.b].object.unsafelyUnwrapped.fields[0]
                continue

              // MARK: Arrays
              case .arrayCount:
                base[next.a].bits = base[next.b].object.unsafelyUnwrapped.arrayStorage.arrayCount
                continue
              case .arrayGet:
                let storage = base[next.b].object.unsafelyUnwrapped.arrayStorage
                let index = base[next.c].bits
                if index < storage.arrayCount {
                  base[next.a].bits = storage.arrayElements[Int(truncatingIfNeeded: index)].bits
                  continue
                }
                event = .stop(.indexOutOfRange)
                break rare
              case .arrayCopy:
                let storage = base[next.b].object.unsafelyUnwrapped.arrayStorage
                let index = base[next.c].bits
                if index >= storage.arrayCount {
                  event = .stop(.indexOutOfRange)
                  break rare
                }
                let element = storage.arrayElements[Int(truncatingIfNeeded: index)]
                if element.holds(shared.pointee.vacancy) {
                  event = .stop(.conflict)
                  break rare
                }
                base[next.a] = element
                guard let object = element.object, !Reference.retainQuickly(object) else { continue }
                event = .retain(object)
                break rare
              case .arrayBorrow:
                let storage = base[next.b].object.unsafelyUnwrapped.arrayStorage
                let index = base[next.c].bits
                if index >= storage.arrayCount {
                  event = .stop(.indexOutOfRange)
                  break rare
                }
                let element = storage.arrayElements[Int(truncatingIfNeeded: index)]
                if !element.holds(shared.pointee.vacancy) {
                  base[next.a] = element
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .checkIndex:
                if base[next.b].bits < base[next.a].object.unsafelyUnwrapped.arrayStorage.arrayCount { continue }
                event = .stop(.indexOutOfRange)
                break rare
              case .arraySet:
                let array = base[next.a].object.unsafelyUnwrapped
                let storage = array.arrayStorage
                let index = base[next.b].bits
                if !Reference.isUnique(array) || !Reference.isUnique(storage) || index >= storage.arrayCount {
                  event = .slow
                  break rare
                }
                let element = storage.arrayElements + Int(truncatingIfNeeded: index)
                let old = element.pointee.object
                element.pointee = base[next.c]
                base[next.c].object = nil
                guard let old, !Reference.releaseQuickly(old) else { continue }
                event = .release(old)
                break rare
              case .arrayTake:
                let array = base[next.b].object.unsafelyUnwrapped
                let storage = array.arrayStorage
                let index = base[next.c].bits
                if !Reference.isUnique(array) || !Reference.isUnique(storage) || index >= storage.arrayCount {
                  event = .slow
                  break rare
                }
                let element = storage.arrayElements + Int(truncatingIfNeeded: index)
                let value = element.pointee
                let vacancy = shared.pointee.vacancy
                if !value.holds(vacancy) {
                  Reference.retainPlainly(vacancy)
                  element.pointee = Slot(bits: Vacancy.isBeingModified.rawValue, object: vacancy)
                  base[next.a] = value
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .arrayPut:
                let storage = base[next.b].object.unsafelyUnwrapped.arrayStorage
                storage.arrayElements[Int(base[next.c].int)] = base[next.a]
                base[next.a].object = nil
                Reference.releasePlainly(shared.pointee.vacancy)
                continue

              case .arrayAppend:
                let array = base[next.a].object.unsafelyUnwrapped
                let storage = array.arrayStorage
                let count = storage.arrayCount
                if !Reference.isUnique(array) || !Reference.isUnique(storage) || count >= storage.arrayCapacity {
                  event = .slow
                  break rare
                }
                storage.arrayElements[Int(truncatingIfNeeded: count)] = base[next.b]
                base[next.b].object = nil
                storage.setArrayCount(count &+ 1)
                continue

              // MARK: Places
              case .locateField:
                let record = base[next.b].object.unsafelyUnwrapped
                let field = record.fields + next.c
                if !Reference.isUnique(record) || field.pointee.holds(shared.pointee.vacancy) {
                  event = .slow
                  break rare
                }
                base[next.a].bits = UInt64(UInt(bitPattern: field))
                continue
              case .locateSharedField:
                let field = base[next.b].object.unsafelyUnwrapped.fields + next.c
                if !field.pointee.holds(shared.pointee.vacancy) {
                  base[next.a].bits = UInt64(UInt(bitPattern: field))
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .locateElement:
                let array = base[next.b].object.unsafelyUnwrapped
                let storage = array.arrayStorage
                let index = base[next.c].bits
                if !Reference.isUnique(array) || !Reference.isUnique(storage) || index >= storage.arrayCount {
                  event = .slow
                  break rare
                }
                let element = storage.arrayElements + Int(truncatingIfNeeded: index)
                if !element.pointee.holds(shared.pointee.vacancy) {
                  base[next.a].bits = UInt64(UInt(bitPattern: element))
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .locateGlobal:
                let global = routine.pointee.globals[next.b]
                if !global.pointee.holds(shared.pointee.vacancy) {
                  base[next.a].bits = UInt64(UInt(bitPattern: global))
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .stepToField:
                let record = base[next.b].place.pointee.object.unsafelyUnwrapped
                let field = record.fields + next.c
                if !Reference.isUnique(record) || field.pointee.holds(shared.pointee.vacancy) {
                  event = .slow
                  break rare
                }
                base[next.a].bits = UInt64(UInt(bitPattern: field))
                continue
              case .stepToElement:
                let array = base[next.b].place.pointee.object.unsafelyUnwrapped
                let storage = array.arrayStorage
                let index = base[next.c].bits
                if !Reference.isUnique(array) || !Reference.isUnique(storage) || index >= storage.arrayCount {
                  event = .slow
                  break rare
                }
                let element = storage.arrayElements + Int(truncatingIfNeeded: index)
                if !element.pointee.holds(shared.pointee.vacancy) {
                  base[next.a].bits = UInt64(UInt(bitPattern: element))
                  continue
                }
                event = .stop(.conflict)
                break rare
              case .getPlace:
                base[next.a].bits = base[next.b].place.pointee.bits
                continue
              case .setPlace:
                base[next.a].place.pointee.bits = base[next.b].bits
                continue
              case .assignPlace:
                let place = base[next.a].place
                let old = place.pointee.object
                place.pointee = base[next.b]
                base[next.b].object = nil
                guard let old, !Reference.releaseQuickly(old) else { continue }
                event = .release(old)
                break rare

              // MARK: Notes on untracked storage
              case .noteRead, .noteElementRead, .noteGlobalRead, .noteGlobalElementRead:
                if !shared.pointee.notesReads { continue }
                event = .slow
                break rare
              case .noteWrite, .noteGlobalWrite:
                if !shared.pointee.notesWrites { continue }
                event = .slow
                break rare

              // MARK: Everything else
              case .exit:
                let result = base[0]
                base[0].object = nil
                state.pointee.position = (next, base, routine, frame)
                return leave(state, result)
              case .trap, .makeInstance, .initialized, .discardRecord, .makeClosure, .makeCell, .extra, .makeWeak,
                .loadWeak,
                .initializeGlobal, .makeExistential, .castConditionally, .castForcibly, .castTest, .typeOf, .makeArray,
                .makeKeyPath, .observeAccess, .observeWillSet, .observeWillModify, .observeDidSet, .observeEqual,
                .closeWitness, .redirect:
                event = .slow
                break rare
              }
            }

            // A call: `callee` runs with its registers starting at `window`.
            shared.pointee.fuel &-= 1
            if shared.pointee.fuel >= 0, window + callee.pointee.registerCount <= state.pointee.registersEnd,
              frame != state.pointee.framesEnd
            {
              frame.pointee = Frame(next: next, base: base, routine: routine)
              frame += 1
              base = window
              routine = callee
              next = callee.pointee.start
            } else {
              state.pointee.position = (next, base, routine, frame)
              try enter(callee, window, state)
              (next, base, routine, frame) = state.pointee.position
            }
            continue
          }

          state.pointee.position = (next, base, routine, frame)
          switch event {
          case .retain(let object): Reference.retain(object)
          case .release(let object): heap.release(object)
          case .refuel:
            try refuel()
            state.pointee.next -= 1
          case .slow: try step(state)
          case .stop(let failure): throw trap(failure, state)
          }
          (next, base, routine, frame) = state.pointee.position
        }
      } catch {
        // A program can continue only after an error or a suspension that a native threw.
        switch error {
        case let thrown as ThrownError: state.pointee.error = Slot(consuming: thrown.value).object
        case let park as Park: return .suspended(park.reason)
        default: throw unwind(state, error)
        }
      }
    }
  }

  @inline(__always)
  private func forgetArguments(of routine: UnsafeMutablePointer<Routine>, _ base: UnsafeMutablePointer<Slot>) {
    let count = routine.pointee.lentCount
    if routine.pointee.inoutParameters == 0 {
      // Most functions have few parameters; a loop would be unrolled, which would cost all calls time.
      if count == 0 { return }
      base[0].object = nil
      if count == 1 { return }
      base[1].object = nil
      if count == 2 { return }
      base[2].object = nil
      if count == 3 { return }
      base[3].object = nil
      if count == 4 { return }
    }
    forgetManyArguments(routine, base)
  }

  @inline(never)
  private func forgetManyArguments(_ routine: UnsafeMutablePointer<Routine>, _ base: UnsafeMutablePointer<Slot>) {
    let kept = routine.pointee.inoutParameters
    for index in 0..<routine.pointee.lentCount where index > 63 || kept & 1 << UInt64(index) == 0 {
      base[index].object = nil
    }
  }
}
