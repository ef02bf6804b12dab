import Code

/// Locks and atomic values. All of a program runs on one thread: nobody ever waits for one.
enum LocksLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "final class Mutex<Value>: Sendable",
      """
      @stored var _value: Value
      init(_ initialValue: Value) { _value = initialValue }
      func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R { try body(&_value) }
      func withLockIfAvailable<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R? { try body(&_value) }
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
    LibraryPart("class NSLock: Sendable", lock).of("Foundation"),
    LibraryPart("class NSRecursiveLock: Sendable", lock).of("Foundation"),
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

  private static let lock = """
    var name: String? = nil
    init() {}
    func lock() {}
    func unlock() {}
    func `try`() -> Bool { true }
    func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
    """
}
