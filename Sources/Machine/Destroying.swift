import Code

/// The destruction of a record when its last reference is released.
extension Heap {
  /// Releases an object, most likely for the last time.
  ///
  /// A record without other references is taken apart here and kept for the next record of its size: the runtime's
  /// path from the last release to the next allocation takes four times as long (`records`: 45 ns instead of 12).
  @inline(never)
  func release(_ object: UnsafeMutableRawPointer) {
    let objectClass = object.load(as: UnsafeRawPointer.self)
    if objectClass == Self.recordClass, Reference.isOnlyOne(object), object.header.pointee.count < HeapState.poolCount {
      recycle(object)
    } else if objectClass == Self.textClass {
      releaseText(object)
    } else if objectClass == Self.arrayClass, Reference.isOnlyOne(object), Reference.isUnique(object.arrayStorage) {
      releaseArray(object)
    } else {
      Reference.release(object)
    }
  }

  /// Takes the elements of a dying array apart here, for the same reason as records.
  private func releaseArray(_ array: UnsafeMutableRawPointer) {
    let base = state.pointee.pending.count
    takeElements(of: array)
    Reference.release(array)
    if !state.pointee.isDraining, state.pointee.pending.count > base { drain(to: base) }
  }

  /// A string box without other references is kept for the next string: programs that take strings apart create many.
  @inline(__always)
  private func releaseText(_ text: UnsafeMutableRawPointer) {
    if Reference.isOnlyOne(text), state.pointee.texts.count < HeapState.poolCapacity {
      Unmanaged<StringBox>.fromOpaque(text)._withUnsafeGuaranteedRef { $0.value = "" }
      state.pointee.texts.push(text)
    } else {
      Reference.release(text)
    }
  }

  private func recycle(_ record: UnsafeMutableRawPointer) {
    end(record)
    record.releaseExtra()
    record.header.pointee.flags = .isPooled
    let pool = state.pointee.pools + Int(record.header.pointee.count)
    if pool.pointee.count < HeapState.poolCapacity {
      pool.pointee.push(record)
    } else {
      Reference.releaseSlowly(record)
    }
  }

  /// Called by a record that is being deallocated.
  static func destroy(_ record: UnsafeMutableRawPointer) {
    if record.header.pointee.flags.contains(.isPooled) { return }
    record.header.pointee.info.pointee.heap._withUnsafeGuaranteedRef { heap in
      heap.end(record)
      if heap.state.pointee.recordCount == 0 { heap.releaseIfDone() }
    }
  }

  @inline(__always)
  private func end(_ record: UnsafeMutableRawPointer) {
    let flags = record.header.pointee.flags
    if flags.contains(.isInstance), !flags.contains(.isDeinitialized) {
      endInstance(record)
    } else if flags.isEmpty, record.header.pointee.info.pointee.isEndedStruct {
      // A noncopyable struct.
      deinitialize(record)
    }
    if let destruction = record.header.pointee.info.pointee.destruction, flags.contains(.isInstance) {
      releaseFields(of: record, by: destruction)
    } else {
      releaseFields(of: record)
    }
    state.pointee.recordCount -= 1
  }

  private static var arrayClass: UnsafeRawPointer {
    unsafeBitCast(ArrayBox.self as AnyClass, to: UnsafeRawPointer.self)
  }

  private static var textClass: UnsafeRawPointer {
    unsafeBitCast(StringBox.self as AnyClass, to: UnsafeRawPointer.self)
  }

  private static var recordClass: UnsafeRawPointer { unsafeBitCast(Record.self as AnyClass, to: UnsafeRawPointer.self) }

  private func endInstance(_ instance: UnsafeMutableRawPointer) {
    forget(instance)
    let header = instance.header
    if header.pointee.flags.contains(.isPartial) { return }
    if header.pointee.info.pointee.hasDeinitializer || header.pointee.extra != nil || state.pointee.reportsInstances {
      deinitialize(instance)
    }
  }

  /// Runs the code that must run before the fields of a class instance are released: the bodies of its deinits, the
  /// subclass's first. They receive a stand-in that owns the fields, because a program may let `self` escape from
  /// deinit, for which the runtime would crash the process.
  @inline(never)
  private func deinitialize(_ instance: UnsafeMutableRawPointer) {
    guard let machine else { return }
    let wasDraining = state.pointee.isDraining
    state.pointee.isDraining = false
    defer { state.pointee.isDraining = wasDraining }

    let header = instance.header.pointee
    let type = header.info.pointee.type.takeUnretainedValue()
    var subject = instance
    if header.info.pointee.hasDeinitializer, !header.flags.contains(.isUnfinished) {
      subject = standIn(for: instance)
      machine.runDeinitializers(of: Unmanaged<Record>.fromOpaque(subject).takeUnretainedValue())
    }
    if header.extra != nil {
      machine.observer?.willDeallocate(Unmanaged<Record>.fromOpaque(subject).takeUnretainedValue())
    }
    if state.pointee.reportsInstances, header.flags.contains(.isInstance) {
      machine.observer?.didDestroy(type, number: Int(header.number))
    }
    if subject != instance { dismiss(subject, of: instance, type, machine) }
  }

