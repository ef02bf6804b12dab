import Code

/// A function of the library implemented in Swift proper.
///
/// Arguments are borrowed: a native that keeps one copies it out (plain Swift assignment retains). An inout argument
/// (a mutating method's `self` included) is changed in place, in `call.arguments`. The result is owned by the caller.
package typealias Native = (NativeContext) throws -> Value

/// One call of a native.
package struct NativeContext {
  package unowned(unsafe) let machine: Machine
  /// `self` first, then the parameters in order. A variadic parameter is one array.
  package let arguments: UnsafeMutablePointer<Value>
  /// Concrete types of the declaration's generic parameters: the owner's (`Element` of `Array`), then its own.
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
    /// The program did something Swift stops for.
    case fatal
    /// The program needed a value that obsh does not have, or reached code that did not check when it was opened.
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
  /// The calls that led there, innermost first. Of a very deep stack only both ends.
  package var trace: [Call] = []

  package init(
    _ message: String, heading: String = "Fatal error", kind: Kind = .fatal, place: SourcePlace = .unknown
  ) {
    self.kind = kind
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

/// Thrown by a native to park the fiber that called it; the value it is resumed with becomes the native's result.
package struct Park: Error {
  /// The reason for the suspension, for the scheduler.
  package nonisolated(unsafe) let reason: AnyObject?

  package init(reason: AnyObject?) { self.reason = reason }
}

/// An error the program itself threw (`throw`), on its way through native code. A native may throw it as well.
package struct ThrownError: Error {
  /// The existential `any Error`.
  /// Errors must be Sendable; this one never leaves the machine's thread.
  package nonisolated(unsafe) let value: Value

  package init(value: Value) { self.value = value }
}

/// The receiver of reads and writes of observable instances; implemented by the models, which own the real registrars.
package protocol ObservationDelegate: AnyObject {
  func access(_ instance: Record, _ member: ObservedMember)
  /// `new` is nil for a change in place (`_modify`).
  func willSet(_ instance: Record, _ member: ObservedMember, new: Value?) throws
  func didSet(_ instance: Record, _ member: ObservedMember) throws
  /// A plain assignment of an equal value: stored without an announcement.
  func equalWrite(_ instance: Record, _ member: ObservedMember, new: Value)
  /// A stored property that is not tracked is read, or a global where there is no instance. Only while
  /// `Machine.notesReads` is set.
  func noteRead(_ instance: Record?, _ member: ObservedMember, element: Int?)
  /// The time is read. Only while `Machine.notesReads` is set.
  func noteClock(_ seconds: Double)
  /// One is written. Only while `Machine.notesWrites` is set.
  func noteWrite(_ instance: Record?, _ member: ObservedMember)
  /// The instance's storage is going away. Asked only of instances with an `extra`.
  func willDeallocate(_ instance: Record)
  /// A class instance has got all its fields. Only while `Machine.reportsInstances` is set.
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
