import Code

/// A function of the library implemented in obsh's own code.
///
/// Arguments are borrowed: a native that keeps one copies it (plain Swift assignment retains). An inout argument
/// (including a mutating method's `self`) is changed in place, in `call.arguments`. The caller owns the result.
package typealias Native = (NativeContext) throws -> Value

/// One call of a native.
package struct NativeContext {
  package unowned(unsafe) let machine: Machine
  /// `self` first, then the parameters in order. A variadic parameter is one array.
  package let arguments: UnsafeMutablePointer<Value>
  /// The concrete types of the declaration's generic parameters: the owner's (`Element` of `Array`), then its own.
  package let types: [RuntimeType]
  let heap: UnsafeMutablePointer<HeapState>

  package init(machine: Machine, arguments: UnsafeMutablePointer<Value>, types: [RuntimeType]) {
    self.machine = machine
    heap = machine.heap.state
    self.arguments = arguments
    self.types = types
  }

  /// nil of the outermost optional.
  package var none: Value { machine.none() }

  package subscript(_ index: Int) -> Value {
    get { arguments[index] }
    nonmutating set { arguments[index] = newValue }
  }
}

/// Thrown by natives and by the machine to end the program's current input; a trap cannot be caught by the program.
package struct Trap: Error {
  /// A function that was running.
  package struct Call {
    package let function: String
    package let place: SourcePlace
  }

  package enum Kind: Equatable {
    /// The program did something for which Swift stops it.
    case fatal
    /// The program needed a value of something that obsh lacks, or reached code with errors that was opened.
    case opaque, sealed
    case depthLimit, stepLimit, memoryLimit
    /// Ctrl-C.
    case interruption
    /// The program called `exit` with this status.
    case exit(status: Int32)
  }

  package let kind: Kind
  /// `Fatal error`, `Precondition failed` or `Assertion failed`; empty where Swift prints none.
  package let heading: String
  /// The text after the heading; may be empty.
  package let message: String
  package var place: SourcePlace
  /// The code that an interruption stopped: the body of a view, a command.
  package var cause: String?
  /// The calls that led to the trap, the innermost first. Only both ends of a very deep stack.
  package var trace: [Call] = []
  /// The object that the program needed and did not find, for the target that looked for it.
  package let missing: (any Sendable)?

  package init(
    _ message: String, heading: String = "Fatal error", kind: Kind = .fatal, place: SourcePlace = .unknown,
    missing: (any Sendable)? = nil
  ) {
    self.kind = kind
    self.missing = missing
    self.heading = heading
    self.message = message
    self.place = place
  }
}

extension Trap {
  /// True if the program stopped at a declaration that opened code lacks.
  package var isOfOpenedCode: Bool { kind == .opaque || kind == .sealed }

  /// True if the program has ended itself, by a mistake or by `exit`.
  var isEnd: Bool {
    switch kind {
    case .fatal, .opaque, .sealed, .exit: true
    case .depthLimit, .stepLimit, .memoryLimit, .interruption: false
    }
  }
}

extension Trap: CustomStringConvertible {
  /// As Swift prints it: `Fatal error: Index out of range`.
  package var description: String {
    if heading.isEmpty { return message }
    return message.isEmpty ? heading : "\(heading): \(message)"
  }
}

/// Thrown by a native to park the fiber that called it; the value with which the fiber is resumed becomes the
/// native's result.
package struct Park: Error {
  /// The reason for the suspension, for the scheduler.
  package nonisolated(unsafe) let reason: AnyObject?

  package init(reason: AnyObject?) { self.reason = reason }
}

/// An error that the program itself has thrown (`throw`), on its way through native code. A native may throw it as
/// well.
package struct ThrownError: Error {
  /// The existential `any Error`.
  /// Errors must be Sendable; this one never leaves the machine's thread.
  package nonisolated(unsafe) let value: Value

  package init(value: Value) { self.value = value }
}

/// The receiver of reads and writes of observable instances; implemented by `Models`, which owns the real registrars.
package protocol ObservationDelegate: AnyObject {
  func access(_ instance: Record, _ member: ObservedMember)
  /// `new` is nil for a change in place (`_modify`).
  func willSet(_ instance: Record, _ member: ObservedMember, new: Value?) throws
  func didSet(_ instance: Record, _ member: ObservedMember) throws
  /// A plain assignment of an equal value: stored without notifying observers.
  func equalWrite(_ instance: Record, _ member: ObservedMember, new: Value)
  /// A stored property that is not tracked is read, or a global if `instance` is nil. Only while `Machine.notesReads`
  /// is set.
  func noteRead(_ instance: Record?, _ member: ObservedMember, element: Int?)
  /// The time is read. Only while `Machine.notesReads` is set.
  func noteClock(_ seconds: Double)
  /// A stored property that is not tracked, or a global, is written. Only while `Machine.notesWrites` is set.
  func noteWrite(_ instance: Record?, _ member: ObservedMember)
  /// The instance is being deallocated. Called only for instances with an `extra`.
  func willDeallocate(_ instance: Record)
  /// A class instance has received all its fields. Only while `Machine.reportsInstances` is set.
  func didCreate(_ instance: Record)
  /// A class instance's deinit has run. Only while `Machine.reportsInstances` is set.
  func didDestroy(_ type: RuntimeType, number: Int)
}

extension ObservationDelegate {
  package func noteRead(_ instance: Record?, _ member: ObservedMember, element: Int?) {}
  package func noteClock(_ seconds: Double) {}
  package func noteWrite(_ instance: Record?, _ member: ObservedMember) {}
  package func didCreate(_ instance: Record) {}
  package func didDestroy(_ type: RuntimeType, number: Int) {}
}
