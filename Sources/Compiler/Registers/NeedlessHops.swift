import Code

/// Hops without which nothing would run elsewhere are dropped, like those that swiftc's optimizer drops also in debug
/// builds (`OptimizeHopToExecutor`): a function that only returns a number does not leave its caller's executor, and
/// one whose last act is an `await` does not return to its own before it ends.
extension InstructionBuffer {
  /// Replaces needless hops by instructions without effect. All jumps must have been resolved.
  ///
  /// - Parameter keepsFirst: True if the hop at the beginning stays in any case.
  mutating func dropNeedlessHops(keepsFirst: Bool) {
    guard !hasMoved else { return }
    for (index, instruction) in instructions.enumerated() {
      guard instruction.opcode == .hop || instruction.opcode == .hopBack else { continue }
      if keepsFirst, !instructions[..<index].contains(where: \.isCall) { continue }
      if !needsExecutor(after: index) { replace(at: index, by: .wide(.jump, 0, 0)) }
    }
  }

  /// True if an instruction that can be reached before the next suspension has to run on the function's executor.
  private func needsExecutor(after start: Int) -> Bool {
    var seen: Set<Int> = []
    var open = [start + 1]
    while let index = open.popLast() {
      guard instructions.indices.contains(index), seen.insert(index).inserted else { continue }
      let instruction = instructions[index]
      if accessesMemory(index) { return true }
      switch instruction.opcode {
      case .hop, .hopBack, .returnValue, .returnCopy, .returnVoid, .throwError, .trap: continue
      case .call, .callClosure, .callMethod, .callWitness:
        if !isSuspension(index) { return true }
      case .jumpTable: open += (index + 1)...(index + 1 + Int(instruction.b))
      case .jump: open.append(index + 1 + Int(instruction.wide))
      case .jumpIf, .jumpIfNot, .jumpNil, .jumpNotNil, .onError:
        open.append(index + 1)
        open.append(index + 1 + Int(instruction.wide))
      case .jumpEqual, .jumpNotEqual, .jumpLess, .jumpLessOrEqual, .jumpEqualImmediate, .jumpNotEqualImmediate,
        .jumpLessImmediate, .jumpNotLessImmediate:
        open.append(index + 1)
        open.append(index + 1 + Int(instruction.offset))
      default:
        if !instruction.staysInRegisters { return true }
        open.append(index + 1)
      }
    }
    return false
  }
}

extension Instruction {
  fileprivate var isCall: Bool {
    switch opcode {
    case .call, .callClosure, .callMethod, .callWitness, .callNative: true
    default: false
    }
  }

  /// True for instructions that swiftc compiles to code without access to memory. A check for overflow is none of
  /// them, since it may end the program.
  fileprivate var staysInRegisters: Bool {
    switch opcode {
    case .move, .copy, .take, .borrow, .forget, .loadInt, .loadVoid, .loadNil, .wrapOptional, .currentExecutor,
      .addWrapping, .subtractWrapping, .multiplyWrapping, .andBits, .orBits, .xorBits, .shiftLeft, .shiftRight,
      .notBits, .truncate, .addDouble, .subtractDouble, .multiplyDouble, .divideDouble, .negateDouble, .intToDouble,
      .roundToFloat, .equalInt, .lessInt, .lessOrEqualInt, .equalDouble, .lessDouble, .lessOrEqualDouble, .not,
      .makeRecord, .makeCase, .getField, .copyField, .borrowField, .borrowPayload, .unwrapOptional:
      true
    case .loadConstant: Register(word: a).kind == .trivial
    default: false
    }
  }
}
