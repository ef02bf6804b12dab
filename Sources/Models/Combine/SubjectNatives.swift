import Code
import Machine
import OpenCombine

/// Subjects and futures: publishers into which the program sends.
struct SubjectNatives {
  let calls: ProgramCalls
  unowned let bridge: ObservationBridge

  private func native(_ body: @escaping (NativeContext) throws -> Value) -> Native {
    { call in try calls.run(call) { try body(call) } }
  }

  var table: NativeTable {
    [
      "_SubjectCore.passthrough": native { [calls] _ in
        Value(SubjectCore(OrderedSubject(PassthroughSubject<Value, Failed>(), calls)))
      },
      "_SubjectCore.currentValue": native { [calls] call in
        let subject = OrderedSubject(CurrentValueSubject<Value, Failed>(call[0]), calls)
        return Value(SubjectCore(subject, current: SubjectCore.Current(subject)))
      },
      "_SubjectCore.program": native { [calls] call in
        Value(SubjectCore(stream: call[0], send: call[1], complete: call[2], subscription: call[3], calls))
      },
      "_SubjectCore.stream": native { call in Value(call[0].subject.stream) },
      "_SubjectCore.send": native { [bridge] call in
        bridge.noteWrite(to: call[0].subject)
        call[0].subject.send(call[1])
        return .void
      },
      "_SubjectCore.finish": native { call in
        call[0].subject.send(completion: .finished)
        return .void
      },
      "_SubjectCore.fail": native { call in
        call[0].subject.send(completion: .failure(Failed(value: call[1])))
        return .void
      },
      "_SubjectCore.subscription": native { call in
        call[0].subject.send(subscription: call[1].opaque(SubscriptionCore.self).subscription)
        return .void
      },
      "_SubjectCore.value": native { [calls, bridge] call in
        bridge.noteRead(of: call[0].subject, call.types[0])
        return call[0].subject.current?.get() ?? calls.lost
      },
      "_SubjectCore.setValue": native { [bridge] call in
        bridge.noteWrite(to: call[0].subject)
        call[0].subject.current?.set(call[1])
        return .void
      },
      "_SubjectCore.subscribe": native { call in
        // OpenCombine does not retain the subject, and for a subject written by the program this is all there is.
        let subject = call[0].subject
        return Value(Cancellation(call[1].stream.publisher.subscribe(subject), with: subject))
      },
      "_FutureCore.make": native { [calls] _ in Value(FutureCore(calls)) },
      "_FutureCore.succeed": native { call in
        call[0].opaque(FutureCore.self).fulfil(.success(call[1]))
        return .void
      },
      "_FutureCore.fail": native { call in
        call[0].opaque(FutureCore.self).fulfil(.failure(Failed(value: call[1])))
        return .void
      },
      "_FutureCore.stream": native { call in Value(Stream(source: call[0].opaque(FutureCore.self))) },
    ]
  }
}

extension Value {
  fileprivate var subject: SubjectCore { opaque(SubjectCore.self) }
}

/// A program's `Future`, which calls its subscribers in the order of subscription.
private final class FutureCore: Publisher {
  typealias Output = Value
  typealias Failure = Failed

  private let future: Future<Value, Failed>
  private let promise: Future<Value, Failed>.Promise
  private let subscribers = OrderedSubscribers()
  private let calls: ProgramCalls

  init(_ calls: ProgramCalls) {
    var promise: Future<Value, Failed>.Promise = { _ in }
    // `Future` provides its promise immediately.
    future = Future { promise = $0 }
    self.promise = promise
    self.calls = calls
  }

  func fulfil(_ result: Result<Value, Failed>) {
    if !calls.isStopping { subscribers.whileSending(isLast: true) { promise(result) } }
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Failed {
    subscribers.subscribe(subscriber, to: future)
  }
}
