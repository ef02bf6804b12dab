import Code

/// The counters and pools of a heap, at a fixed address.
struct HeapState {
  /// The number of live records.
  var recordCount = 0
  /// The number of bytes that may be allocated before memory is measured again.
  var allowance = 0
  /// True if the observer is called when an instance begins and ends.
  var reportsInstances = false
  /// Live class instances, in no order.
  var instances = Stack<UnsafeMutableRawPointer>()
  /// Objects that are still to be released, the next one last (see `Heap.releaseFields`).
  var pending = Stack<UnsafeMutableRawPointer>()
  /// Records to be reused, by the number of their fields (see `Heap.recycle`).
  let pools: UnsafeMutablePointer<Stack<UnsafeMutableRawPointer>>
  /// String boxes to be reused.
  var texts = Stack<UnsafeMutableRawPointer>()
  /// The ASCII characters, each created once: otherwise every character of a string would be an object of its own.
  private let asciiCharacters: UnsafeMutablePointer<Value>
  /// True if a record that dies now hands its fields to a `drain` further up the native stack.
  var isDraining = false
}

extension HeapState {
  /// Records with fewer fields than this are reused.
  static var poolCount: Int { 9 }
  /// The maximum number of records kept of each size, so as not to hold on to memory that others could use.
  static var poolCapacity: Int { 1024 }

  init() {
    pools = .allocate(capacity: Self.poolCount)
    for index in 0..<Self.poolCount { (pools + index).initialize(to: Stack()) }
    asciiCharacters = .allocate(capacity: 128)
    for code in 0..<UInt8(128) {
      (asciiCharacters + Int(code)).initialize(to: Value(Character(Unicode.Scalar(code))))
    }
  }

  func deallocateCharacters() {
    asciiCharacters.deinitialize(count: 128)
    asciiCharacters.deallocate()
  }

  /// The character with an ASCII code.
  @inline(__always)
  func asciiCharacter(_ code: UInt8) -> Value {
    let slot = UnsafeRawPointer(asciiCharacters + Int(code)).load(as: Slot.self)
    Reference.retain(slot.object)
    return slot.owned
  }

  /// A string as a value, in a reused box if there is one.
  mutating func makeText(_ text: String) -> Value {
    if texts.count == 0 { return Value(text) }
    let slot = Slot(bits: 0, object: texts.pop())
    let value = slot.owned
    unsafeDowncast(value.object.unsafelyUnwrapped, to: StringBox.self).value = text
    return value
  }
}

extension HeapState {
  /// A record for a value of the type, taken from the records to be reused; nil if there is none, or if memory must
  /// be measured first.
  @inline(__always)
  mutating func reuse(_ info: UnsafeMutablePointer<TypeInfo>) -> UnsafeMutableRawPointer? {
    let count = info.pointee.fieldCount
    guard allowance >= 0, count < Self.poolCount, pools[count].count > 0 else { return nil }
    let record = pools[count].pop()
    recordCount &+= 1
    record.header.pointee.info = info
    record.header.pointee.flags = []
    record.header.pointee.word = 0
    return record
  }
}

