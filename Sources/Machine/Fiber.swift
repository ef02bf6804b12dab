import Code

/// A function that waits for its callee to return.
struct Frame {
  /// The instruction after the call.
  var next: UnsafeMutablePointer<Instruction>
  var base: UnsafeMutablePointer<Slot>
  var routine: UnsafeMutablePointer<Routine>
}

/// An existential whose value has been taken out for the call of a mutating witness.
struct OpenExistential {
  /// Owned.
  let box: UnsafeMutableRawPointer
  /// True if the witness has the value itself; otherwise it has a reference, and the value is still in the box.
  let isTakenOut: Bool
}

/// The position and the memory of a fiber. While the interpreter runs, it keeps the position in local variables; it
/// stores the position here before any other code may look.
struct FiberState {
  var next: UnsafeMutablePointer<Instruction>
  var base: UnsafeMutablePointer<Slot>
  var routine: UnsafeMutablePointer<Routine>
  /// The frame that the next call will write.
  var frame: UnsafeMutablePointer<Frame>

  private(set) var registers: UnsafeMutablePointer<Slot>
  private(set) var registersEnd: UnsafeMutablePointer<Slot>
  private var frames: UnsafeMutablePointer<Frame>
  /// The address at which the frames must be grown, if more are allowed.
  private(set) var framesEnd: UnsafeMutablePointer<Frame>
  private var frameCapacity = 16
  /// The innermost is last.
  var openExistentials = Stack<OpenExistential>()
  /// The executor: the main actor's, or any other. Hops between executors that are not the main actor's never wait,
  /// since all of them are idle while other code runs.
  var runsOnMain = true
  /// The fiber that this one was started from, through a native.
  var outer: UnsafeMutablePointer<FiberState>?
  /// The number of calls in other fibers from which this one was started, through natives.
  private(set) var outerDepth = 0
  /// The routine that a call instruction is about to enter, while the call can still fail.
  var callee: UnsafeMutablePointer<Routine>?
  /// An error on its way to the next `onError`.
  var error: UnsafeMutableRawPointer?

  init(_ entry: UnsafeMutablePointer<Routine>) {
    registers = .allocate(capacity: 128)
    registers.initialize(repeating: .empty, count: 128)
    registersEnd = registers + 128
    frames = .allocate(capacity: frameCapacity)
    framesEnd = frames + frameCapacity
    (next, base, routine, frame) = (entry.pointee.instructions + 1, registers, entry, frames)
  }

  func deallocate() {
    registers.deallocate()
    frames.deallocate()
    openExistentials.deallocate()
  }

  @inline(__always)
  var position:
    (
      next: UnsafeMutablePointer<Instruction>, base: UnsafeMutablePointer<Slot>,
      routine: UnsafeMutablePointer<Routine>, frame: UnsafeMutablePointer<Frame>
    )
  {
    get { (next, base, routine, frame) }
    set { (next, base, routine, frame) = newValue }
  }

  /// Frames in use.
  var depth: Int { frame - frames }

  /// Prepares the fiber to run a function from its beginning.
  mutating func start(
    _ callee: UnsafeMutablePointer<Routine>, _ entry: UnsafeMutablePointer<Routine>, outerDepth: Int, limit: Int
  ) {
    self.outerDepth = outerDepth
    framesEnd = frames + min(frameCapacity, limit - outerDepth)
    (base, frame) = (registers, frames)
    if registers + 1 + callee.pointee.registerCount > registersEnd {
      growRegisters(callee.pointee.registerCount, from: registers + 1)
    }
    frames.pointee = Frame(next: entry.pointee.instructions + 1, base: registers, routine: entry)
    position = (callee.pointee.start, registers + 1, callee, frames + 1)
  }

  // MARK: Growing; the position must have been stored, and is different afterwards

  /// Makes room for `count` registers, starting at `window`.
  mutating func growRegisters(_ count: Int, from window: UnsafeMutablePointer<Slot>) {
    let old = registers
    let used = registersEnd - old
    var capacity = used * 2
    while capacity < (window - old) + count { capacity *= 2 }
    registers = .allocate(capacity: capacity)
    registers.update(from: old, count: used)
    (registers + used).initialize(repeating: .empty, count: capacity - used)
    registersEnd = registers + capacity
    for index in 0..<depth { frames[index].base = registers + (frames[index].base - old) }
    base = registers + (base - old)
    old.deallocate()
  }

  mutating func growFrames(limit: Int) {
    let old = frames
    let used = depth
    frameCapacity = min(max(used * 2, frameCapacity), limit)
    frames = .allocate(capacity: frameCapacity)
    frames.update(from: old, count: used)
    frame = frames + used
    framesEnd = frames + frameCapacity
    old.deallocate()
  }
}

/// A task's thread of execution: it can be parked at an `await` and resumed later.
package final class Fiber {
  package enum Outcome {
    case returned(Value)
    /// The program threw an error that nothing on this fiber caught.
    case threw(Value)
    /// A native threw `Park`: this is its reason.
    case suspended(AnyObject?)
  }

  /// The value with which a parked fiber continues.
  package enum Resumption {
    case start
    /// After a hop to another executor.
    case proceed
    case value(Value)
    /// The existential `any Error`.
    case error(Value)
  }

  let state: UnsafeMutablePointer<FiberState>
  /// The arguments of the task's function, kept alive as long as the fiber.
  let arguments: [Value]
  /// The function itself, if no closure retains it.
  private let code: FunctionCode?

  init(_ entry: UnsafeMutablePointer<Routine>, _ arguments: [Value], code: FunctionCode? = nil) {
    self.code = code
    state = .allocate(capacity: 1)
    state.initialize(to: FiberState(entry))
    self.arguments = arguments
  }

  deinit {
    state.pointee.deallocate()
    state.deallocate()
  }
}
