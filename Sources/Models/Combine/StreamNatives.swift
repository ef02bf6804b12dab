import Code
import Machine
import OpenCombine

/// The operators. Each is OpenCombine's own, with closures of the program in place of Swift's.
struct StreamNatives {
  let calls: ProgramCalls

  var table: NativeTable {
    var table: NativeTable = [:]
    for part in [
      sources, transforming, filtering, matching, reducing, combining, failing, connecting, observing, timed, ending,
    ] {
      table = table.with(part)
    }
    return table
  }

  // MARK: Creating streams

  /// An operator on the stream that is `self`.
  func operation<Made: Publisher>(
    _ make: @escaping (AnyStream, NativeContext) throws -> Made
  ) -> Native where Made.Output == Value, Made.Failure == Failed {
    { call in
      let stream = call[0].stream
      return try calls.run(call) { Value(try Stream(make(stream.publisher, call), on: [stream])) }
    }
  }

  /// An operator whose closures may throw: its failure is an `any Error`.
  func throwing<Made: Publisher>(
    _ make: @escaping (AnyStream, NativeContext) throws -> Made
  ) -> Native where Made.Output == Value, Made.Failure == any Error {
    operation { stream, call in try make(stream, call).failing(calls) }
  }

  /// A publisher without an upstream.
  func source<Made: Publisher>(
    _ make: @escaping (NativeContext) throws -> Made
  ) -> Native where Made.Output == Value, Made.Failure == Failed {
    { call in try calls.run(call) { Value(try Stream(make(call))) } }
  }

  /// Any other native.
  func native(_ body: @escaping (NativeContext) throws -> Value) -> Native {
    { call in try calls.run(call) { try body(call) } }
  }
}

extension Publisher where Output == Value, Failure == any Error {
  /// Converts errors thrown by a program's closure to failures of the stream.
  func failing(_ calls: ProgramCalls) -> some Publisher<Value, Failed> {
    mapError { ($0 as? Failed) ?? Failed(value: calls.lost) }
  }
}

extension Publisher where Output == Value, Failure == Never {
  /// With the failure type that all streams have, without going by the ways that some publishers have of their own.
  var neverFailing: some Publisher<Value, Failed> { eraseToAnyPublisher().setFailureType(to: Failed.self) }
}

extension StreamNatives {
  // MARK: Sources

  private var sources: NativeTable {
    [
      "_Stream.just": source { call in Just(call[0]).neverFailing },
      "_Stream.optional": source { call in
        let value = call[0]
        return Optional<Value>.OCombine.Publisher(value.isNil ? nil : call.machine.unwrapped(value)).neverFailing
      },
      "_Stream.success": source { call in Result<Value, Failed>.OCombine.Publisher(call[0]) },
      "_Stream.failure": source { call in Result<Value, Failed>.OCombine.Publisher(Failed(value: call[0])) },
      "_Stream.empty": source { call in Empty<Value, Failed>(completeImmediately: call[0].bool) },
      "_Stream.fail": source { call in Fail<Value, Failed>(error: Failed(value: call[0])) },
      "_Stream.elements": source { call in
        let (elements, describe) = (call[0].elements, call[1])
        return Publishers.Sequence<ProgramElements<[Value]>, Failed>(
          sequence: ProgramElements(elements: elements) { [calls] in calls.call(describe)?.string ?? "" })
      },
      "_Stream.sequence": source { call in
        let (makeIterator, describe) = (call[0], call[1])
        return Publishers.Sequence<ProgramElements<ProgramSequence>, Failed>(
          sequence: ProgramElements(elements: ProgramSequence(calls: calls, makeNext: makeIterator)) { [calls] in
            calls.call(describe)?.string ?? ""
          })
      },
      "_Stream.deferred": source { call in
        let make = call[0]
        return Deferred { [calls] in
          calls.call(make)?.stream.publisher ?? Empty<Value, Failed>().eraseToAnyPublisher()
        }
      },
      "_Stream.attaching": source { call in ProgramPublisher(calls: calls, receiveSubscriber: call[0]) },
    ]
  }

  // MARK: Transforming

  private var transforming: NativeTable {
    [
      "_Stream.map": operation { [calls] stream, call in
        let transform = call[1]
        return stream.map { calls.call(transform, $0) ?? calls.lost }
      },
      "_Stream.tryMap": throwing { [calls] stream, call in
        let transform = call[1]
        return stream.tryMap { try calls.callThrowing(transform, $0) }
      },
      "_Stream.mapError": operation { [calls] stream, call in
        let transform = call[1]
        return stream.mapError { Failed(value: calls.call(transform, $0.value) ?? calls.lost) }
      },
      "_Stream.scan": operation { [calls] stream, call in
        let (initial, next) = (call[1], call[2])
        return stream.scan(initial) { calls.call(next, $0, $1) ?? calls.lost }
      },
      "_Stream.tryScan": throwing { [calls] stream, call in
        let (initial, next) = (call[1], call[2])
        return stream.tryScan(initial) { try calls.callThrowing(next, $0, $1) }
      },
      "_Stream.flatMap": operation { [calls] stream, call in
        let (maximum, transform) = (Subscribers.Demand(count: call[1].int), call[2])
        return stream.flatMap(maxPublishers: maximum) { calls.stream(transform, $0) }
      },
      "_Stream.switchToLatest": operation { [calls] stream, call in
        let transform = call[1]
        return stream.map { calls.stream(transform, $0) }.switchToLatest()
      },
    ]
  }