/// Creates records and takes them apart.
///
/// A heap outlives its machine until its last record has been released; until then it keeps the types of its records.
package final class Heap {
  let state: UnsafeMutablePointer<HeapState>
  /// Nil after the machine has been deallocated: then no code of a program runs any more.
  package private(set) unowned(unsafe) var machine: Machine?
  private var isOrphaned = false
  /// The types whose records may be alive.
  private var types: [RuntimeType] = []
  /// The number of instances created so far, by class name. The count continues when a class is redeclared.
  private var counters: [String: UnsafeMutablePointer<UInt32>] = [:]
  /// The counter for types without instances.
  private let noCounter = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  let vacancy: Unmanaged<VacancyMarker>
  let nilMarker: Unmanaged<NilMarker>

  init() {
    vacancy = .passRetained(VacancyMarker())
    nilMarker = .passRetained(NilMarker())
    state = .allocate(capacity: 1)
    state.initialize(to: HeapState())
  }

  deinit {
    for type in types {
      guard let info = type.info?.assumingMemoryBound(to: TypeInfo.self) else { continue }
      type.info = nil
      info.pointee.deallocate()
      info.deallocate()
    }
    for counter in counters.values { counter.deallocate() }
    noCounter.deallocate()
    emptyPools()
    for index in 0..<HeapState.poolCount { state.pointee.pools[index].deallocate() }
    state.pointee.pools.deallocate()
    state.pointee.instances.deallocate()
    state.pointee.pending.deallocate()
    state.pointee.texts.deallocate()
    state.pointee.deallocateCharacters()
    state.deallocate()
    vacancy.release()
    nilMarker.release()
  }

  // MARK: The machine

  func serve(_ machine: Machine) {
    self.machine = machine
    _ = Unmanaged.passRetained(self)
  }

  /// Called when the machine is deallocated. The heap lives on until its last record is released.
  func orphan() {
    machine = nil
    emptyPools()
    isOrphaned = true
    releaseIfDone()
  }

  /// Called when the program has ended: none of its code runs any more. Instances that form reference cycles, which
  /// would never be released, are emptied.
  func emptyInstances() {
    machine = nil
    let instances = (0..<state.pointee.instances.count).map { state.pointee.instances[$0] }
    for instance in instances { Reference.retain(instance) }
    for instance in instances {
      releaseFields(of: instance)
      for index in 0..<Int(instance.header.pointee.count) { instance.fields[index] = .empty }
      instance.header.pointee.extra = nil
    }
    for instance in instances { Reference.release(instance) }
  }

  private func emptyPools() {
    for index in 0..<HeapState.poolCount {
      while state.pointee.pools[index].count > 0 { Reference.release(state.pointee.pools[index].pop()) }
    }
    while state.pointee.texts.count > 0 { Reference.release(state.pointee.texts.pop()) }
  }

  func releaseIfDone() {
    if isOrphaned, state.pointee.recordCount == 0 { Unmanaged.passUnretained(self).release() }
  }

  // MARK: Records

  /// The number of live records.
  package var recordCount: Int { state.pointee.recordCount }

  /// Returns the type information to which a record points in place of its type. The type then lives as long as the
  /// heap.
  func adopt(_ type: RuntimeType) -> UnsafeMutablePointer<TypeInfo> {
    if let known = type.info { return known.assumingMemoryBound(to: TypeInfo.self) }
    let info = UnsafeMutablePointer<TypeInfo>.allocate(capacity: 1)
    info.initialize(to: TypeInfo(type, self, counting: counter(of: type)))
    type.info = UnsafeMutableRawPointer(info)
    types.append(type)
    return info
  }

  private func counter(of type: RuntimeType) -> UnsafeMutablePointer<UInt32> {
    // Only instances are numbered.
    guard case .classType = type.kind else { return noCounter }
    if let known = counters[type.qualifiedName] { return known }
    let made = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    made.initialize(to: 0)
    counters[type.qualifiedName] = made
    return made
  }

  /// A record whose fields the caller initializes; the caller owns it.
  @inline(__always)
  func allocate(
    _ info: UnsafeMutablePointer<TypeInfo>, count: Int, flags: RecordFlags = [], word: UInt = 0
  ) -> UnsafeMutableRawPointer {
    state.pointee.recordCount += 1
    if count < HeapState.poolCount, state.pointee.pools[count].count > 0 {
      let record = state.pointee.pools[count].pop()
      record.header.pointee.info = info
      record.header.pointee.flags = flags
      record.header.pointee.word = word
      return record
    }
    return allocateAnew(info, count: count, flags: flags, word: word)
  }

  @inline(never)
  private func allocateAnew(
    _ info: UnsafeMutablePointer<TypeInfo>, count: Int, flags: RecordFlags, word: UInt
  ) -> UnsafeMutableRawPointer {
    state.pointee.allowance -= Record.fieldsOffset + 16 * count
    let record = Record.create(minimumCapacity: count) { _ in
      RecordHeader(info: info, count: UInt32(truncatingIfNeeded: count), flags: flags, word: word, extra: nil)
    }
    return Unmanaged.passRetained(record).toOpaque()
  }

  /// A record of the values in the registers, which are empty afterwards.
  @inline(__always)
  func makeRecord(
    _ info: UnsafeMutablePointer<TypeInfo>, moving registers: UnsafeMutablePointer<Slot>
  ) -> UnsafeMutableRawPointer {
    let count = info.pointee.fieldCount
    let record = allocate(info, count: count)
    var index = 0
    while index < count {
      record.fields[index] = registers[index]
      registers[index].object = nil
      index += 1
    }
    return record
  }

  /// A record of these values.
  func makeRecord(_ type: RuntimeType, _ fields: [Value]) -> Value {
    let record = allocate(adopt(type), count: fields.count)
    record.fields.asValue.initialize(from: fields, count: fields.count)
    return Slot(bits: 0, object: record).owned
  }

  /// A copy of a struct, tuple or payload that shares its fields' objects; the caller owns it.
  @inline(never)
  func copy(_ record: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let count = Int(record.header.pointee.count)
    let copy = allocate(record.header.pointee.info, count: count)
    for index in 0..<count {
      let field = record.fields[index]
      Reference.retain(field.object)
      copy.fields[index] = field
    }
    return copy
  }

  // MARK: Class instances

  /// An instance of a class, with empty fields; the caller owns it.
  func makeInstance(_ info: UnsafeMutablePointer<TypeInfo>, isPartial: Bool) -> UnsafeMutableRawPointer {
    info.pointee.instanceCount.pointee &+= 1
    let index = UInt(bitPattern: state.pointee.instances.count)
    let instance = allocate(
      info, count: info.pointee.fieldCount, flags: isPartial ? [.isInstance, .isPartial] : .isInstance,
      word: UInt(info.pointee.instanceCount.pointee) | index << 32)
    for index in 0..<info.pointee.fieldCount { instance.fields[index] = .empty }
    state.pointee.instances.push(instance)
    return instance
  }

  /// Calls `body` with each live class instance, in no particular order.
  package func forEachInstance(_ body: (Record) -> Void) {
    for index in 0..<state.pointee.instances.count {
      body(Unmanaged<Record>.fromOpaque(state.pointee.instances[index]).takeUnretainedValue())
    }
  }

  /// Removes an instance from the list of live ones.
  func forget(_ instance: UnsafeMutableRawPointer) {
    let last = state.pointee.instances.pop()
    if last == instance { return }
    let index = instance.header.pointee.instanceIndex
    state.pointee.instances[index] = last
    last.header.pointee.instanceIndex = index
  }
}
