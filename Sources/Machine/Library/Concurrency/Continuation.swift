import Code

/// Continuations: a task waits for whoever resumes it.
enum ContinuationLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "@opaque struct _Promise: Sendable",
      """
      init()
      var _isResolved: Bool { get }
      func _value<T>() async throws -> T
      func _resolve<T>(_ value: T)
      func _reject(_ error: any Error)
      """),
    LibraryPart("struct UnsafeContinuation<T, E: Error>: Sendable", members("let _promise: _Promise", check: "")),
    LibraryPart(
      "struct CheckedContinuation<T, E: Error>: Sendable",
      members(
        "let _promise: _Promise\nlet _function: String",
        check: """
          if _promise._isResolved {
            _trap("SWIFT TASK CONTINUATION MISUSE: \\(_function) tried to resume its continuation more than once, \\(_what)!")
          }
          """)),
    LibraryPart("extension UnsafeContinuation where T == Void", "func resume() { resume(returning: ()) }"),
    LibraryPart("extension CheckedContinuation where T == Void", "func resume() { resume(returning: ()) }"),
    LibraryPart(
      "",
      """
      func withUnsafeContinuation<T>(_ fn: (UnsafeContinuation<T, Never>) -> Void) async -> T {
        let promise = _Promise()
        fn(UnsafeContinuation(_promise: promise))
        return try! await promise._value()
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
        return try! await promise._value()
      }
      func withCheckedThrowingContinuation<T>(
        function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
      ) async throws -> T {
        let promise = _Promise()
        body(CheckedContinuation(_promise: promise, _function: function))
        return try await promise._value()
      }
      """),
  ]

  private static func members(_ stored: String, check: String) -> String {
    func checked(_ what: String) -> String {
      check.isEmpty ? "" : "  " + check.replacing("\\(_what)", with: what).replacing("\n", with: "\n  ") + "\n"
    }
    return """
      \(stored)
      func resume(returning value: T) {
      \(checked("returning \\(value)"))  _promise._resolve(value)
      }
      func resume(throwing error: E) {
      \(checked("throwing \\(error)"))  _promise._reject(error)
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
      """
  }

  static var natives: NativeTable {
    [
      "_Promise.init()": { _ in Value(Promise()) },
      "_Promise._isResolved": { Value($0.promise.outcome != nil) },
      "_Promise._value()": { try $0.promise.await(on: $0.scheduler) },
      "_Promise._resolve(_:)": { call in
        call.promise.resolve(.value(call[1]), on: call.scheduler)
        return .void
      },
      "_Promise._reject(_:)": { call in
        call.promise.resolve(.error(call[1]), on: call.scheduler)
        return .void
      },
    ]
  }
}

extension NativeContext {
  /// `self`, a promise.
  fileprivate var promise: Promise { unsafeDowncast(arguments[0].object.unsafelyUnwrapped, to: Promise.self) }
}
