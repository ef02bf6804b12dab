import Code

/// Access to the arguments and results of natives.
extension NativeContext {
  /// The text of a `String`, `Character` or `Substring`.
  func text(_ index: Int) -> String {
    let value = arguments[index]
    guard let object = value.object else { return "" }
    return type(of: object) == StringBox.self ? value.string : Layout.Substring(value).text
  }

  /// The object of an argument, without counting a reference: the caller retains it.
  @inline(__always)
  func look<Object: AnyObject, Result>(
    at index: Int, as type: Object.Type, _ work: (Object) throws -> Result
  ) rethrows -> Result {
    let slot = UnsafeRawPointer(arguments + index).load(as: Slot.self)
    return try Unmanaged<Object>.fromOpaque(slot.object.unsafelyUnwrapped)._withUnsafeGuaranteedRef(work)
  }

  /// True if an argument is a `String` or `Character`, not a `Substring`.
  @inline(__always)
  func isString(_ index: Int) -> Bool {
    let slot = UnsafeRawPointer(arguments + index).load(as: Slot.self)
    return slot.object.unsafelyUnwrapped.load(as: UnsafeRawPointer.self)
      == unsafeBitCast(StringBox.self as AnyClass, to: UnsafeRawPointer.self)
  }

  /// True if an argument, which may be of any type, is a `String` or `Character`.
  @inline(__always)
  func isText(_ index: Int) -> Bool {
    let slot = UnsafeRawPointer(arguments + index).load(as: Slot.self)
    return slot.object != nil && isString(index)
  }

  /// `Machine.reserve`, without counting a reference to the machine if there is room.
  @inline(__always)
  func reserve(_ bytes: Int) throws {
    heap.pointee.allowance -= bytes
    if heap.pointee.allowance < 0 {
      heap.pointee.allowance += bytes
      try machine.reserve(bytes)
    }
  }

  /// True if the argument holds the only reference to its object.
  @inline(__always)
  func isUnique(_ index: Int) -> Bool {
    let slot = UnsafeRawPointer(arguments + index).load(as: Slot.self)
    return Reference.isUnique(slot.object.unsafelyUnwrapped)
  }

  /// The same for a reference that may be nil, and for an object that the runtime counts elsewhere, because it has weak
  /// references or many unowned ones.
  func isKnownUniquelyReferenced(_ index: Int) -> Bool {
    let slot = UnsafeRawPointer(arguments + index).load(as: Slot.self)
    guard var object = slot.object else { return false }
    if Reference.isUnique(object) { return true }
    return withUnsafeMutablePointer(to: &object) {
      Swift.isKnownUniquelyReferenced(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: AnyObject.self).pointee)
    }
  }

  func int(_ index: Int) -> Int { arguments[index].int }

  func array(_ index: Int) -> ArrayBox {
    unsafeDowncast(arguments[index].object.unsafelyUnwrapped, to: ArrayBox.self)
  }

  func dictionary(_ index: Int) -> DictionaryBox {
    unsafeDowncast(arguments[index].object.unsafelyUnwrapped, to: DictionaryBox.self)
  }

  func set(_ index: Int) -> SetBox {
    unsafeDowncast(arguments[index].object.unsafelyUnwrapped, to: SetBox.self)
  }

  /// nil, or the value wrapped in an optional.
  func optional(_ value: Value?) -> Value {
    guard let value else { return none }
    return machine.wrapped(value)
  }

  /// Traps with Swift's message if the condition is false.
  func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Trap(message()) }
  }

  /// A string as a result, counted against the memory limit.
  func result(_ text: String) throws -> Value {
    try reserve(64 + text.utf8.count)
    return heap.pointee.makeText(text)
  }

  /// An array as a result, counted against the memory limit.
  func result(_ elements: [Value]) throws -> Value {
    try machine.reserve(64 + 16 * elements.count)
    return Value(elements)
  }
}

extension RuntimeType {
  /// True if values are compared without running any of the program's code.
  var isComparedNatively: Bool {
    switch kind {
    case .integer, .bool, .double, .float, .string, .character: true
    case .array, .optional, .tuple, .dictionary, .set: arguments.allSatisfy(\.isComparedNatively)
    default: false
    }
  }
}
