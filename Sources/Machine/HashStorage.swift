import Code

/// The memory of tables: entries in order, with holes for removed ones until the table grows, and an open-addressed
/// index of their positions. Plain memory, so that a lookup counts no references and makes no checks.
final class HashStorage {
  /// The way in which keys of the type are compared.
  enum KeyKind { case bits, strings, any }

  struct State {
    let keyKind: KeyKind
    let entries: UnsafeMutablePointer<HashTable.Entry>
    let capacity: Int
    /// Positions in `entries`, -1 for a free slot; their number is a power of two, larger than the capacity for
    /// entries.
    let index: UnsafeMutablePointer<Int32>
    let mask: Int
    /// Entries in use, holes included.
    var used = 0
    var count = 0
    /// The number of entries for which the program has asked room, or which were there before some were removed.
    var reserved = 0

    /// The position of a key that is compared by its bits, or -1.
    @inline(__always)
    func position(ofBits key: UInt64) -> Int {
      let hash = HashStorage.hash(ofBits: key)
      var slot = hash & mask
      while true {
        let position = Int(index[slot])
        if position < 0 || entries[position].hash == hash && entries[position].key.bits == key { return position }
        slot = (slot + 1) & mask
      }
    }

    /// The position of a key that is a string, or -1. Counts no reference.
    @inline(never)
    func position(ofString key: Slot) -> Int {
      let key = Unmanaged<StringBox>.fromOpaque(key.object.unsafelyUnwrapped)
      return key._withUnsafeGuaranteedRef { key in
        let hash = HashStorage.hash(of: key.value)
        var slot = hash & mask
        while true {
          let position = Int(index[slot])
          if position < 0 { return position }
          if entries[position].hash == hash {
            let other = Unmanaged<StringBox>.fromOpaque(
              Slot(borrowing: entries[position].key).object.unsafelyUnwrapped)
            if other._withUnsafeGuaranteedRef({ $0 === key || $0.value == key.value }) { return position }
          }
          slot = (slot + 1) & mask
        }
      }
    }
  }

  @inline(__always)
  static func hash(ofBits bits: UInt64) -> Int {
    var hash = bits &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: hash & (1 << 62 - 1))
  }

  static func hash(of string: String) -> Int {
    var hasher = StableHasher()
    hasher.combine(string)
    return hasher.finalize() & (1 << 62 - 1)
  }

  let keyType: RuntimeType
  let keyKind: KeyKind
  let state: UnsafeMutablePointer<State>

  init(_ keyType: RuntimeType, capacity: Int) {
    self.keyType = keyType
    switch keyType.kind {
    case .integer, .bool: keyKind = .bits
    case .string, .character: keyKind = .strings
    default: keyKind = .any
    }
    var indexCount = 1
    while indexCount * 3 < capacity * 4 { indexCount *= 2 }
    state = .allocate(capacity: 1)
    state.initialize(
      to: State(
        keyKind: keyKind, entries: .allocate(capacity: capacity), capacity: capacity,
        index: .allocate(capacity: indexCount),
        mask: indexCount - 1))
    state.pointee.index.initialize(repeating: -1, count: indexCount)
  }

  deinit {
    state.pointee.entries.deinitialize(count: state.pointee.used)
    state.pointee.entries.deallocate()
    state.pointee.index.deallocate()
    state.deallocate()
  }

  var hasRoom: Bool { state.pointee.used < state.pointee.capacity }

  // MARK: Finding

  func hash(of key: Value, _ machine: Machine) throws -> Int {
    switch keyKind {
    case .bits:
      return Self.hash(ofBits: key.bits)
    case .strings:
      return Self.hash(of: key.string)
    case .any:
      return try machine.hash(key, keyType) & (1 << 62 - 1)
    }
  }

  /// The key's position or -1, and the slot of the index that refers to it or would refer to it.
  func find(_ key: Value, hash: Int, _ machine: Machine) throws -> (position: Int, slot: Int) {
    let mask = state.pointee.mask
    let entries = state.pointee.entries
    var slot = hash & mask
    while true {
      let position = Int(state.pointee.index[slot])
      if position < 0 { return (-1, slot) }
      if entries[position].hash == hash {
        switch keyKind {
        case .bits: if entries[position].key.bits == key.bits { return (position, slot) }
        case .strings: if entries[position].key.string == key.string { return (position, slot) }
        case .any: if try machine.equal(entries[position].key, key, keyType) { return (position, slot) }
        }
        // Keys with the same hash are compared one by one, which must be bounded like a loop of the program.
        try machine.takeStep()
      }
      slot = (slot + 1) & mask
    }
  }

  // MARK: Changing

  /// Adds an entry, for which there must be room; returns its position.
  func append(_ entry: HashTable.Entry, slot: Int) -> Int {
    let position = state.pointee.used
    (state.pointee.entries + position).initialize(to: entry)
    state.pointee.index[slot] = Int32(truncatingIfNeeded: position)
    state.pointee.used += 1
    state.pointee.count += 1
    return position
  }

  /// The same entries at the same positions.
  func copy() -> HashStorage {
    let copy = HashStorage(keyType, capacity: state.pointee.capacity)
    copy.state.pointee.reserved = state.pointee.reserved
    for position in 0..<state.pointee.used { copy.place(state.pointee.entries[position]) }
    return copy
  }

  /// The entries without holes, with room for more.
  func copy(capacity: Int) -> HashStorage {
    let copy = HashStorage(keyType, capacity: capacity)
    copy.state.pointee.reserved = state.pointee.reserved
    for position in 0..<state.pointee.used where !state.pointee.entries[position].isHole {
      copy.place(state.pointee.entries[position])
    }
    return copy
  }

  /// Moves the entries without holes to a new storage; this one is empty afterwards.
  func moved(capacity: Int) -> HashStorage {
    let new = HashStorage(keyType, capacity: capacity)
    new.state.pointee.reserved = state.pointee.reserved
    for position in 0..<state.pointee.used {
      let entry = (state.pointee.entries + position).move()
      if !entry.isHole { new.place(entry) }
    }
    state.pointee.used = 0
    state.pointee.count = 0
    return new
  }

  private func place(_ entry: HashTable.Entry) {
    if entry.isHole {
      (state.pointee.entries + state.pointee.used).initialize(to: entry)
      state.pointee.used += 1
      return
    }
    var slot = entry.hash & state.pointee.mask
    while state.pointee.index[slot] >= 0 { slot = (slot + 1) & state.pointee.mask }
    _ = append(entry, slot: slot)
  }
}
