import SwiftSyntax
import Tree

/// The work that the checker may do for one input: steps, memory, native stack, and the time until Ctrl-C.
///
/// Each phase calls `spend()` before a piece of work whose amount is not bounded by the length of the text: the
/// inference of an expression, the lookup of a conformance, a step of the solver. Once the result is false, it stays
/// false, and every phase returns what it has. So the checker leaves any depth of recursion within a few steps.
///
/// An expression has a budget of its own within that of the input: one that is too complex is an error at its place,
/// and the rest of the input is checked.
package final class Budget {
  /// The limits for each input of a session.
  package struct Limits {
    /// The steps that the program itself may take (`--max-steps`). Checking may take as many in addition to those
    /// that the length of the text allows.
    package var steps: Int?
    /// Bytes that the process may use (`--max-memory`).
    package var memory: Int
    /// The number of bytes of native stack below the frame in which checking begins.
    package var nativeStack: UInt
    package var interruptFlag: UnsafeMutablePointer<Int32>?
    package var memoryInUse: () -> Int

    package init(
      steps: Int? = nil, memory: Int = .max, nativeStack: UInt = .max,
      interruptFlag: UnsafeMutablePointer<Int32>? = nil, memoryInUse: @escaping () -> Int = { 0 }
    ) {
      self.steps = steps
      self.memory = memory
      self.nativeStack = nativeStack
      self.interruptFlag = interruptFlag
      self.memoryInUse = memoryInUse
    }
  }

  /// The reason why no more work may be done.
  package enum Exhaustion: Equatable {
    /// The innermost full expression has exceeded the number of steps for its length.
    case expression
    case steps
    case memory
    case depth
    case interruption
  }

  /// A new session measures its memory at its first step.
  package var limits = Limits() { didSet { stepsToMemory = 0 } }
  package private(set) var exhaustion: Exhaustion?
  /// True from the beginning of an input, or of a body that is checked between inputs, to its end. Other requests to
  /// the checker between inputs are not bounded.
  private var isActive = false
  /// The number of steps until `refill()`.
  private var left = Int.max
  /// The remaining steps of the input after those in `left`.
  private var rest = Int.max
  /// The remaining steps of the full expression after those in `left`; nil outside an expression.
  private var restOfExpression: Int?
  private var lowestStackAddress: UInt = 0
  /// The number of steps, across inputs, until memory use is measured again. The steps in `left` are already taken off.
  private var stepsToMemory = 0

  package init() {}

  /// The number of steps between two checks of interruption, memory and stack.
  private static let slice = 1 << 10
  /// Steps that a text of any length may take, and those for each byte. The largest programs of the tests take some
  /// 40 steps for a byte.
  private static let base = 1_000_000
  private static let stepsPerByte = 1_000
  private static let baseOfExpression = 300_000

  /// Gives a new input its budget.
  package func begin(bytes: Int) {
    exhaustion = nil
    restOfExpression = nil
    let address = Self.stackAddress
    lowestStackAddress = address - min(limits.nativeStack, address)
    giveBack()
    rest = Self.stepsPerByte * bytes + min(Self.base, limits.steps ?? .max)
  }

  /// Returns the steps of the current slice that were not spent: the next step begins a new slice.
  private func giveBack() {
    guard isActive else {
      isActive = true
      return left = 0
    }
    rest += max(left, 0)
    stepsToMemory += max(left, 0)
    left = 0
  }

  /// Gives a body its own budget if it is checked between inputs. Within an input, the body uses the input's budget.
  ///
  /// - Returns: True if the budget belongs to the body, and must be ended with `end()`.
  package func begin(inside bytes: Int) -> Bool {
    guard !isActive else { return false }
    begin(bytes: bytes)
    return true
  }

  package func end() {
    exhaustion = nil
    giveBack()
    isActive = false
    left = .max
  }

  /// Spends one step. Returns false if the budget is exhausted.
  package func spend() -> Bool {
    left -= 1
    return left >= 0 || refill()
  }

  package var isExhausted: Bool { exhaustion != nil }

  @inline(never)
  private func refill() -> Bool {
    left = 0
    if exhaustion != nil { return false }
    exhaustion = findExhaustion()
    if exhaustion != nil { return false }
    let steps = min(Self.slice, rest, restOfExpression ?? .max)
    rest -= steps
    stepsToMemory -= steps
    restOfExpression? -= steps
    left = steps - 1
    return true
  }

  private func findExhaustion() -> Exhaustion? {
    if let flag = limits.interruptFlag, flag.pointee != 0 {
      flag.pointee = 0
      return .interruption
    }
    if rest <= 0 { return .steps }
    if Self.stackAddress < lowestStackAddress { return .depth }
    if let restOfExpression, restOfExpression <= 0 { return .expression }
    // Memory use is read from a file, which would take a twentieth of a short input's time.
    if stepsToMemory > 0 { return nil }
    stepsToMemory = Self.slice
    return limits.memoryInUse() > limits.memory ? .memory : nil
  }

  // MARK: Full expressions

  /// Begins a full expression, unless there already is an enclosing one.
  package func beginExpression(bytes: Int) -> Bool {
    guard restOfExpression == nil, isActive else { return false }
    restOfExpression = Self.baseOfExpression + Self.stepsPerByte * bytes
    giveBack()
    return true
  }

  /// Ends the expression; returns true if it was too complex. The input continues with its remaining steps.
  package func endExpression() -> Bool {
    restOfExpression = nil
    guard exhaustion == .expression else { return false }
    exhaustion = nil
    left = 0
    return true
  }

  @inline(__always) private static var stackAddress: UInt {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
  }
}

extension DeclarationChecker {
  /// True if the budget allows one more step, at this place. Declarations of the library are read when they are first
  /// used. They cost nothing, because otherwise the meaning of a text would depend on the texts before it.
  package final func mayGoOn(at node: some SyntaxProtocol) -> Bool {
    if file.isLibrary || budget.spend() { return true }
    if input.exhaustedAt == nil { input.exhaustedAt = place(node) }
    return false
  }

  /// The same without a syntax node.
  package final func mayGoOn(at place: Place) -> Bool {
    if place.file.isLibrary || budget.spend() { return true }
    if input.exhaustedAt == nil { input.exhaustedAt = place }
    return false
  }
}
