import Code

/// A jump target in the code.
struct Label: Hashable {
  let index: Int
}

/// Instructions under construction: jumps refer to labels, and registers have no numbers yet.
struct InstructionBuffer {
  private(set) var instructions: [Instruction] = []
  private(set) var places: [SourcePlace] = []
  private var positions: [Int] = []
  private var isUsed: [Bool] = []
  private var jumps: [(instruction: Int, label: Int)] = []
  private var lastPlaced = -1
  /// For calls with inout arguments: the call, and the first instruction after those that put the arguments back.
  private(set) var accessEnds: [Int: Int] = [:]
  /// For the instructions that begin a further access for a call: the instructions that put the earlier ones back.
  private(set) var begunAccesses: [Int: Range<Int>] = [:]
  /// Instructions that stand for code with access to memory in swiftc's output: see `dropNeedlessHops`.
  private var memoryAccesses: Set<Int> = []
  /// The calls of async functions.
  private var suspensions: Set<Int> = []
  /// True if instructions were inserted at the end, which moved all others.
  private(set) var hasMoved = false
  var place = SourcePlace.unknown

  var count: Int { instructions.count }

  mutating func append(_ instruction: Instruction) {
    instructions.append(instruction)
    places.append(place)
  }

  mutating func append(_ instruction: Instruction, jumpingTo label: Label) {
    jumps.append((instructions.count, label.index))
    isUsed[label.index] = true
    append(instruction)
  }

  mutating func makeLabel() -> Label {
    positions.append(-1)
    isUsed.append(false)
    return Label(index: positions.count - 1)
  }

  /// Records that a jump to the label will follow.
  mutating func noteUse(of label: Label) { isUsed[label.index] = true }

  /// True if a jump to the label has been emitted.
  func isTarget(_ label: Label) -> Bool { isUsed[label.index] }

  /// Places the label here. A jump immediately before it that only leads here is dropped.
  mutating func place(_ label: Label) {
    if let last = jumps.last, last.label == label.index, last.instruction == instructions.count - 1,
      instructions[last.instruction].opcode == .jump, lastPlaced != instructions.count
    {
      jumps.removeLast()
      instructions.removeLast()
      places.removeLast()
    }
    positions[label.index] = instructions.count
    lastPlaced = instructions.count
  }

  /// The last instruction calls an async function.
  mutating func noteSuspension() { suspensions.insert(instructions.count - 1) }

  /// The last instruction stands for code with access to memory.
  mutating func noteMemory() { memoryAccesses.insert(instructions.count - 1) }

  func accessesMemory(_ index: Int) -> Bool { memoryAccesses.contains(index) }

  func isSuspension(_ index: Int) -> Bool { suspensions.contains(index) }

  mutating func replace(at index: Int, by instruction: Instruction) { instructions[index] = instruction }

  /// The instructions between the call and this point put its inout arguments back.
  mutating func noteAccessEnd(ofCallAt index: Int) { accessEnds[index] = instructions.count }

  /// A trap at one of the instructions means that the call is not made: the others put back what was moved out for
  /// it.
  mutating func note(_ instructions: Range<Int>, undoneBy others: Range<Int>) {
    for index in instructions { begunAccesses[index] = others }
  }

  /// Keeps the last instruction: it belongs to a table.
  mutating func keepLast() { lastPlaced = instructions.count }

  // MARK: Finishing

  /// Fills in all distances.
  mutating func resolveJumps() {
    if instructions.count > Int(Int16.max) { widenConditionalJumps() }
    for jump in jumps {
      let distance = positions[jump.label] - jump.instruction - 1
      var instruction = instructions[jump.instruction]
      if instruction.opcode.operands.c == .offset {
        instruction.c = UInt16(bitPattern: Int16(truncatingIfNeeded: distance))
      } else {
        instruction = .wide(instruction.opcode, instruction.a, Int32(truncatingIfNeeded: distance))
      }
      instructions[jump.instruction] = instruction
    }
  }

  /// In a very long function a compare-and-branch cannot reach every target: each is then placed over a wide jump.
  private mutating func widenConditionalJumps() {
    hasMoved = true
    var newPositions = [Int](repeating: 0, count: instructions.count + 1)
    var oldInstructions: [Instruction] = []
    var oldPlaces: [SourcePlace] = []
    swap(&oldInstructions, &instructions)
    swap(&oldPlaces, &places)
    var targets: [Int: Int] = [:]
    for jump in jumps { targets[jump.instruction] = jump.label }
    jumps = []
    for (index, instruction) in oldInstructions.enumerated() {
      newPositions[index] = instructions.count
      place = oldPlaces[index]
      guard let label = targets[index] else {
        append(instruction)
        continue
      }
      if instruction.opcode.operands.c == .offset {
        var near = instruction
        near.c = 1
        let isLoop = [.loopLess, .loopLessOrEqual, .countLoop, .countLoopThrough].contains(instruction.opcode)
        append(near)
        append(.wide(.jump, 0, 1))
        append(.wide(isLoop ? .loop : .jump, 0, 0), jumpingTo: Label(index: label))
      } else {
        append(instruction, jumpingTo: Label(index: label))
      }
    }
    newPositions[oldInstructions.count] = instructions.count
    accessEnds = Dictionary(
      accessEnds.map { (newPositions[$0.key], newPositions[$0.value]) }, uniquingKeysWith: { first, _ in first })
    begunAccesses = Dictionary(
      begunAccesses.map { index, others in
        (newPositions[index], newPositions[others.lowerBound]..<newPositions[others.upperBound])
      },
      uniquingKeysWith: { first, _ in first })
    for index in positions.indices where positions[index] >= 0 { positions[index] = newPositions[positions[index]] }
  }

  /// Numbers the registers.
  mutating func numberRegisters(_ registers: RegisterFile) {
    for index in instructions.indices {
      var instruction = instructions[index]
      let operands = instruction.opcode.operands
      if operands.a.isRegister { instruction.a = registers.number(of: instruction.a) }
      if operands.b.isRegister { instruction.b = registers.number(of: instruction.b) }
      if operands.c.isRegister { instruction.c = registers.number(of: instruction.c) }
      instructions[index] = instruction
    }
  }
}

extension Operand {
  var isRegister: Bool {
    switch self {
    case .read, .write, .consume, .update, .base: true
    default: false
    }
  }
}
