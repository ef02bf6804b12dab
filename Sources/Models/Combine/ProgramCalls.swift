import Code
import Machine

/// Lets OpenCombine's operators call closures of the program, and carries traps past them.
///
/// OpenCombine does not know traps, and its locks and counts must not be left in the middle of an operation. So a
/// callback that traps returns as if it had no effect. Until the native that the program called has returned, no
/// further code of the program runs, and then that native throws.
final class ProgramCalls {
  /// The placeholder for the result of a callback that trapped; the program never receives it.
  let lost = Value(Lost())
  private var heap: Heap?
  private var trap: (any Error)?
  /// True if a native of this library is on the stack with no code of the program above it. Such a native throws the
  /// trap.
  private var isInsideNative = false

  /// Called with each value that a `sink` receives, with the subscriber.
  var noteObserver: ((String) -> Void)?
  /// The running function of the program.
  var subscriber: () -> String? = { nil }

  private final class Lost {}

  private enum Outcome {
    case value(Value)
    /// The thrown `any Error`.
    case thrown(Value)
    case trapped

    var value: Value? { if case .value(let value) = self { value } else { nil } }
  }

  func isLost(_ value: Value) -> Bool { value.object === lost.object }

  /// The machine, while there is one.
  var machine: Machine? { heap?.machine }

  // MARK: Natives

  /// Runs a native that may call back into the program.
  func run(_ call: NativeContext, _ body: () throws -> Value) throws -> Value {
    heap = call.machine.heap
    let outer = isInsideNative
    isInsideNative = true
    defer { isInsideNative = outer }
    let result = try body()
    if let error = takeTrap() { throw error }
    if isLost(result) { throw Trap("there is no value, because the code that computes it trapped") }
    return result
  }

  private func takeTrap() -> (any Error)? {
    defer { trap = nil }
    return trap
  }

  /// True if the program must stop as soon as OpenCombine returns.
  var isStopping: Bool { isInsideNative && trap != nil }

  /// Stops the program: immediately, as far as the program can tell.
  func stop(_ error: any Error) {
    if isInsideNative {
      if trap == nil { trap = error }
    } else {
      // A callback from a deinit that the machine itself ran.
      machine?.stopSoon(error)
    }
  }

  // MARK: Callbacks

  /// Nil if the closure trapped, or must not run.
  func call(_ closure: Value) -> Value? { attempt { try $0.call(closure: closure) }.value }

  func call(_ closure: Value, _ argument: Value) -> Value? {
    isLost(argument) ? nil : attempt { try $0.call(closure: closure, argument) }.value
  }

  func call(_ closure: Value, _ first: Value, _ second: Value) -> Value? {
    isLost(first) || isLost(second) ? nil : attempt { try $0.call(closure: closure, first, second) }.value
  }

  func call(_ closure: Value, _ arguments: [Value]) -> Value? {
    arguments.contains(where: isLost) ? nil : attempt { try $0.call(closure: closure, arguments) }.value
  }

  /// The result of a closure that may throw, which ends the stream. A trap also ends it, and no further subscriber is
  /// called.
  func callThrowing(_ closure: Value, _ arguments: Value...) throws -> Value {
    guard !arguments.contains(where: isLost) else { throw Failed(value: lost) }
    switch attempt({ try $0.call(closure: closure, arguments) }) {
    case .value(let value): return value
    case .thrown(let error): throw Failed(value: error)
    case .trapped: throw Failed(value: lost)
    }
  }

  /// Runs any work of the machine for the program, by the same rules.
  func perform(_ body: (Machine) throws -> Void) {
    _ = attempt {
      try body($0)
      return .void
    }
  }

  private func attempt(_ body: (Machine) throws -> Value) -> Outcome {
    guard !isStopping, let machine else { return .trapped }
    let outer = isInsideNative
    isInsideNative = false
    let result = Result { try body(machine) }
    isInsideNative = outer
    switch result {
    case .success(let value): return .value(value)
    case .failure(let error as ThrownError): return .thrown(error.value)
    case .failure(let error):
      stop(error)
      return .trapped
    }
  }

  /// Runs work started outside the program, such as a timer. Throws the trap of the program's code, if any.
  func runFromOutside(_ work: () -> Void) throws {
    let outer = isInsideNative
    isInsideNative = true
    defer { isInsideNative = outer }
    work()
    if let error = takeTrap() { throw error }
  }
}
