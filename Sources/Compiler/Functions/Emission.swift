import Code

/// The source of an instruction's operand.
protocol OperandWord {
  var operandWord: UInt16 { get }
}

extension Register: OperandWord {
  var operandWord: UInt16 { word }
}

extension Int: OperandWord {
  var operandWord: UInt16 { UInt16(truncatingIfNeeded: self) }
}

extension FunctionBuilder {
  func emit(_ opcode: Opcode) {
    if isReachable { code.append(Instruction(opcode)) }
  }

  func emit<A: OperandWord>(_ opcode: Opcode, _ a: A) {
    if isReachable { code.append(Instruction(opcode, a.operandWord)) }
  }

  func emit<A: OperandWord, B: OperandWord>(_ opcode: Opcode, _ a: A, _ b: B) {
    if isReachable { code.append(Instruction(opcode, a.operandWord, b.operandWord)) }
  }

  func emit<A: OperandWord, B: OperandWord, C: OperandWord>(_ opcode: Opcode, _ a: A, _ b: B, _ c: C) {
    if isReachable { code.append(Instruction(opcode, a.operandWord, b.operandWord, c.operandWord)) }
  }

  // MARK: Jumps

  func emitJump(to label: Label) {
    emitWideJump(.jump, nil, to: label)
    isReachable = false
  }

  /// A jump backwards, to a label that has already been placed.
  func emitLoop(to label: Label) {
    emitWideJump(.loop, nil, to: label)
    isReachable = false
  }

  func emitWideJump(_ opcode: Opcode, _ a: Register?, to label: Label) {
    if isReachable { code.append(.wide(opcode, a?.word ?? 0, 0), jumpingTo: label) }
  }

  func emitCompareJump<B: OperandWord>(_ opcode: Opcode, _ a: Register, _ b: B, to label: Label) {
    if isReachable { code.append(Instruction(opcode, a.word, b.operandWord), jumpingTo: label) }
  }

  // MARK: Constants

  func emitInteger(_ value: Int64, _ target: Register) {
    if let small = Int32(exactly: value) {
      if isReachable { code.append(.wide(.loadInt, target.word, small)) }
    } else {
      emit(.loadConstant, target, tables.index(ofBits: UInt64(bitPattern: value)))
    }
  }

  func emitDouble(_ value: Double, _ target: Register) {
    emit(.loadConstant, target, tables.index(ofBits: value.bitPattern))
  }

  /// Stops the program with the message of `kind`.
  func emitTrap(_ kind: TrapKind) {
    emit(.trap, 0, Int(kind.rawValue), 0)
    isReachable = false
  }
}
