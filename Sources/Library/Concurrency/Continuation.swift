// Continuations: a task waits until another resumes it.

@opaque struct _Promise: Sendable {
  init()
  var _isResolved: Bool { get }
  func _value<T>() async throws -> T
  /// The value of a promise that is never rejected.
  @native("_Promise._value()") func _result<T>() async -> T
  func _resolve<T>(_ value: T)
  func _reject(_ error: any Error)
}

struct UnsafeContinuation<T, E: Error>: Sendable {
  let _promise: _Promise
  func resume(returning value: T) {
    _promise._resolve(value)
  }
  func resume(throwing error: E) {
    _promise._reject(error)
  }
  func resume(with result: Result<T, E>) {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }
  func resume<Er: Error>(with result: Result<T, Er>) where E == any Error {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }
}

struct CheckedContinuation<T, E: Error>: Sendable {
  let _promise: _Promise
  let _function: String
  func resume(returning value: T) {
    if _promise._isResolved {
      _trap(
        "SWIFT TASK CONTINUATION MISUSE: \(_function) tried to resume its continuation more than once, returning \(value)!"
      )
    }
    _promise._resolve(value)
  }
  func resume(throwing error: E) {
    if _promise._isResolved {
      _trap(
        "SWIFT TASK CONTINUATION MISUSE: \(_function) tried to resume its continuation more than once, throwing \(error)!"
      )
    }
    _promise._reject(error)
  }
  func resume(with result: Result<T, E>) {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }
  func resume<Er: Error>(with result: Result<T, Er>) where E == any Error {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }
}

extension UnsafeContinuation where T == Void {
  func resume() { resume(returning: ()) }
}

extension CheckedContinuation where T == Void {
  func resume() { resume(returning: ()) }
}

func withUnsafeContinuation<T>(_ fn: (UnsafeContinuation<T, Never>) -> Void) async -> T {
  let promise = _Promise()
  fn(UnsafeContinuation(_promise: promise))
  return await promise._result()
}
func withUnsafeThrowingContinuation<T>(_ fn: (UnsafeContinuation<T, any Error>) -> Void) async throws -> T {
  let promise = _Promise()
  fn(UnsafeContinuation(_promise: promise))
  return try await promise._value()
}
func withCheckedContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T {
  let promise = _Promise()
  body(CheckedContinuation(_promise: promise, _function: function))
  return await promise._result()
}
func withCheckedThrowingContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
  let promise = _Promise()
  body(CheckedContinuation(_promise: promise, _function: function))
  return try await promise._value()
}