  /// A record with the instance's fields, which are moved out of the instance.
  private func standIn(for instance: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let header = instance.header.pointee
    let count = Int(header.count)
    let standIn = allocate(header.info, count: count, flags: header.flags.union(.isDeinitialized), word: header.word)
    standIn.header.pointee.extra = header.extra
    moveFields(from: instance, to: standIn)
    return standIn
  }

  private func dismiss(
    _ standIn: UnsafeMutableRawPointer, of instance: UnsafeMutableRawPointer, _ type: RuntimeType, _ machine: Machine
  ) {
    if Reference.isUnique(standIn) {
      moveFields(from: standIn, to: instance)
    } else {
      machine.deinitEscaped(type)
    }
    Reference.release(standIn)
  }

  private func moveFields(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
    let count = Int(source.header.pointee.count)
    target.fields.update(from: source.fields, count: count)
    for index in 0..<count { source.fields[index] = .empty }
  }

  // MARK: Fields

  /// Releases the fields of a dying record in order, each completely before the next, as Swift does.
  ///
  /// This does not recurse: a list of a million nodes would need a native frame for each node. A record that dies while
  /// another record's fields are being released leaves its own fields on a stack, from which they are released next.
  @inline(__always)
  func releaseFields(of record: UnsafeMutableRawPointer) {
    let base = state.pointee.pending.count
    var index = Int(record.header.pointee.count)
    while index > 0 {
      index -= 1
      if let object = record.fields[index].object { state.pointee.pending.push(object) }
    }
    if !state.pointee.isDraining, state.pointee.pending.count > base { drain(to: base) }
  }

  @inline(never)
  private func releaseFields(
    of instance: UnsafeMutableRawPointer, by steps: UnsafeMutablePointer<DestructionOrder.Step>
  ) {
    let base = state.pointee.pending.count
    for index in (0..<Int(instance.header.pointee.count)).reversed() {
      let step = steps[index]
      guard let object = instance.fields[step.field].object else { continue }
      state.pointee.pending.push(object)
      if step.isLink { state.pointee.pending.push(Self.mark(ofLink: step.field)) }
    }
    if !state.pointee.isDraining, state.pointee.pending.count > base { drain(to: base) }
  }

  /// The entry above an object on the stack: it marks the object as a link whose own link is this field. No object
  /// has an odd address.
  private static func mark(ofLink field: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: field << 1 | 1).unsafelyUnwrapped
  }

  /// `while isKnownUniquelyReferenced(&link) { link = link.next }`
  private func releaseLink(_ object: UnsafeMutableRawPointer, _ mark: UnsafeMutableRawPointer) {
    if object.load(as: UnsafeRawPointer.self) == Self.recordClass, Reference.isUnique(object),
      let tail = object.fields[Int(bitPattern: mark) >> 1].object
    {
      Reference.retain(tail)
      state.pointee.pending.push(tail)
      state.pointee.pending.push(mark)
    }
    state.pointee.isDraining = true
    if !Reference.releaseQuickly(object) { release(object) }
    state.pointee.isDraining = false
  }

  @inline(never)
  private func drain(to base: Int) {
    let recordClass = Self.recordClass
    let arrayClass = Self.arrayClass
    let textClass = Self.textClass
    let state = state
    while state.pointee.pending.count > base {
      let object = state.pointee.pending.pop()
      if Int(bitPattern: object) & 1 != 0 {
        releaseLink(state.pointee.pending.pop(), object)
        continue
      }
      let objectClass = object.load(as: UnsafeRawPointer.self)
      if objectClass == recordClass {
        state.pointee.isDraining = true
        if !Reference.releaseQuickly(object) { release(object) }
        state.pointee.isDraining = false
      } else if objectClass == textClass {
        releaseText(object)
      } else {
        if objectClass == arrayClass, Reference.isUnique(object) { takeElements(of: object) }
        Reference.release(object)
      }
    }
  }

  /// Leaves the elements of a dying array on the stack, so that records among them are taken apart there.
  private func takeElements(of array: UnsafeMutableRawPointer) {
    Unmanaged<ArrayBox>.fromOpaque(array)._withUnsafeGuaranteedRef { array in
      if !array.elements.contains(where: { $0.object != nil }) { return }
      var elements: [Value] = []
      swap(&elements, &array.elements)
      elements.withUnsafeMutableBytes { bytes in
        let slots = bytes.assumingMemoryBound(to: Slot.self)
        for index in slots.indices.reversed() {
          if let object = slots[index].object { state.pointee.pending.push(object) }
          slots[index].object = nil
        }
      }
    }
  }
}
