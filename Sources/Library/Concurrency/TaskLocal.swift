@propertyWrapper final class TaskLocal<Value>: Sendable {
  let _default: Value
  init(wrappedValue: Value) { _default = wrappedValue }
  var wrappedValue: Value { self.get() }
  var projectedValue: TaskLocal<Value> { self }
  func get() -> Value {
    let value: Value? = _taskLocal(self)
    return value ?? _default
  }
  func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R {
    _pushTaskLocal(self, valueDuringOperation)
    defer { _popTaskLocal(self) }
    return try operation()
  }
  func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R) async rethrows -> R {
    _pushTaskLocal(self, valueDuringOperation)
    defer { _popTaskLocal(self) }
    return try await operation()
  }
}
