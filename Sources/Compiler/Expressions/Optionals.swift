import Code
import Tree

extension FunctionBuilder {
  /// `T` to `T?`: the same value, unless it is optional itself.
  func wrap(_ value: Expression, _ type: Type, _ target: Register?) -> Temp {
    let inner = self.type(value)
    if inner.wrapped != nil {
      let register = target ?? registers.allocate(.owned)
      lower(value, into: register)
      emit(.wrapOptional, register)
      return result(register, target)
    }
    if target == nil, !isTrivial(inner) { return lower(value) }
    let register = target ?? registers.allocate(.owned)
    lower(value, into: register)
    return result(register, target)
  }

  func forceUnwrap(_ optional: Expression, _ type: Type, _ target: Register?) -> Temp {
    if isTrivial(type) || type.wrapped != nil {
      let temp = lower(optional)
      emitWideJump(.jumpNil, temp.register, to: trapLabel(.unwrappedNil))
      let inside = unwrapped(temp, type)
      if let target { move(inside, type, into: target) }
      return target.map { Temp(register: $0, kind: .alias) } ?? inside
    }
    if let target {
      lower(optional, into: target)
      emitWideJump(.jumpNil, target, to: trapLabel(.unwrappedNil))
      return Temp(register: target, kind: .alias)
    }
    let temp = lower(optional)
    emitWideJump(.jumpNil, temp.register, to: trapLabel(.unwrappedNil))
    return temp
  }

  /// `a?.b`: a link that finds nil ends the whole chain with nil.
  func optionalChain(_ inner: Expression, _ type: Type, _ target: Register?) -> Temp {
    let register = target ?? registers.allocate(.owned)
    let none = Exit(label: makeLabel(), mark: mark)
    let end = makeLabel()
    let innerType = self.type(inner)
    context.chains.append(none)
    if innerType.isVoid {
      effect(inner)
      emit(.loadVoid, register)
    } else {
      lower(inner, into: register)
      // An inner value that is already optional is the chain's value, unless the chain's type is one level deeper.
      if innerType.wrapped != nil, type.wrapped == innerType { emit(.wrapOptional, register) }
    }
    context.chains.removeLast()
    emitJump(to: end)
    putLabel(none.label)
    emit(.loadNil, register, 0)
    putLabel(end)
    return result(register, target)
  }

  /// Evaluates a chain whose value is dropped.
  func chainEffect(_ inner: Expression) {
    let none = Exit(label: makeLabel(), mark: mark)
    context.chains.append(none)
    effect(inner)
    context.chains.removeLast()
    putLabel(none.label)
  }

  func coalesce(_ optional: Expression, _ other: Expression, _ type: Type, _ target: Register?) -> Temp {
    let register = destination(target, type)
    let end = makeLabel()
    let isOptional = type.wrapped != nil && self.type(optional) == type
    let none = Exit(label: makeLabel(), mark: mark)
    let temp = lower(optional)
    emitWideJump(.jumpNil, temp.register, to: label(for: none))
    if isOptional {
      move(temp, type, into: register)
    } else {
      move(unwrapped(temp, type), type, into: register)
    }
    emitJump(to: end)
    putLabel(none.label)
    lower(other, into: register)
    putLabel(end)
    return result(register, target)
  }

  func tryOptional(_ inner: Expression, _ type: Type, _ target: Register?) -> Temp {
    let register = target ?? registers.allocate(.owned)
    let failed = Exit(label: makeLabel(), mark: mark)
    let error = registers.allocate(.owned)
    let end = makeLabel()
    let innerType = self.type(inner)
    context.handlers.append(ErrorHandler(exit: failed, register: error))
    context.tryDepth += 1
    if innerType.isVoid {
      effect(inner)
      emit(.loadVoid, register)
    } else {
      lower(inner, into: register)
      if innerType.wrapped != nil, type.wrapped == innerType { emit(.wrapOptional, register) }
    }
    context.tryDepth -= 1
    context.handlers.removeLast()
    emitJump(to: end)
    putLabel(failed.label)
    emit(.release, error)
    if case .delegateInitializer = inner.kind {
      // `try? self.init(…)`: the initializer itself fails.
      emitInitializerReturn(hasFailed: true)
    } else {
      emit(.loadNil, register, 0)
    }
    putLabel(end)
    registers.recycle(error)
    return result(register, target)
  }

  func tryForced(_ inner: Expression, _ target: Register?) -> Temp {
    let failed = Exit(label: makeLabel(), mark: mark)
    let error = registers.allocate(.owned)
    context.handlers.append(ErrorHandler(exit: failed, register: error))
    context.tryDepth += 1
    let value = lower(inner, into: target, of: type(inner))
    context.tryDepth -= 1
    context.handlers.removeLast()
    if code.isTarget(failed.label) {
      let end = makeLabel()
      emitJump(to: end)
      putLabel(failed.label)
      emit(.trap, error, Int(TrapKind.unexpectedError.rawValue), 2)
      isReachable = false
      putLabel(end)
    }
    registers.recycle(error)
    return value
  }

  /// Like `lower`, with an optional target.
  func lower(_ expression: Expression, into target: Register?, of type: Type) -> Temp {
    guard let target else { return lower(expression) }
    lower(expression, into: target)
    return Temp(register: target, kind: .alias)
  }
}

/// The destination of errors thrown inside a `do` or `try?`: the register that takes the error, and the exit that
/// runs the cleanups.
struct ErrorHandler {
  let exit: Exit
  let register: Register
}
