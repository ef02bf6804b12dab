import Code
import Machine
import OpenCombine

extension StreamNatives {
  // MARK: Observing the elements that pass

  var observing: NativeTable {
    [
      "_Stream.print": operation { [calls] stream, call in
        let (prefix, describe, describeFailure, write) = (call[1].string, call[2], call[3], call[4])
        return
          stream
          .map { value in Described(value: value) { calls.call(describe, value)?.string ?? "" } }
          .mapError { failure in
            DescribedFailure(failure: failure) { calls.call(describeFailure, failure.value)?.string ?? "" }
          }
          .print(prefix, to: ProgramOutput(calls: calls, write: write.isNil ? nil : write))
          .map(\.value)
          .mapError(\.failure)
      },
      "_Stream.handleEvents": operation { [calls] stream, call in
        let (subscription, output, completion) = (call.closure(1), call.closure(2), call.closure(3))
        let (cancel, request) = (call.closure(4), call.closure(5))
        return stream.handleEvents(
          receiveSubscription: subscription.map { closure in
            { _ = calls.call(closure, Value(SubscriptionCore($0))) }
          },
          receiveOutput: output.map { closure in { _ = calls.call(closure, $0) } },
          receiveCompletion: completion.map { closure in { calls.complete(closure, $0) } },
          receiveCancel: cancel.map { closure in { _ = calls.call(closure) } },
          receiveRequest: request.map { closure in { _ = calls.call(closure, Value($0.count)) } })
      },
    ]
  }
}

extension NativeContext {
  /// An optional closure among the arguments.
  fileprivate func closure(_ index: Int) -> Value? { self[index].isNil ? nil : self[index] }
}

/// An element with the description that the program would give it.
private struct Described: CustomStringConvertible {
  let value: Value
  let describe: () -> String

  var description: String { describe() }
}

private struct DescribedFailure: Error, CustomStringConvertible, @unchecked Sendable {
  // Unchecked: it never leaves the machine's thread.
  let failure: Failed
  let describe: () -> String

  var description: String { describe() }
}

/// The output of a program's `print()` operator.
private struct ProgramOutput: TextOutputStream {
  let calls: ProgramCalls
  /// The program's own stream; nil for the destination of its `print`.
  let write: Value?

  mutating func write(_ string: String) {
    if calls.isStopping { return }
    if let write {
      _ = calls.call(write, Value(string))
    } else {
      calls.machine?.output(string)
    }
  }
}
