struct AtomicLoadOrdering: Hashable {
  let _order: Int
  init(_order: Int) { self._order = _order }
  static var relaxed: Self { Self(_order: 0) }
  static var acquiring: Self { Self(_order: 1) }
  static var sequentiallyConsistent: Self { Self(_order: 2) }
}

struct AtomicStoreOrdering: Hashable {
  let _order: Int
  init(_order: Int) { self._order = _order }
  static var relaxed: Self { Self(_order: 0) }
  static var releasing: Self { Self(_order: 1) }
  static var sequentiallyConsistent: Self { Self(_order: 2) }
}

struct AtomicUpdateOrdering: Hashable {
  let _order: Int
  init(_order: Int) { self._order = _order }
  static var relaxed: Self { Self(_order: 0) }
  static var acquiring: Self { Self(_order: 1) }
  static var releasing: Self { Self(_order: 2) }
  static var acquiringAndReleasing: Self { Self(_order: 3) }
  static var sequentiallyConsistent: Self { Self(_order: 4) }
}

final class Atomic<Value>: Sendable {
  @stored var _held: Value
  var _value: Value {
    get {
      _noteRead(self, "_held")
      return _held
    }
    set {
      _held = newValue
      _noteWrite(self, "_held")
    }
  }
  init(_ initialValue: Value) { _held = initialValue }
  func load(ordering: AtomicLoadOrdering) -> Value { _value }
  func store(_ desired: Value, ordering: AtomicStoreOrdering) { _value = desired }
  func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
    let original = _value
    _value = desired
    return original
  }
}

extension Atomic where Value: Equatable {
  func compareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    let original = _value
    if original == expected { _value = desired }
    return (exchanged: original == expected, original: original)
  }
  func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: successOrdering)
  }
  func weakCompareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: ordering)
  }
  func weakCompareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: successOrdering)
  }
}

/// Each operation returns the values before and after it.
extension Atomic where Value: FixedWidthInteger {
  @discardableResult func add(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = old + operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func subtract(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = old - operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func wrappingAdd(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = old &+ operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func wrappingSubtract(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = old &- operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func bitwiseAnd(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = old & operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func bitwiseOr(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = old | operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func bitwiseXor(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = old ^ operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func min(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = Swift.min(old, operand)
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func max(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    let old = _value
    _value = Swift.max(old, operand)
    return (oldValue: old, newValue: _value)
  }
}

extension Atomic where Value == Bool {
  @discardableResult func logicalAnd(
    _ operand: Bool, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Bool, newValue: Bool) {
    let old = _value
    _value = old && operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func logicalOr(
    _ operand: Bool, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Bool, newValue: Bool) {
    let old = _value
    _value = old || operand
    return (oldValue: old, newValue: _value)
  }
  @discardableResult func logicalXor(
    _ operand: Bool, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Bool, newValue: Bool) {
    let old = _value
    _value = old != operand
    return (oldValue: old, newValue: _value)
  }
}

/// A reference that is stored once: later values are dropped.
final class AtomicLazyReference<Instance: AnyObject>: Sendable {
  @stored var _held: Instance?
  init() {}
  func load() -> Instance? { _held }
  func storeIfNil(_ desired: Instance) -> Instance {
    if let held = _held { return held }
    _held = desired
    return desired
  }
}

func atomicMemoryFence(ordering: AtomicUpdateOrdering) {}
