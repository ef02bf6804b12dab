import Code

/// The parts of the interpreter's instructions that create values in more than a few moves.
extension Machine {
  func makeConstant(_ constant: Constant) -> Slot {
    switch constant {
    case .bits(let bits): Slot(bits: bits, object: nil)
    case .string(let string): Slot(consuming: Value(string))
    case .type(let type): Slot(consuming: Value(type))
    case .nilMarker(let depth): Slot(consuming: none(depth: depth))
    }
  }

  @inline(never)
  func makeRecord(
    _ info: UnsafeMutablePointer<TypeInfo>, moving registers: UnsafeMutablePointer<Slot>
  ) throws -> UnsafeMutableRawPointer {
    if heap.state.pointee.allowance < 0 { try reserve(0) }
    return heap.makeRecord(info, moving: registers)
  }

  func makeInstance(_ info: UnsafeMutablePointer<TypeInfo>, isPartial: Bool) throws -> UnsafeMutableRawPointer {
    if heap.state.pointee.allowance < 0 { try reserve(0) }
    if isLooking { try refuseInstance(info) }
    let instance = heap.makeInstance(info, isPartial: isPartial)
    if heap.state.pointee.reportsInstances, !isPartial { reportCreation(instance) }
    return instance
  }

  @inline(never)
  private func refuseInstance(_ info: UnsafeMutablePointer<TypeInfo>) throws {
    let type = info.pointee.type.takeUnretainedValue()
    if !type.isOfLibrary { try refuse("an instance of \(type.name) cannot be made") }
  }

  /// Called when an instance has received all its fields.
  @inline(__always)
  func initialized(_ instance: UnsafeMutableRawPointer) {
    if instance.header.pointee.flags == .isDeinitialized {
      // A noncopyable struct, whose deinit was off while an error could leave its initializer.
      instance.header.pointee.flags = []
      return
    }
    let wasPartial = instance.header.pointee.flags.contains(.isPartial)
    instance.header.pointee.flags = .isInstance
    if heap.state.pointee.reportsInstances, wasPartial { reportCreation(instance) }
  }

  @inline(never)
  private func reportCreation(_ instance: UnsafeMutableRawPointer) {
    observer?.didCreate(Unmanaged<Record>.fromOpaque(instance).takeUnretainedValue())
  }

  func makeCell(_ value: Slot) -> UnsafeMutableRawPointer {
    let cell = heap.allocate(cellInfo, count: 1)
    cell.fields[0] = value
    return cell
  }

  func makeClosure(
    _ index: Int, of routine: UnsafeMutablePointer<Routine>, captures: UnsafeMutablePointer<Slot>, count: Int
  ) -> UnsafeMutableRawPointer {
    let function = routine.pointee.functions[index]
    // Only the closures call the function: once one of them has had it compiled, later ones find the routine.
    if routine.pointee.callees[index] == nil {
      routine.pointee.callees[index] = function._withUnsafeGuaranteedRef {
        $0.entry?.assumingMemoryBound(to: Routine.self)
      }
    }
    let closure = heap.allocate(
      closureInfo, count: count, word: UInt(bitPattern: routine.pointee.callees[index]))
    for capture in 0..<count {
      closure.fields[capture] = captures[capture]
      captures[capture].object = nil
    }
    closure.setExtra(function.toOpaque())
    return closure
  }

  /// A closure with the code of another one, whose only capture is replaced.
  package func makeClosure(like other: Value, capturing value: Value) -> Value {
    let (header, extra) = other.record.withUnsafeMutablePointerToHeader { ($0.pointee, $0.pointee.extra) }
    let closure = heap.allocate(closureInfo, count: 1, word: header.word)
    closure.fields.asValue.initialize(to: value)
    closure.header.pointee.extra = extra
    return Slot(bits: 0, object: closure).owned
  }

  /// Boxes a value, which is moved in, unless it is already an existential.
  func makeExistential(_ value: Slot, _ info: UnsafeMutablePointer<TypeInfo>) -> UnsafeMutableRawPointer? {
    var info = info
    switch info.pointee.type._withUnsafeGuaranteedRef({ $0.kind }) {
    case .existential: return value.object
    case .classType: if let object = value.object { info = object.header.pointee.info }
    case .metatype: info = heap.adopt(dynamicType(of: value.copied, info.pointee.type.takeUnretainedValue()))
    default: break
    }
    let box = heap.allocate(info, count: 1)
    box.fields[0] = value
    return box
  }

  // MARK: Weak and unowned references

  /// A weak reference to the instance in a register, or to the one in an existential there.
  func makeWeak(_ value: Slot) -> WeakBox {
    guard let object = value.object, object != shared.pointee.nilMarker else { return WeakBox(nil) }
    let record = Unmanaged<Record>.fromOpaque(object).takeUnretainedValue()
    if object.header.pointee.flags.contains(.isInstance) { return WeakBox(record) }
    return WeakBox(record[0].object, isExistential: true)
  }

  func loadWeak(_ box: UnsafeMutableRawPointer, traps: Bool) throws -> Slot {
    let box = Unmanaged<WeakBox>.fromOpaque(box).takeUnretainedValue()
    if let object = box.object {
      guard box.isExistential else { return Slot(consuming: Value(object)) }
      let value = Value(object)
      return Slot(consuming: heap.makeRecord(value.record.type, [value]))
    }
    if traps, !box.wasNil {
      throw Trap("Attempted to read an unowned reference but the object was already destroyed")
    }
    return Slot(consuming: none())
  }

  // MARK: Globals

  /// The address of a global's value. A global that its declaration will set is marked until then.
  func cell(of global: GlobalVariable) -> UnsafeMutablePointer<Slot> {
    let cell = UnsafeMutableRawPointer(global.cell).assumingMemoryBound(to: Slot.self)
    if !global.isInitialized, cell.pointee.object == nil {
      Reference.retain(shared.pointee.vacancy)
      cell.pointee = Slot(bits: Vacancy.isNotSet.rawValue, object: shared.pointee.vacancy)
    }
    return cell
  }

  /// Called when `setGlobal` has found the global vacant, which is allowed if it has not been set yet.
  func initializeByAssignment(_ old: Slot, _ index: Int, _ routine: UnsafeMutablePointer<Routine>) throws {
    if old.bits != Vacancy.isNotSet.rawValue { throw vacantGlobal(old, index, routine) }
    routine.pointee.code.takeUnretainedValue().globals[index].isInitialized = true
  }

  func initializeGlobal(_ index: Int, _ routine: UnsafeMutablePointer<Routine>) throws {
    try initialize(routine.pointee.code.takeUnretainedValue().globals[index])
  }

  /// Runs a global's initializer if it has one that has not run. The session calls it before it shows a static's
  /// value.
  package func initialize(_ global: GlobalVariable) throws {
    guard !global.isInitialized, let initializer = global.initializer else { return }
    if global.isMadeAnew { return global.value = try call(initializer, []) }
    let cell = cell(of: global)
    guard cell.pointee.bits == Vacancy.isNotSet.rawValue else {
      throw Trap("the initial value of '\(global.name)' depends on itself")
    }
    cell.pointee.bits = Vacancy.isBeingInitialized.rawValue
    let value: Value
    do {
      value = try call(initializer, [])
    } catch {
      cell.pointee.bits = Vacancy.isNotSet.rawValue
      throw error
    }
    global.value = value
    global.isInitialized = true
  }
}
