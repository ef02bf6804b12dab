import Code
import Machine
import OpenCombine

extension StreamNatives {
  // MARK: Asking about elements

  var matching: NativeTable {
    [
      "_Stream.first": operation { stream, _ in stream.first() },
      "_Stream.firstWhere": operation { [calls] stream, call in
        let predicate = call[1]
        return stream.first { calls.call(predicate, $0)?.bool ?? false }
      },
      "_Stream.tryFirstWhere": throwing { [calls] stream, call in
        let predicate = call[1]
        return stream.tryFirst { try calls.callThrowing(predicate, $0).bool }
      },
      "_Stream.last": operation { stream, _ in stream.last() },
      "_Stream.lastWhere": operation { [calls] stream, call in
        let predicate = call[1]
        return stream.last { calls.call(predicate, $0)?.bool ?? false }
      },
      "_Stream.tryLastWhere": throwing { [calls] stream, call in
        let predicate = call[1]
        return stream.tryLast { try calls.callThrowing(predicate, $0).bool }
      },
      "_Stream.allSatisfy": operation { [calls] stream, call in
        let predicate = call[1]
        return stream.allSatisfy { calls.call(predicate, $0)?.bool ?? false }.map { Value($0) }
      },
      "_Stream.tryAllSatisfy": throwing { [calls] stream, call in
        let predicate = call[1]
        return stream.tryAllSatisfy { try calls.callThrowing(predicate, $0).bool }.map { Value($0) }
      },
      "_Stream.contains": operation { [calls] stream, call in
        let predicate = call[1]
        return stream.contains { calls.call(predicate, $0)?.bool ?? false }.map { Value($0) }
      },
      "_Stream.tryContains": throwing { [calls] stream, call in
        let predicate = call[1]
        return stream.tryContains { try calls.callThrowing(predicate, $0).bool }.map { Value($0) }
      },
    ]
  }

  // MARK: Gathering

  var reducing: NativeTable {
    [
      "_Stream.reduce": operation { [calls] stream, call in
        let (initial, next) = (call[1], call[2])
        return stream.reduce(initial) { calls.call(next, $0, $1) ?? calls.lost }
      },
      "_Stream.tryReduce": throwing { [calls] stream, call in
        let (initial, next) = (call[1], call[2])
        return stream.tryReduce(initial) { try calls.callThrowing(next, $0, $1) }
      },
      "_Stream.collect": operation { stream, _ in stream.collect().map { Value($0) } },
      "_Stream.collectByCount": operation { stream, call in
        guard call[1].int > 0 else { throw Trap("API Violation: demand must not be zero") }
        return stream.collect(call[1].int).map { Value($0) }
      },
      "_Stream.count": operation { stream, _ in stream.count().map { Value($0) } },
      "_Stream.min": operation { [calls] stream, call in
        let isLess = call[1]
        return stream.min { calls.call(isLess, $0, $1)?.bool ?? false }
      },
      "_Stream.max": operation { [calls] stream, call in
        let isLess = call[1]
        return stream.max { calls.call(isLess, $0, $1)?.bool ?? false }
      },
      "_Stream.tryMin": throwing { [calls] stream, call in
        let isLess = call[1]
        return stream.tryMin { try calls.callThrowing(isLess, $0, $1).bool }
      },
      "_Stream.tryMax": throwing { [calls] stream, call in
        let isLess = call[1]
        return stream.tryMax { try calls.callThrowing(isLess, $0, $1).bool }
      },
    ]
  }

  // MARK: Subscribing

  var ending: NativeTable {
    [
      "_Stream.sink": native { [calls] call in
        let (completion, value) = (KeptClosure(call[1]), KeptClosure(call[2]))
        let subscriber = calls.noteObserver == nil ? nil : calls.subscriber()
        let sink = call[0].stream.publisher.sink(
          receiveCompletion: { calls.complete(completion.value, $0) },
          receiveValue: {
            if let subscriber { calls.noteObserver?("sink of \(subscriber)") }
            _ = calls.call(value.value, $0)
          })
        return Value(Cancellation(sink, [completion, value]))
      },
      "_Stream.assign": native { [calls] call in
        let target = AssignmentTarget(call[2], call[1].keyPath, calls)
        let never = call[0].stream.publisher.catch { _ in Empty<Value, Never>() }
        return Value(Cancellation(never.assign(to: \.value, on: target)))
      },
      "_Stream.attach": native { call in
        call[0].stream.publisher.subscribe(call[1].opaque(SubscriberCore.self).subscriber)
        return .void
      },
      "_SubscriberCore.make": native { [calls] call in
        Value(
          SubscriberCore(
            ProgramSubscriber(
              calls: calls, subscriptionClosure: call[0], valueClosure: call[1], completionClosure: call[2])))
      },
      "_SubscriberCore.subscription": native { call in
        let subscription = call[1].opaque(SubscriptionCore.self).subscription
        call[0].opaque(SubscriberCore.self).subscriber.receive(subscription: subscription)
        return .void
      },
      "_SubscriberCore.value": native { call in
        Value(call[0].opaque(SubscriberCore.self).subscriber.receive(call[1]).count)
      },
      "_SubscriberCore.finished": native { call in
        call[0].opaque(SubscriberCore.self).subscriber.receive(completion: .finished)
        return .void
      },
      "_SubscriberCore.failure": native { call in
        call[0].opaque(SubscriberCore.self).subscriber.receive(completion: .failure(Failed(value: call[1])))
        return .void
      },
      "_SubscriptionCore.make": native { [calls] call in
        Value(
          SubscriptionCore(ProgramSubscription(request: call[0], cancel: call[1], describe: call[2], calls)))
      },
      "_SubscriptionCore.empty": native { _ in Value(SubscriptionCore(Subscriptions.empty)) },
      "_SubscriptionCore.request": native { call in
        guard call[1].int != 0 else { throw Trap("API Violation: demand must not be zero") }
        call[0].opaque(SubscriptionCore.self).subscription.request(Subscribers.Demand(count: call[1].int))
        return .void
      },
      "_SubscriptionCore.cancel": native { call in
        call[0].opaque(SubscriptionCore.self).subscription.cancel()
        return .void
      },
      "_SubscriptionCore.description": native { call in
        Value("\(call[0].opaque(SubscriptionCore.self).subscription)")
      },
      "_Cancellation.make": native { [calls] call in
        let closure = KeptClosure(call[0])
        return Value(Cancellation(AnyCancellable { _ = calls.call(closure.value) }, [closure]))
      },
      "_Cancellation.cancel": native { call in
        call[0].opaque(Cancellation.self).cancel()
        return .void
      },
      "_combineIdentifier": native { [identifiers = IdentifierCounter()] _ in Value(identifiers.next()) },
    ]
  }
}

/// Numbers for `CombineIdentifier`s.
final class IdentifierCounter {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}