  // MARK: Letting some through

  private var filtering: NativeTable {
    [
      "_Stream.compactMap": operation { [calls] stream, call in
        let transform = call[1]
        return stream.compactMap { calls.optional(calls.call(transform, $0)) }
      },
      "_Stream.tryCompactMap": throwing { [calls] stream, call in
        let transform = call[1]
        return stream.tryCompactMap { calls.optional(try calls.callThrowing(transform, $0)) }
      },
      "_Stream.filter": operation { [calls] stream, call in
        let isIncluded = call[1]
        return stream.filter { calls.call(isIncluded, $0)?.bool ?? false }
      },
      "_Stream.tryFilter": throwing { [calls] stream, call in
        let isIncluded = call[1]
        return stream.tryFilter { try calls.callThrowing(isIncluded, $0).bool }
      },
      "_Stream.removeDuplicates": operation { [calls] stream, call in
        let areEqual = call[1]
        return stream.removeDuplicates { calls.call(areEqual, $0, $1)?.bool ?? true }
      },
      "_Stream.tryRemoveDuplicates": throwing { [calls] stream, call in
        let areEqual = call[1]
        return stream.tryRemoveDuplicates { try calls.callThrowing(areEqual, $0, $1).bool }
      },
      "_Stream.dropFirst": operation { stream, call in stream.dropFirst(try call.count(1, "count")) },
      "_Stream.drop": operation { [calls] stream, call in
        let predicate = call[1]
        return stream.drop { calls.call(predicate, $0)?.bool ?? true }
      },
      "_Stream.tryDrop": throwing { [calls] stream, call in
        let predicate = call[1]
        return stream.tryDrop { try calls.callThrowing(predicate, $0).bool }
      },
      "_Stream.dropUntil": operation { stream, call in stream.drop(untilOutputFrom: call[1].stream.publisher) },
      "_Stream.prefixUntil": operation { stream, call in stream.prefix(untilOutputFrom: call[1].stream.publisher) },
      "_Stream.prefixWhile": operation { [calls] stream, call in
        let predicate = call[1]
        return stream.prefix { calls.call(predicate, $0)?.bool ?? false }
      },
      "_Stream.tryPrefixWhile": throwing { [calls] stream, call in
        let predicate = call[1]
        return stream.tryPrefix { try calls.callThrowing(predicate, $0).bool }
      },
      "_Stream.output": operation { stream, call in
        let (lower, upper) = (try call.count(1, "lowerBound"), try call.count(2, "upperBound"))
        return stream.output(in: lower..<max(lower, upper))
      },
      "_Stream.ignoreOutput": operation { stream, _ in stream.ignoreOutput().map { _ -> Value in } },
      "_Stream.replaceEmpty": operation { stream, call in stream.replaceEmpty(with: call[1]) },
      "_Stream.replaceError": operation { stream, call in stream.replaceError(with: call[1]).neverFailing },
    ]
  }
}

extension ProgramCalls {
  /// The publisher that a closure makes of a value.
  func stream(_ closure: Value, _ argument: Value) -> AnyStream {
    call(closure, argument)?.stream.publisher ?? Empty<Value, Failed>().eraseToAnyPublisher()
  }

  /// A program's optional as a Swift optional.
  func optional(_ value: Value?) -> Value? {
    guard let value, !value.isNil else { return nil }
    return machine?.unwrapped(value)
  }
}

extension NativeContext {
  /// A number that must not be negative; `name` is its name in OpenCombine's message.
  func count(_ index: Int, _ name: String) throws -> Int {
    guard self[index].int >= 0 else { throw Trap("\(name) must not be negative") }
    return self[index].int
  }
}

/// The elements of a sequence of the program, described as the program describes the sequence.
struct ProgramElements<Elements: Sequence>: Sequence, CustomStringConvertible where Elements.Element == Value {
  let elements: Elements
  let describe: () -> String

  func makeIterator() -> Elements.Iterator { elements.makeIterator() }
  var description: String { describe() }
}

/// A sequence of the program that is not an array; its iterator is a closure.
struct ProgramSequence: Sequence, IteratorProtocol {
  let calls: ProgramCalls
  /// Makes the closure that returns the elements one by one.
  let makeNext: Value
  private var nextElement: Value?

  init(calls: ProgramCalls, makeNext: Value) {
    self.calls = calls
    self.makeNext = makeNext
  }

  func makeIterator() -> ProgramSequence {
    var iterator = self
    iterator.nextElement = calls.call(makeNext)
    return iterator
  }

  func next() -> Value? { nextElement.flatMap { calls.optional(calls.call($0)) } }
}
