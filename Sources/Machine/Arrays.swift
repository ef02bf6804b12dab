import Code

/// Where Swift keeps an array's elements. The interpreter reads them without asking `Array`, which would count a
/// reference for each look; `LayoutTests` check that the toolchain's layout is this one.
extension UnsafeMutableRawPointer {
  /// The buffer of the `ArrayBox` this is the address of.
  @inline(__always) var arrayStorage: UnsafeMutableRawPointer {
    load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
  }
  /// How many elements the buffer this is the address of holds.
  @inline(__always) var arrayCount: UInt64 { load(fromByteOffset: 16, as: UInt64.self) }
  /// The elements of the buffer this is the address of.
  @inline(__always) var arrayElements: UnsafeMutablePointer<Slot> { (self + 32).assumingMemoryBound(to: Slot.self) }
}

extension Machine {
  /// A new array of what the registers hold, which are empty afterwards.
  @inline(never)
  func makeArray(_ registers: UnsafeMutablePointer<Slot>, count: Int) -> Slot {
    heap.state.pointee.allowance -= 64 + 16 * count
    let elements = [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      _ = buffer.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(start: registers.asValue, count: count))
      for index in 0..<count { registers[index].object = nil }
      initialized = count
    }
    return Slot(consuming: Value(ArrayBox(elements)))
  }

  /// The element of the array in a register, which becomes the array's only holder.
  func uniqueElement(
    _ register: UnsafeMutablePointer<Slot>, index: UInt64
  ) throws -> UnsafeMutablePointer<Slot> {
    var box = register.pointee.object.unsafelyUnwrapped
    if index >= box.arrayStorage.arrayCount { throw Trap("Index out of range") }
    if !Reference.isUnique(box) || !Reference.isUnique(box.arrayStorage) {
      box = try copyArray(register)
    }
    return box.arrayStorage.arrayElements + Int(truncatingIfNeeded: index)
  }

  @inline(never)
  private func copyArray(_ register: UnsafeMutablePointer<Slot>) throws -> UnsafeMutableRawPointer {
    try reserve(16 * Int(truncatingIfNeeded: register.pointee.object.unsafelyUnwrapped.arrayStorage.arrayCount))
    // Mapping, because an array that is only copied shares its buffer.
    register.asValue.pointee = Value(register.asValue.pointee.elements.map { $0 })
    return register.pointee.object.unsafelyUnwrapped
  }
}
