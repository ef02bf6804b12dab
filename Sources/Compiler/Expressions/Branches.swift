import Code
import Tree

extension FunctionBuilder {
  /// Jumps to the exit if the condition has the value `when`; otherwise continues here.
  func branch(_ condition: Expression, when: Bool, to exit: Exit) {
    at(condition.place)
    switch condition.kind {
    case .boolean(let value):
      if value == when { emitJump(to: label(for: exit)) }
    case .not(let inner): branch(inner, when: !when, to: exit)
    case .and(let left, let right): branchBoth(left, right, isAnd: true, when: when, to: exit)
    case .or(let left, let right): branchBoth(left, right, isAnd: false, when: when, to: exit)
    case .isNil(let value):
      let temp = lower(value)
      branch(onNilOf: temp, when: when, to: exit)
      drop(temp)
    case .tryPlain(let inner):
      context.tryDepth += 1
      branch(inner, when: when, to: exit)
      context.tryDepth -= 1
    default:
      if let comparison = comparison(condition) {
        branch(comparison, when: when, to: exit)
        return
      }
      if branchOnRange(condition, when: when, to: exit) { return }
      let temp = lower(condition)
      drop(temp)
      emitWideJump(when ? .jumpIf : .jumpIfNot, temp.register, to: label(for: exit))
    }
  }

  /// Jumps if the value is nil, or is not. It is dropped on the way to the exit.
  func branch(onNilOf temp: Temp, when: Bool, to exit: Exit) {
    emitWideJump(when ? .jumpNil : .jumpNotNil, temp.register, to: label(for: exit))
  }

  private func branchBoth(_ left: Expression, _ right: Expression, isAnd: Bool, when: Bool, to exit: Exit) {
    if isAnd != when {
      // Either operand can decide.
      branch(left, when: when, to: exit)
      if isReachable { branch(right, when: when, to: exit) }
    } else {
      let skip = Exit(label: makeLabel(), mark: mark)
      branch(left, when: !when, to: skip)
      if isReachable { branch(right, when: when, to: exit) }
      putLabel(skip.label)
    }
  }

  private func branch(
    _ comparison: (name: String, left: Expression, right: Expression), when: Bool, to exit: Exit
  ) {
    var (name, left, right) = comparison
    if constant(left) != nil, constant(right) == nil, isPure(right) {
      (left, right) = (right, left)
      name = Self.mirrored[name] ?? name
    }
    if let immediate = immediate(name, right) {
      let temp = lower(left)
      drop(temp)
      emitCompareJump(
        Self.immediateJump(name, when: when), temp.register, immediate, to: label(for: exit))
      return
    }
    let (one, two) = operands(left, right)
    drop(two)
    drop(one)
    emitCompareJump(name, one.register, two.register, when: when, to: label(for: exit), isLoop: false)
  }

  private static let mirrored = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]

  func emitCompareJump(
    _ name: String, _ left: Register, _ right: Register, when: Bool, to label: Label, isLoop: Bool
  ) {
    let less: Opcode = isLoop ? .loopLess : .jumpLess
    let lessOrEqual: Opcode = isLoop ? .loopLessOrEqual : .jumpLessOrEqual
    switch (name, when) {
    case ("==", true), ("!=", false): emitCompareJump(.jumpEqual, left, right, to: label)
    case ("==", false), ("!=", true): emitCompareJump(.jumpNotEqual, left, right, to: label)
    case ("<", true), (">=", false): emitCompareJump(less, left, right, to: label)
    case ("<", false), (">=", true): emitCompareJump(lessOrEqual, right, left, to: label)
    case ("<=", true), (">", false): emitCompareJump(lessOrEqual, left, right, to: label)
    default: emitCompareJump(less, right, left, to: label)
    }
  }

  /// The right operand as an immediate of a jump: `<=` and `>` compare with the next number.
  private func immediate(_ name: String, _ right: Expression) -> Int? {
    guard let value = constant(right), value < Int64(Int16.max), value >= Int64(Int16.min) else { return nil }
    return name == "<=" || name == ">" ? Int(value) + 1 : Int(value)
  }

  private static func immediateJump(_ name: String, when: Bool) -> Opcode {
    switch (name, when) {
    case ("==", true), ("!=", false): .jumpEqualImmediate
    case ("==", false), ("!=", true): .jumpNotEqualImmediate
    case ("<", true), ("<=", true), (">", false), (">=", false): .jumpLessImmediate
    default: .jumpNotLessImmediate
    }
  }

  /// `case 1...9:` on an Int: two comparisons, no range.
  private func branchOnRange(_ condition: Expression, when: Bool, to exit: Exit) -> Bool {
    guard case .apply(let match, _, _, let arguments, _) = condition.kind, match.name == "~=",
      match.place.file.isLibrary, arguments.count == 2, let subject = arguments[1].value,
      case .apply(let make, _, _, let bounds, _)? = arguments[0].value?.kind, make.place.file.isLibrary,
      make.name == "..." || make.name == "..<", bounds.count == 2, let lowest = bounds[0].value,
      let highest = bounds[1].value, builtinOperand(type(subject))?.isInt64 ?? false,
      let first = constant(lowest), let last = constant(highest), first <= last,
      first > Int64(Int16.min), last < Int64(Int16.max)
    else { return false }
    let value = lower(subject)
    let end = Int(make.name == "..." ? last + 1 : last)
    let skip = Exit(label: makeLabel(), mark: mark)
    emitCompareJump(.jumpLessImmediate, value.register, Int(first), to: label(for: when ? skip : exit))
    emitCompareJump(when ? .jumpLessImmediate : .jumpNotLessImmediate, value.register, end, to: label(for: exit))
    putLabel(skip.label)
    drop(value)
    return true
  }

  /// A Bool from a condition that is best evaluated with jumps.
  func lowerByBranching(_ condition: Expression, into target: Register?) -> Temp {
    let register = target ?? registers.allocate(.trivial)
    let no = Exit(label: makeLabel(), mark: mark)
    let end = makeLabel()
    branch(condition, when: false, to: no)
    emitInteger(1, register)
    emitJump(to: end)
    putLabel(no.label)
    emitInteger(0, register)
    putLabel(end)
    return result(register, target)
  }
}
