import Code

/// Natives of continuations: a task waits until another resumes it.
enum ContinuationNatives {
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
  /// `self`, which is a promise.
  fileprivate var promise: Promise { unsafeDowncast(arguments[0].object.unsafelyUnwrapped, to: Promise.self) }
}
