import Code
import Tree

/// The source of an argument's value.
enum ArgumentSource {
  case expression(Expression)
  /// A noncopyable value whose ownership passes to the callee.
  case handedOver(Expression)
  /// A default argument, with the callee's generic parameters.
  case scoped(Expression, FunctionDeclaration, Substitution)
  /// Already evaluated; the code that created it still uses it.
  case temp(Temp)
  /// The value in a location.
  case location(Location)
  case inOut(Location)
  /// Changed in place; the code that created it still uses it.
  case lentInOut(Location)
  case metatype(Type)
  case text(String)
  /// A new instance, created in the register after all arguments have been evaluated, and left there.
  case newInstance(Register, RuntimeType, isPartial: Bool)
  /// A parameter that the callee never reads.
  case nothing

  var isDefault: Bool { if case .scoped = self { true } else { false } }

  /// True for a closure expression that is itself the argument.
  var isClosure: Bool {
    if case .expression(let value) = self, case .closure = value.withoutReinterpretation.kind { true } else { false }
  }
}

/// An argument after its own evaluation, while others are still being evaluated.
private enum PreparedArgument {
  case inSlot
  case given(Temp)
  /// Lent to the callee; released after the call if it belongs to this function.
  case lent(Temp, isOurs: Bool)
  case constant(Int)
  case newInstance(Register, RuntimeType, isPartial: Bool)
  /// A stored value that is read immediately before the call, without counting it.
  case stored(Expression)
  case inOut(Location, isOurs: Bool)
}

/// An argument that is changed in place.
private struct InoutAccess {
  let index: Int
  let location: Location
  /// The instructions that begin the access.
  var beginning = 0..<0
}

extension FunctionBuilder {
  /// Calls with arguments evaluated from left to right. In-place changes begin after that, immediately before the
  /// call, and end immediately after it; temporaries are released last.
  ///
  /// - Parameter execution: The relation of the callee to executors.
  func emitCall(
    _ callee: Callee, _ sources: [ArgumentSource], result: Type, into target: Register?, canThrow: Bool,
    canPeek: Bool = false, _ execution: CallExecution = .plain
  ) -> Temp {
    let callPlace = place
    let base = registers.windowTop
    let prepared = prepare(sources, base, canPeek: canPeek)
    let isClosure = if case .closure = callee { 1 } else { 0 }
    registers.closeWindow(base)
    _ = registers.openWindow(sources.count + isClosure)
    for (index, argument) in prepared.enumerated() { lend(argument, to: Register(.window, base + index)) }
    if case .hopsTo(let executor) = execution { hopAway(to: executor) }
    let inouts = beginAccesses(prepared, base, hasClosure: sources.contains(where: \.isClosure))
    let register = destination(target, result)
    // Arguments are written elsewhere, default values even in the library: the trap's place is the call.
    if let callPlace { at(callPlace) }
    emit(callee, register, base: base, count: sources.count, inouts: inouts.map(\.index))
    let call = code.count - 1
    if execution == .suspends { code.noteSuspension() }
    returnHome(after: callee)
    if canThrow, inouts.contains(where: { !$0.location.putsBackDirectly }) {
      // Setters run on the way: the machine must have handed over the error before.
      emitErrorCheck {
        for each in inouts.reversed() { each.location.abandonModify(Register(.window, base + each.index)) }
      }
      endAccesses(inouts, base)
      noteAccessEnd(inouts, call)
    } else {
      endAccesses(inouts, base)
      noteAccessEnd(inouts, call)
      if canThrow { emitErrorCheck() }
    }
    registers.closeWindow(base)
    let value = self.result(register, target)
    for argument in prepared.reversed() { finish(argument) }
    return value
  }

