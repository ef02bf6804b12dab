import Code
import OpenCombine

/// The storage of a program's connectable publisher.
final class ConnectableCore {
  let stream: Stream
  private let connectNow: () -> any Cancellable
  private let autoconnected: () throws -> Stream

  init<Connectable: ConnectablePublisher>(_ connectable: Connectable, on upstreams: [Stream] = []) throws
  where Connectable.Output == Value, Connectable.Failure == Failed {
    let stream = try Stream(connectable, on: upstreams)
    self.stream = stream
    connectNow = { connectable.connect() }
    autoconnected = { try Stream(connectable.autoconnect(), on: [stream]) }
  }

  func connect() -> Cancellation { Cancellation(connectNow()) }
  func makeAutoconnected() throws -> Stream { try autoconnected() }
}

/// A program's own connectable publisher in the form of OpenCombine.
struct ProgramConnectable: ConnectablePublisher {
  typealias Output = Value
  typealias Failure = Failed
  let stream: AnyStream
  /// The closure that connects; it returns the closure that cancels.
  let connectClosure: Value
  let calls: ProgramCalls

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Failed {
    stream.subscribe(subscriber)
  }

  func connect() -> any Cancellable {
    ProgramCancellable(cancelClosure: calls.call(connectClosure), calls: calls)
  }
}

/// A program's own cancellable in the form of OpenCombine.
struct ProgramCancellable: Cancellable {
  let cancelClosure: Value?
  let calls: ProgramCalls

  func cancel() {
    if let cancelClosure { _ = calls.call(cancelClosure) }
  }
}
