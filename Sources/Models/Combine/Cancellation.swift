import Code
import Machine
import OpenCombine

/// What a program's `AnyCancellable` holds: OpenCombine's own, which cancels when it goes away.
final class Cancellation {
  private let cancellable: any Cancellable
  private weak var closures: SinkClosures?

  init(_ cancellable: any Cancellable, _ closures: SinkClosures? = nil) {
    self.cancellable = cancellable
    self.closures = closures
  }

  func cancel() { cancellable.cancel() }

  /// What the subscription keeps alive, as far as it is known.
  var held: [Value] { closures.map { [$0.value, $0.completion] } ?? [] }
}

/// The closures of a `sink`, which OpenCombine lets go of when the subscription is over.
final class SinkClosures {
  let value: Value
  let completion: Value

  init(value: Value, completion: Value) {
    self.value = value
    self.completion = completion
  }
}

/// The property that an `assign(to:on:)` writes to.
final class AssignmentTarget {
  private var object: Value
  private let path: KeyPathBox
  private let calls: ProgramCalls

  init(_ object: Value, _ path: KeyPathBox, _ calls: ProgramCalls) {
    self.object = object
    self.path = path
    self.calls = calls
  }

  /// Written only.
  var value: Value {
    get { .void }
    set {
      if calls.isLost(newValue) { return }
      var root = object
      calls.perform { try $0.write(newValue, to: path, of: &root) }
    }
  }
}
