import Code
import Tree

/// `for i in stride(from: a, to: b, by: c)` over integers: counted, without the sequence and its iterator, whose
/// `next` is a call of a Swift function in each iteration.
extension FunctionBuilder {
  /// The arguments of a call of `stride` with integers.
  struct IntegerStride {
    let start: Expression
    let end: Expression
    let step: Expression
    let isThrough: Bool
  }

  func integerStride(_ sequence: Expression) -> IntegerStride? {
    guard case .apply(let function, _, _, let arguments, _) = sequence.kind, function.place.file.isLibrary,
      function.name == "stride", function.owner == nil, arguments.count == 3, let start = arguments[0].value,
      let end = arguments[1].value, let step = arguments[2].value,
      [start, end, step].allSatisfy({ type($0).isLibrary("Int") })
    else { return nil }
    return IntegerStride(
      start: start, end: end, step: step, isThrough: function.parameters[1].label == "through")
  }

  func lowerStrideLoop(_ loop: ForLoop, _ stride: IntegerStride, _ end: Exit) {
    let value = registers.allocate(.trivial)
    let limit = registers.allocate(.trivial)
    let step = registers.allocate(.trivial)
    for register in [value, limit, step] { push(.recycle(register)) }
    lower(stride.start, into: value)
    lower(stride.end, into: limit)
    lower(stride.step, into: step)
    // The number of iterations, computed first: so the last step cannot overflow, and the sign of the step is tested
    // only once.
    let turns = emitCall(
      .native(stride.isThrough ? "$strideThroughCount" : "$strideCount", []),
      [value, limit, step].map { .temp(Temp(register: $0, kind: .alias)) }, result: type(stride.start), into: nil,
      canThrow: false)
    let turn = registers.allocate(.trivial)
    push(.recycle(turns.register))
    push(.recycle(turn))
    emitInteger(0, turn)
    emitCompareJump(.jumpLessOrEqual, turns.register, turn, to: label(for: end))
    let again = Exit(label: makeLabel(), mark: mark)
    let top = makeLabel()
    putLabel(top)
    lowerBody(loop, again: again, end: end) {
      if case .bind(let variable) = loop.pattern, variable.isLet, !variable.needsCell {
        declare(variable, holding: value)
      } else {
        match(loop.pattern, Temp(register: value, kind: .alias), concrete(loop.elementType), orGo: again)
      }
    }
    putLabel(again.label)
    emit(.addWrapping, value, value, step)
    emitCompareJump(.countLoop, turn, turns.register, to: top)
  }
}
