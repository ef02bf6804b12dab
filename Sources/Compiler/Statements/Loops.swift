import Code
import Tree

extension FunctionBuilder {
  func lowerWhile(_ label: LoopLabel, _ conditions: [Condition], _ body: Block) {
    let end = Exit(label: makeLabel(), mark: mark)
    let again = Exit(label: makeLabel(), mark: mark)
    context.loops.append(LoopTarget(label: label, breakExit: end, continueExit: again))
    defer { context.loops.removeLast() }
    if conditions.count == 1, case .boolean(let condition) = conditions[0], let comparison = comparison(condition),
      comparison.name != "==", comparison.name != "!=", isPure(condition), constant(comparison.left) == nil
    {
      lowerCounted(condition, comparison, body, again: again, end: end)
      return
    }
    let start = mark
    let top = makeLabel()
    putLabel(top)
    lower(conditions, orGo: end)
    lower(body)
    leave(to: start)
    putLabel(again.label)
    emitLoop(to: top)
    putLabel(end.label)
  }

  /// `while i < n`: the comparison is at the bottom, and a literal limit has its own register, so that each iteration
  /// runs one instruction besides its body.
  private func lowerCounted(
    _ condition: Expression, _ comparison: (name: String, left: Expression, right: Expression), _ body: Block,
    again: Exit, end: Exit
  ) {
    branch(condition, when: false, to: end)
    var limit: Register?
    if let value = constant(comparison.right) {
      let register = registers.allocate(.trivial)
      emitInteger(value, register)
      limit = register
    }
    let top = makeLabel()
    putLabel(top)
    lower(body)
    putLabel(again.label)
    if isReachable {
      at(condition.place)
      let left: Temp
      let right: Temp?
      if let limit {
        left = lower(comparison.left)
        right = nil
        emitCompareJump(comparison.name, left.register, limit, when: true, to: top, isLoop: true)
      } else {
        let (one, two) = operands(comparison.left, comparison.right)
        left = one
        right = two
        emitCompareJump(comparison.name, one.register, two.register, when: true, to: top, isLoop: true)
      }
      if let right { drop(right) }
      drop(left)
    }
    if let limit { registers.recycle(limit) }
    putLabel(end.label)
  }

  func lowerRepeat(_ label: LoopLabel, _ body: Block, _ condition: Expression) {
    let end = Exit(label: makeLabel(), mark: mark)
    let again = Exit(label: makeLabel(), mark: mark)
    context.loops.append(LoopTarget(label: label, breakExit: end, continueExit: again))
    let top = makeLabel()
    putLabel(top)
    lower(body)
    putLabel(again.label)
    branch(condition, when: false, to: end)
    emitLoop(to: top)
    context.loops.removeLast()
    putLabel(end.label)
  }

  // MARK: for

  func lowerFor(_ loop: ForLoop) {
    let start = mark
    let end = Exit(label: makeLabel(), mark: start)
    let type = type(loop.sequence)
    if type.isLibrary("Array"), case .nominal(_, let arguments) = type, let element = arguments.first {
      lowerArrayLoop(loop, element, end)
    } else if let range = integerRange(type) {
      lowerRangeLoop(loop, range, isClosed: type.isLibrary("ClosedRange"), end)
    } else if let stride = integerStride(loop.sequence) {
      lowerStrideLoop(loop, stride, end)
    } else {
      lowerSequenceLoop(loop, end)
    }
    leave(to: start)
    putLabel(end.label)
  }

  /// The stored bounds of `Range<Int>` and `ClosedRange<Int>`.
  private func integerRange(_ type: Type) -> (lower: Int, upper: Int)? {
    guard type.isLibrary("Range") || type.isLibrary("ClosedRange"),
      case .nominal(let declaration, let arguments) = type, let bound = arguments.first, bound.isLibrary("Int"),
      let lower = declaration.storedProperties.firstIndex(where: { $0.name == "lowerBound" }),
      let upper = declaration.storedProperties.firstIndex(where: { $0.name == "upperBound" })
    else { return nil }
    return (lower, upper)
  }

