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
}
