import Code

/// Locks and atomic values. All of a program runs on one thread: who would wait for a lock would wait for ever, and
/// that is a trap.
enum LocksLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "final class Mutex<Value>: Sendable",
      """
      @stored var _value: Value
      @stored var _isHeld: Bool
      init(_ initialValue: Value) {
        _value = initialValue
        _isHeld = false
      }
      func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
        if _isHeld { _trap("Recursive call to lock Mutex") }
        _isHeld = true
        defer { _isHeld = false }
        return try body(&_value)
      }
      func withLockIfAvailable<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R? {
        if _isHeld { return nil }
        return try withLock(body)
      }
      """
    ).of("Synchronization"),
    LibraryPart("struct AtomicLoadOrdering: Hashable", ordering(["relaxed", "acquiring", "sequentiallyConsistent"]))
      .of("Synchronization"),
    LibraryPart("struct AtomicStoreOrdering: Hashable", ordering(["relaxed", "releasing", "sequentiallyConsistent"]))
      .of("Synchronization"),
    LibraryPart(
      "struct AtomicUpdateOrdering: Hashable",
      ordering(["relaxed", "acquiring", "releasing", "acquiringAndReleasing", "sequentiallyConsistent"])
    ).of("Synchronization"),
    LibraryPart(
      "final class Atomic<Value>: Sendable",
      """
      @stored var _value: Value
      init(_ initialValue: Value) { _value = initialValue }
      func load(ordering: AtomicLoadOrdering) -> Value { _value }
      func store(_ desired: Value, ordering: AtomicStoreOrdering) { _value = desired }
      func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
        let original = _value
        _value = desired
        return original
      }
      """
    ).of("Synchronization"),
    LibraryPart(
      "extension Atomic where Value: Equatable",
      """
      func compareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
      ) -> (exchanged: Bool, original: Value) {
        let original = _value
        if original == expected { _value = desired }
        return (exchanged: original == expected, original: original)
      }
      """),
    LibraryPart("extension Atomic where Value: FixedWidthInteger", changes),
    LibraryPart("class NSLock: Sendable", lock(most: "1")).of("Foundation"),
    LibraryPart("class NSRecursiveLock: Sendable", lock(most: "Int.max")).of("Foundation"),
  ]

  private static func ordering(_ names: [String]) -> String {
    let constants = names.enumerated().map { "static var \($1): Self { Self(_order: \($0)) }" }
    return (["let _order: Int", "init(_order: Int) { self._order = _order }"] + constants).joined(separator: "\n")
  }

  /// Each gives the value before and after.
  private static var changes: String {
    ["add": "+", "subtract": "-", "wrappingAdd": "&+", "wrappingSubtract": "&-"].sorted { $0.key < $1.key }
      .map { name, operation in
        """
        @discardableResult func \(name)(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) {
          let old = _value
          _value = old \(operation) operand
          return (oldValue: old, newValue: _value)
        }
        """
      }.joined(separator: "\n")
  }

  /// One that may be locked so often before it must be unlocked.
  private static func lock(most: String) -> String {
    """
    var name: String? = nil
    @stored var _count: Int
    init() { _count = 0 }
    func lock() { if !self.try() { _trap("the lock is locked already: nobody would ever unlock it") } }
    func unlock() { if _count > 0 { _count -= 1 } }
    func `try`() -> Bool {
      if _count == \(most) { return false }
      _count += 1
      return true
    }
    func withLock<R>(_ body: () throws -> R) rethrows -> R {
      lock()
      defer { unlock() }
      return try body()
    }
    """
  }
}
