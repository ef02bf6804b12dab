import Code

/// The keys and values of a dictionary, or the keys of a set, in the order of insertion.
///
/// Not a `Dictionary` of Swift's because a program's own `==` and `hash(into:)` may throw traps, and because the
/// order is observable. A table is a value; copies share their storage until one of them changes.
package struct HashTable {
  package struct Entry {
    package internal(set) var key: Value
    package internal(set) var value: Value
    /// -1 for a hole.
    var hash: Int

    package var isHole: Bool { hash < 0 }

    static var hole: Entry { Entry(key: .void, value: .void, hash: -1) }
  }

  /// All entries by position, holes included.
  package struct Entries: RandomAccessCollection {
    fileprivate let storage: HashStorage

    package var startIndex: Int { 0 }
    package var endIndex: Int { storage.state.pointee.used }

    package subscript(position: Int) -> Entry {
      precondition(position >= 0 && position < storage.state.pointee.used, "no such position")
      return storage.state.pointee.entries[position]
    }
  }

  private var storage: HashStorage
  /// The state of the storage, accessed without counting a reference.
  private var state: UnsafeMutablePointer<HashStorage.State>

  package init(keyType: RuntimeType) {
    storage = HashStorage(keyType, capacity: 0)
    state = storage.state
  }

  package var keyType: RuntimeType { storage.keyType }
  package var count: Int { storage.state.pointee.count }
  package var isEmpty: Bool { count == 0 }
  package var entries: Entries { Entries(storage: storage) }
  /// The keys, in order.
  package var keys: some Sequence<Value> { entries.lazy.filter { !$0.isHole }.map(\.key) }
  package var values: some Sequence<Value> { entries.lazy.filter { !$0.isHole }.map(\.value) }

  // MARK: Positions

  /// The first position at or after `position` that holds an entry; nil at the end.
  package func nextPosition(from position: Int) -> Int? {
    let state = storage.state
    var position = position
    while position < state.pointee.used {
      if !state.pointee.entries[position].isHole { return position }
      position += 1
    }
    return nil
  }

  /// Like `position`, for keys that are compared by their bits or as strings, which runs no code of the program; nil
  /// for other keys as well.
  @inline(__always)
  func quickPosition(of key: UnsafePointer<Value>) -> Int? {
    let position: Int
    switch state.pointee.keyKind {
    case .bits: position = state.pointee.position(ofBits: key.pointee.bits)
    case .strings: position = state.pointee.position(ofString: Slot(borrowing: key.pointee))
    case .any: return nil
    }
    return position < 0 ? nil : position
  }

  /// True if `quickPosition` finds every key in the table.
  var isQuick: Bool { state.pointee.keyKind != .any }

  /// The value at a position that `quickPosition` has returned.
  @inline(__always)
  subscript(quick position: Int) -> Value { state.pointee.entries[position].value }

  /// Sets the value at a position that `quickPosition` has returned. Returns false if the table is shared.
  @inline(__always)
  mutating func quicklySetValue(_ value: Value, at position: Int) -> Bool {
    guard isKnownUniquelyReferenced(&storage) else { return false }
    state.pointee.entries[position].value = value
    return true
  }

  package func position(of key: Value, _ machine: Machine) throws -> Int? {
    guard count > 0 else { return nil }
    let found = try storage.find(key, hash: storage.hash(of: key, machine), machine)
    return found.position < 0 ? nil : found.position
  }

  // MARK: Changes

  package mutating func setValue(_ value: Value, at position: Int) {
    precondition(position >= 0 && position < storage.state.pointee.used, "no such position")
    makeUnique()
    storage.state.pointee.entries[position].value = value
  }

  /// Adds the key unless it is present; returns its position. A new key gets `value`.
  @discardableResult
  package mutating func insert(
    _ key: Value, value: Value = .void, _ machine: Machine
  ) throws -> (position: Int, isNew: Bool) {
    let hash = try storage.hash(of: key, machine)
    if !storage.hasRoom { try grow(machine) }
    var found = try storage.find(key, hash: hash, machine)
    if found.position >= 0 { return (found.position, false) }
    if !isKnownUniquelyReferenced(&storage) {
      makeUnique()
      // The copy has no holes, so the free slot may be a different one.
      found = try storage.find(key, hash: hash, machine)
    }
    return (storage.append(Entry(key: key, value: value, hash: hash), slot: found.slot), true)
  }

  /// Sets the key's value; returns the previous one.
  @discardableResult
  package mutating func updateValue(_ value: Value, for key: Value, _ machine: Machine) throws -> Value? {
    let (position, isNew) = try insert(key, value: value, machine)
    if isNew { return nil }
    makeUnique()
    let entry = storage.state.pointee.entries + position
    let old = entry.pointee.value
    entry.pointee.value = value
    return old
  }

  /// Removes the entry at a position. Positions stay valid until the next insertion.
  @discardableResult
  package mutating func remove(at position: Int) -> Entry {
    precondition(position >= 0 && position < storage.state.pointee.used, "no such position")
    makeUnique()
    let entry = storage.state.pointee.entries[position]
    storage.state.pointee.reserved = max(storage.state.pointee.reserved, count)
    storage.state.pointee.entries[position] = .hole
    storage.state.pointee.count -= 1
    return entry
  }

  /// The number of entries up to which the toolchain's tables do not grow: three quarters of a power of two.
  var capacity: Int {
    let wanted = max(count, state.pointee.reserved)
    var buckets = 2
    while buckets * 3 / 4 < wanted { buckets *= 2 }
    return wanted == 0 ? 0 : buckets * 3 / 4
  }

  /// Remembers a capacity. Memory is taken only for entries that there are.
  mutating func reserve(_ capacity: Int) throws {
    guard capacity < Int(Int32.max) / 2 else { throw Trap("out of memory", kind: .memoryLimit) }
    makeUnique()
    state.pointee.reserved = max(state.pointee.reserved, capacity)
  }

  package mutating func removeAll() { use(HashStorage(keyType, capacity: 0)) }

  private mutating func use(_ storage: HashStorage) {
    self.storage = storage
    state = storage.state
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { use(storage.copy()) }
  }

  /// Closes holes and makes room for at least the same number of entries again.
  private mutating func grow(_ machine: Machine) throws {
    var capacity = 6
    while capacity < (count + 1) * 2 { capacity *= 2 }
    guard capacity < Int(Int32.max) / 2 else { throw Trap("out of memory", kind: .memoryLimit) }
    try machine.reserve(capacity * (MemoryLayout<Entry>.stride + 6))
    use(isKnownUniquelyReferenced(&storage) ? storage.moved(capacity: capacity) : storage.copy(capacity: capacity))
  }
}