  private func emit(_ callee: Callee, _ register: Register, base: Int, count: Int, inouts: [Int]) {
    let window = Register(.window, base)
    switch callee {
    case .function(let reference): emit(.call, register, tables.functions.index(of: reference), window)
    case .native(let name, let types):
      let mask = inouts.reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1) }
      let call = NativeCall(name: name, types: types, argumentCount: count, inoutArguments: mask)
      emit(.callNative, register, tables.index(of: call), window)
    case .method(let index): emit(.callMethod, register, index, window)
    case .dynamic(let receiver, let number, let name, let isMutating):
      let call = WitnessCall(
        receiver: receiver, requirement: number, name: name, argumentCount: count, isMutating: isMutating)
      emit(.callWitness, register, tables.index(of: call), window)
    case .closure(let closure): emit(.callClosure, register, closure, window)
    }
  }

  // MARK: Arguments

  /// In source order, with default arguments after all that are written.
  private func prepare(_ sources: [ArgumentSource], _ base: Int, canPeek: Bool) -> [PreparedArgument] {
    var prepared: [PreparedArgument] = []
    let defaults = sources.indices.filter { sources[$0].isDefault }
    for (index, source) in sources.enumerated() {
      _ = registers.openWindow(base + index + 1 - registers.windowTop)
      if !defaults.isEmpty, source.isDefault {
        prepared.append(.inSlot)
        continue
      }
      let following = sources[(index + 1)...]
      let later = defaults.isEmpty ? following : (following + defaults.map { sources[$0] })[...]
      prepared.append(prepare(source, slot: Register(.window, base + index), following: later, canPeek: canPeek))
    }
    for (position, index) in defaults.enumerated() {
      let later = defaults[(position + 1)...].map { sources[$0] }[...]
      prepared[index] = prepare(
        sources[index], slot: Register(.window, base + index), following: later, canPeek: canPeek)
    }
    return prepared
  }

  private func prepare(
    _ source: ArgumentSource, slot: Register, following: ArraySlice<ArgumentSource>, canPeek: Bool
  ) -> PreparedArgument {
    switch source {
    case .expression(let expression):
      return prepare(expression, slot: slot, following: following, canPeek: canPeek)
    case .handedOver(let expression): return .given(own(lower(expression), type(expression)))
    case .scoped(let expression, let function, let substitution):
      return inEnvironment(of: function, substitution) {
        let key = ObjectIdentifier(expression)
        if defaults.contains(key) { return .lent(callDefault(expression), isOurs: true) }
        defaults.insert(key)
        defer { defaults.remove(key) }
        return prepare(expression, slot: slot, following: following, canPeek: false)
      }
    case .temp(let temp): return .lent(temp, isOurs: false)
    case .location(let location): return .lent(location.load(into: nil), isOurs: true)
    case .inOut(let location): return .inOut(location, isOurs: true)
    case .lentInOut(let location): return .inOut(location, isOurs: false)
    case .metatype(let type): return .constant(tables.index(ofMetatype: runtimeType(type)))
    case .text(let text): return .constant(tables.index(ofString: text))
    case .newInstance(let register, let type, let isPartial):
      return .newInstance(register, type, isPartial: isPartial)
    case .nothing: return .inSlot
    }
  }

  private func prepare(
    _ expression: Expression, slot: Register, following: ArraySlice<ArgumentSource>, canPeek: Bool
  ) -> PreparedArgument {
    let type = type(expression)
    if isTrivial(type) {
      lower(expression, into: slot)
      return .inSlot
    }
    switch expression.kind {
    case .string(let text): return .constant(tables.index(ofString: text))
    case .metatype(let type): return .constant(tables.index(ofMetatype: runtimeType(concrete(type))))
    default: break
    }
    if canPeek, isStoredPath(expression), following.allSatisfy(isQuiet) { return .stored(expression) }
    var temp = lower(expression)
    if temp.kind == .mutableAlias, following.contains(where: { mayChange(temp.register, $0) }) {
      temp = own(temp, type)
    }
    return .lent(temp, isOurs: true)
  }

  private func isQuiet(_ source: ArgumentSource) -> Bool {
    switch source {
    case .expression(let expression), .handedOver(let expression): isPure(expression)
    case .temp, .metatype, .text, .newInstance, .nothing: true
    case .scoped, .location, .inOut, .lentInOut: false
    }
  }

  private func mayChange(_ register: Register, _ source: ArgumentSource) -> Bool {
    switch source {
    case .expression(let expression), .handedOver(let expression): mayWriteLocals(expression)
    case .inOut(let location), .lentInOut(let location): location.root == register
    case .scoped, .temp, .location, .metatype, .text, .newInstance, .nothing: false
    }
  }

  private func lend(_ argument: PreparedArgument, to slot: Register) {
    switch argument {
    case .inSlot, .inOut: break
    case .given(let temp):
      emit(.take, slot, temp.register)
      consumed(temp)
    case .lent(let temp, _): emit(temp.register.kind == .trivial ? .move : .borrow, slot, temp.register)
    case .constant(let index): emit(.borrowConstant, slot, index)
    case .newInstance(let register, let type, let isPartial):
      emit(.makeInstance, register, tables.types.index(of: type), isPartial ? 1 : 0)
      push(.release(register))
      emit(.borrow, slot, register)
    case .stored(let expression):
      let place = location(expression, .read)
      let temp = place.peek(into: slot)
      if temp.register != slot { emit(.borrow, slot, temp.register) }
      place.finish()
    }
  }

  private func finish(_ argument: PreparedArgument) {
    switch argument {
    case .lent(let temp, let isOurs): if isOurs { drop(temp) }
    case .inOut(let location, let isOurs): if isOurs { location.finish() }
    case .inSlot, .constant, .stored, .newInstance, .given: break
    }
  }

  /// Also records the beginning of each access: a later access to the same value must trap.
  private func beginAccesses(
    _ prepared: [PreparedArgument], _ base: Int, hasClosure: Bool
  ) -> [InoutAccess] {
    var inouts: [InoutAccess] = []
    for (index, argument) in prepared.enumerated() {
      if case .inOut(let location, _) = argument { inouts.append(InoutAccess(index: index, location: location)) }
    }
    for each in inouts {
      each.location.isExclusive = true
      guard let member = each.location as? MemberLocation, let cell = member.cell else { continue }
      member.isBesideOthers = hasClosure || inouts.contains { $0.index != each.index && $0.location.cell == cell }
    }
    for each in inouts { each.location.check() }
    for index in inouts.indices {
      let start = code.count
      _ = inouts[index].location.beginModify(into: Register(.window, base + inouts[index].index))
      inouts[index].beginning = start..<code.count
    }
    return inouts
  }

  private func endAccesses(_ inouts: [InoutAccess], _ base: Int) {
    var starts: [Int] = []
    for each in inouts.reversed() {
      starts.append(code.count)
      each.location.endModify(Register(.window, base + each.index))
    }
    if !isReachable { return }
    for (each, start) in zip(inouts.dropFirst(), starts.reversed()) {
      code.note(each.beginning, undoneBy: start..<code.count)
    }
  }

  private func noteAccessEnd(_ inouts: [InoutAccess], _ call: Int) {
    if isReachable, !inouts.isEmpty { code.noteAccessEnd(ofCallAt: call) }
  }

  // MARK: Errors

  /// If the call threw, jumps to the handler of the innermost `do`, or leaves the function.
  func emitErrorCheck(_ before: (() -> Void)? = nil) {
    let register = context.handlers.last?.register ?? errorRegister
    if let before {
      let window = registers.windowTop
      if let handler = context.handlers.last { code.noteUse(of: handler.exit.label) }
      let label = addPad(
        .custom { [self] in
          registers.closeWindow(window)
          before()
          registers.closeWindow(0)
          leaveWithError(register)
        })
      emitWideJump(.onError, register, to: label)
    } else if let handler = context.handlers.last {
      emitWideJump(.onError, register, to: self.label(for: handler.exit))
    } else {
      emitWideJump(.onError, register, to: addPad(.rethrow(register)))
    }
  }

  /// The error is in the register of the innermost handler, or in `errorRegister`.
  func leaveWithError(_ register: Register) {
    if let handler = context.handlers.last {
      emitCleanups(to: handler.exit.mark)
      emitJump(to: handler.exit.label)
    } else {
      emitCleanups(to: 0)
      emit(.throwError, register)
      isReachable = false
    }
  }
}