  private func lowerRangeLoop(
    _ loop: ForLoop, _ fields: (lower: Int, upper: Int), isClosed: Bool, _ end: Exit
  ) {
    let counter = registers.allocate(.trivial)
    let limit = registers.allocate(.trivial)
    push(.recycle(counter))
    push(.recycle(limit))
    if let (lowest, highest) = bounds(of: loop.sequence) {
      lower(lowest, into: counter)
      lower(highest, into: limit)
      let isKnown = constant(lowest).flatMap { first in constant(highest).map { first <= $0 } } ?? false
      if !isKnown { checkBounds(counter, limit) }
    } else {
      let range = lower(loop.sequence)
      emit(.getField, counter, range.register, fields.lower)
      emit(.getField, limit, range.register, fields.upper)
      drop(range)
    }
    if !isClosed { emitCompareJump(.jumpLessOrEqual, limit, counter, to: label(for: end)) }
    let again = Exit(label: makeLabel(), mark: mark)
    let top = makeLabel()
    putLabel(top)
    lowerBody(loop, again: again, end: end) {
      // The program cannot assign to the element's name: it is the counter itself.
      if case .bind(let variable) = loop.pattern, variable.isLet, !variable.needsCell {
        declare(variable, holding: counter)
      } else {
        match(loop.pattern, Temp(register: counter, kind: .alias), concrete(loop.elementType), orGo: again)
      }
    }
    putLabel(again.label)
    emitCompareJump(isClosed ? .countLoopThrough : .countLoop, counter, limit, to: top)
  }

  /// The bounds in `a..<b`, if the range need not be created.
  private func bounds(of sequence: Expression) -> (Expression, Expression)? {
    guard case .apply(let function, _, _, let arguments, _) = sequence.kind, function.place.file.isLibrary,
      function.name == "..<" || function.name == "...", arguments.count == 2,
      let lowest = arguments[0].value, let highest = arguments[1].value
    else { return nil }
    return (lowest, highest)
  }

  private func checkBounds(_ lowest: Register, _ highest: Register) {
    let bad = addPad(
      .custom { [self] in
        let result = emitCall(.native("$rangeCheck", []), [], result: .void, into: nil, canThrow: false)
        drop(result)
        emitTrap(.unreachable)
      })
    emitCompareJump(.jumpLess, highest, lowest, to: bad)
  }

  private func lowerArrayLoop(_ loop: ForLoop, _ element: Type, _ end: Exit) {
    let array = own(lower(loop.sequence), type(loop.sequence))
    let count = registers.allocate(.trivial)
    let index = registers.allocate(.trivial)
    push(.recycle(count))
    push(.recycle(index))
    emit(.arrayCount, count, array.register)
    emitInteger(0, index)
    emitCompareJump(.jumpLessOrEqual, count, index, to: label(for: end))
    let again = Exit(label: makeLabel(), mark: mark)
    let top = makeLabel()
    putLabel(top)
    lowerBody(loop, again: again, end: end) {
      if isTrivial(element) {
        let register = registers.allocate(.trivial)
        emit(.arrayGet, register, array.register, index)
        match(loop.pattern, temp(register), element, orGo: again)
        return
      }
      // The loop retains the array, so it cannot change while the body runs: its elements need no counting.
      let register = registers.allocate(.borrowed)
      emit(.arrayBorrow, register, array.register, index)
      match(loop.pattern, temp(register), element, orGo: again, isStable: true)
    }
    putLabel(again.label)
    emitCompareJump(.countLoop, index, count, to: top)
  }

  private func lowerSequenceLoop(_ loop: ForLoop, _ end: Exit) {
    let start = mark
    declare(loop.sequenceVariable, loop.sequence)
    let iterator = own(lower(loop.makeIterator), type(loop.makeIterator))
    // The sequence is released once it has created its iterator.
    releaseScope(from: start, keeping: iterator)
    declare(loop.iterator, iterator)
    let element = concrete(loop.elementType)
    let again = Exit(label: makeLabel(), mark: mark)
    let top = makeLabel()
    putLabel(top)
    lowerBody(loop, again: again, end: end) {
      let next = lower(loop.next)
      emitWideJump(.jumpNil, next.register, to: label(for: end))
      match(loop.pattern, unwrapped(next, element), element, orGo: again)
    }
    putLabel(again.label)
    emitLoop(to: top)
  }

  /// Ends a scope, keeping one of its values.
  private func releaseScope(from start: Int, keeping value: Temp) {
    removeCleanup(of: value.register)
    leave(to: start)
    if value.kind == .owned { push(.release(value.register)) }
  }

  func lowerBody(_ loop: ForLoop, again: Exit, end: Exit, bind: () -> Void) {
    context.loops.append(LoopTarget(label: loop.label, breakExit: end, continueExit: again))
    let start = mark
    bind()
    if let condition = loop.condition { branch(condition, when: false, to: again) }
    lower(loop.body)
    leave(to: start)
    context.loops.removeLast()
  }
}
