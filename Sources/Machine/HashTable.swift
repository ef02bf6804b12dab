import Code

/// The keys and values of a dictionary, or the keys of a set, in the order of insertion.
///
/// Entries lie in an array in that order; removed ones leave holes until there are many. An open-addressed index finds
/// them. Not a `Dictionary` of Swift's because a program's own `==` and `hash(into:)` may throw traps, and because the
/// order shows.
package struct HashTable {
  package struct Entry {
    package fileprivate(set) var key: Value
    package fileprivate(set) var value: Value
    /// -1 for a hole.
    fileprivate var hash: Int

    package var isHole: Bool { hash < 0 }
  }

  private enum KeyKind { case bits, strings, any }

  package let keyType: RuntimeType
  /// How keys are compared.
  private let keyKind: KeyKind
  /// Holes included; see `isHole`.
  package private(set) var entries: [Entry] = []
  package private(set) var count = 0
  /// Positions in `entries`, -1 where free; a power of two of them, at most three quarters in use.
  private var index: [Int32] = []

  package init(keyType: RuntimeType) {
    self.keyType = keyType
    switch keyType.kind {
    case .integer, .bool: keyKind = .bits
    case .string, .character: keyKind = .strings
    default: keyKind = .any
    }
  }

  package var isEmpty: Bool { count == 0 }
  /// In order.
  package var keys: some Sequence<Value> { entries.lazy.filter { !$0.isHole }.map(\.key) }
  package var values: some Sequence<Value> { entries.lazy.filter { !$0.isHole }.map(\.value) }

  // MARK: Positions

  /// The first position at or after `position` that holds an entry; nil at the end.
  package func nextPosition(from position: Int) -> Int? {
    var position = position
    while position < entries.count {
      if !entries[position].isHole { return position }
      position += 1
    }
    return nil
  }

  package func position(of key: Value, _ machine: Machine) throws -> Int? {
    guard count > 0 else { return nil }
    return try find(key, hash: hash(of: key, machine), machine).position
  }

  // MARK: Changes

  package mutating func setValue(_ value: Value, at position: Int) { entries[position].value = value }

  /// Adds the key unless it is there; says where it is. A new key's value is `value`.
  @discardableResult
  package mutating func insert(
    _ key: Value, value: Value = .void, _ machine: Machine
  ) throws -> (position: Int, isNew: Bool) {
    let hash = try hash(of: key, machine)
    if index.count * 3 <= (entries.count + 1) * 4 { try grow(machine) }
    let found = try find(key, hash: hash, machine)
    if let position = found.position { return (position, false) }
    index[found.slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(key: key, value: value, hash: hash))
    count += 1
    return (entries.count - 1, true)
  }

  /// Sets the key's value; returns the one before.
  @discardableResult
  package mutating func updateValue(_ value: Value, for key: Value, _ machine: Machine) throws -> Value? {
    let (position, isNew) = try insert(key, value: value, machine)
    if isNew { return nil }
    let old = entries[position].value
    entries[position].value = value
    return old
  }

  /// Removes the entry at a position. Positions stay valid until the next insertion.
  @discardableResult
  package mutating func remove(at position: Int) -> Entry {
    let entry = entries[position]
    entries[position] = Entry(key: .void, value: .void, hash: -1)
    count -= 1
    return entry
  }

  package mutating func removeAll() {
    entries = []
    index = []
    count = 0
  }

  // MARK: The index

  private func hash(of key: Value, _ machine: Machine) throws -> Int {
    switch keyKind {
    case .bits:
      var hash = key.bits &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      return Int(truncatingIfNeeded: hash & (1 << 62 - 1))
    case .strings:
      var hasher = StableHasher()
      hasher.combine(key.string)
      return hasher.finalize() & (1 << 62 - 1)
    case .any:
      return try machine.hash(key, keyType) & (1 << 62 - 1)
    }
  }

  /// The key's position, and the slot of the index that refers to it or would.
  private func find(_ key: Value, hash: Int, _ machine: Machine) throws -> (position: Int?, slot: Int) {
    let mask = index.count - 1
    var slot = hash & mask
    while true {
      let position = Int(index[slot])
      if position < 0 { return (nil, slot) }
      if entries[position].hash == hash, try isEqual(entries[position].key, key, machine) { return (position, slot) }
      slot = (slot + 1) & mask
    }
  }

  private func isEqual(_ left: Value, _ right: Value, _ machine: Machine) throws -> Bool {
    switch keyKind {
    case .bits: left.bits == right.bits
    case .strings: left.string == right.string
    case .any: try machine.equal(left, right, keyType)
    }
  }

  /// Closes holes and makes room for at least as many entries again.
  private mutating func grow(_ machine: Machine) throws {
    var capacity = 8
    while capacity * 3 < (count + 1) * 8 { capacity *= 2 }
    try machine.reserve(capacity * (MemoryLayout<Entry>.stride + 4))
    guard capacity < Int(Int32.max) else { throw Trap("out of memory", kind: .memoryLimit) }
    if count < entries.count { entries.removeAll { $0.isHole } }
    entries.reserveCapacity(capacity * 3 / 4)
    index = Array(repeating: -1, count: capacity)
    for position in entries.indices {
      var slot = entries[position].hash & (capacity - 1)
      while index[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      index[slot] = Int32(truncatingIfNeeded: position)
    }
  }
}
