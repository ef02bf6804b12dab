import Code

/// A function that waits for another one to return.
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
  /// The witness has the value itself; else it got a reference, and the value is still in the box.
  let isTakenOut: Bool
}

/// Where a fiber is and what memory it has. The interpreter keeps the position in local variables while it runs and
/// stores it here whenever someone else may look.
struct FiberState {
  var next: UnsafeMutablePointer<Instruction>
  var base: UnsafeMutablePointer<Slot>
  var routine: UnsafeMutablePointer<Routine>
  /// The frame to be written by the next call.
  var frame: UnsafeMutablePointer<Frame>

  var registers: UnsafeMutablePointer<Slot>
  var registersEnd: UnsafeMutablePointer<Slot>
  var frames: UnsafeMutablePointer<Frame>
  var framesEnd: UnsafeMutablePointer<Frame>
  /// What a call instruction is about to enter, while that can still fail.
  var callee: UnsafeMutablePointer<Routine>?
  /// An error on its way to the next `onError`.
  var error: UnsafeMutableRawPointer?

  @inline(__always)
  mutating func save(
    _ next: UnsafeMutablePointer<Instruction>, _ base: UnsafeMutablePointer<Slot>,
    _ routine: UnsafeMutablePointer<Routine>, _ frame: UnsafeMutablePointer<Frame>
  ) {
    self.next = next
    self.base = base
    self.routine = routine
    self.frame = frame
  }

  var depth: Int { frame - frames }
}

/// A thread of the program's execution: its registers and frames. It can be parked at an `await` and resumed later.
package final class Fiber {
  package enum Outcome {
    case returned(Value)
    /// The program threw an error that nothing on this fiber caught.
    case threw(Value)
    case suspended(Suspension)
  }

  /// What a parked fiber waits for.
  package enum Suspension {
    /// The value of a task.
    case task(Value)
    /// Its next turn.
    case yield
    /// Whatever the native that threw `Park` says.
    case native(AnyObject?)
  }

  /// What a parked fiber goes on with.
  package enum Resumption {
    case start
    case value(Value)
    /// The existential `any Error`.
    case error(Value)
  }

  let state: UnsafeMutablePointer<FiberState>
  private var frameCapacity = 16
  /// The innermost last.
  var openExistentials: [OpenExistential] = []
  /// What a task's function was called with, alive as long as the fiber.
  var arguments: [Value] = []
  /// Calls of other fibers that this one was started from, through natives.
  var outerDepth = 0

  init(_ entry: UnsafeMutablePointer<Routine>) {
    let registers = UnsafeMutablePointer<Slot>.allocate(capacity: 128)
    registers.initialize(repeating: .empty, count: 128)
    let frames = UnsafeMutablePointer<Frame>.allocate(capacity: 16)
    state = .allocate(capacity: 1)
    state.initialize(
      to: FiberState(
        next: entry.pointee.instructions + 1, base: registers, routine: entry, frame: frames, registers: registers,
        registersEnd: registers + 128, frames: frames, framesEnd: frames + 16))
  }

  deinit {
    state.pointee.registers.deallocate()
    state.pointee.frames.deallocate()
    state.deallocate()
  }

  /// Puts the fiber at the beginning of a function.
  func start(
    _ callee: UnsafeMutablePointer<Routine>, _ entry: UnsafeMutablePointer<Routine>, outerDepth: Int, limit: Int
  ) {
    self.outerDepth = outerDepth
    let state = state
    state.pointee.framesEnd = state.pointee.frames + min(frameCapacity, limit - outerDepth)
    state.pointee.base = state.pointee.registers
    state.pointee.frame = state.pointee.frames
    let window = state.pointee.registers + 1
    if window + callee.pointee.registerCount > state.pointee.registersEnd {
      growRegisters(callee.pointee.registerCount, from: window)
    }
    state.pointee.frames.pointee = Frame(
      next: entry.pointee.instructions + 1, base: state.pointee.registers, routine: entry)
    state.pointee.frame = state.pointee.frames + 1
    state.pointee.base = state.pointee.registers + 1
    state.pointee.routine = callee
    state.pointee.next = callee.pointee.start
  }

  // MARK: Growing; the position must have been saved, and is different afterwards

  /// Makes room for `count` registers from `window` on.
  func growRegisters(_ count: Int, from window: UnsafeMutablePointer<Slot>) {
    let state = state
    let old = state.pointee.registers
    let used = state.pointee.registersEnd - old
    var capacity = used * 2
    while capacity < (window - old) + count { capacity *= 2 }
    let new = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    new.update(from: old, count: used)
    (new + used).initialize(repeating: .empty, count: capacity - used)
    var frame = state.pointee.frames
    while frame < state.pointee.frame {
      frame.pointee.base = new + (frame.pointee.base - old)
      frame += 1
    }
    state.pointee.base = new + (state.pointee.base - old)
    state.pointee.registers = new
    state.pointee.registersEnd = new + capacity
    old.deallocate()
  }

  func growFrames(limit: Int) {
    let state = state
    let old = state.pointee.frames
    let used = state.pointee.depth
    let capacity = min(max(used * 2, frameCapacity), limit)
    let new = UnsafeMutablePointer<Frame>.allocate(capacity: capacity)
    new.update(from: old, count: used)
    state.pointee.frames = new
    state.pointee.frame = new + used
    state.pointee.framesEnd = new + capacity
    frameCapacity = capacity
    old.deallocate()
  }
}
