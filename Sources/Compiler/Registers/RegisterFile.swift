/// The registers of one function: which are in use, and the count of each kind.
struct RegisterFile {
  var parameterCount = 0
  /// The first register of the next window of outgoing arguments.
  var windowTop = 0
  private var windowHighest = 0
  private var counts = (owned: 0, trivial: 0, borrowed: 0)
  private var free: (owned: [UInt16], trivial: [UInt16], borrowed: [UInt16]) = ([], [], [])
  /// True if a kind has run out of numbers: the function is too large.
  private(set) var isExhausted = false

  mutating func allocate(_ kind: Register.Kind) -> Register {
    switch kind {
    case .owned:
      if let word = free.owned.popLast() { return Register(word: word) }
      counts.owned += 1
      return make(.owned, counts.owned - 1)
    case .borrowed:
      if let word = free.borrowed.popLast() { return Register(word: word) }
      counts.borrowed += 1
      return make(.borrowed, counts.borrowed - 1)
    default:
      if let word = free.trivial.popLast() { return Register(word: word) }
      counts.trivial += 1
      return make(.trivial, counts.trivial - 1)
    }
  }

  /// An owned register that has never been in use.
  mutating func allocateUnused() -> Register {
    counts.owned += 1
    return make(.owned, counts.owned - 1)
  }

  private mutating func make(_ kind: Register.Kind, _ index: Int) -> Register {
    if index >= Register.limit { isExhausted = true }
    return Register(kind, index)
  }

  mutating func recycle(_ register: Register) {
    switch register.kind {
    case .owned: free.owned.append(register.word)
    case .trivial: free.trivial.append(register.word)
    case .borrowed: free.borrowed.append(register.word)
    case .parameter, .window: break
    }
  }

  /// From now on only fresh registers are allocated: out-of-line code must not touch any register that is in use at
  /// the jump.
  mutating func forgetFreeRegisters() { free = ([], [], []) }

  mutating func openWindow(_ count: Int) -> Int {
    let base = windowTop
    windowTop += count
    windowHighest = max(windowHighest, windowTop)
    if windowHighest > Register.limit { isExhausted = true }
    return base
  }

  mutating func closeWindow(_ base: Int) { windowTop = base }

  /// The number of borrowed registers.
  var borrowedCount: Int { counts.borrowed }

  /// The number in the frame: parameters, borrowed, owned, trivial, windows. Registers that are emptied at return are
  /// adjacent.
  func number(of word: UInt16) -> UInt16 {
    let register = Register(word: word)
    let index = register.index
    let number =
      switch register.kind {
      case .parameter: index
      case .borrowed: parameterCount + index
      case .owned: parameterCount + counts.borrowed + index
      case .trivial: parameterCount + counts.borrowed + counts.owned + index
      case .window: parameterCount + counts.owned + counts.trivial + counts.borrowed + index
      }
    return UInt16(truncatingIfNeeded: number)
  }

  var ownedRegisters: [UInt16] {
    (0..<counts.owned).map { UInt16(truncatingIfNeeded: parameterCount + counts.borrowed + $0) }
  }

  /// One more than windows need: a closure call reads the register after its arguments.
  var total: Int {
    parameterCount + counts.owned + counts.trivial + counts.borrowed + windowHighest + 1
  }
}
