import Code
import Tree

extension FunctionBuilder {
  /// Evaluates the expression into the register, which then owns the value.
  func lower(_ expression: Expression, into target: Register) {
    let temp = lower(expression, target)
    if temp.register != target { move(temp, type(expression), into: target) }
  }

  /// Evaluates the expression; the value may stay in a variable's register.
  func lower(_ expression: Expression) -> Temp { lower(expression, nil) }

  /// Evaluates the expression for its effects.
  func effect(_ expression: Expression) {
    at(expression.place)
    switch expression.kind {
    case .discard(let inner): effect(inner)
    case .optionalChain(let inner): chainEffect(inner)
    case .tryPlain(let inner):
      context.tryDepth += 1
      effect(inner)
      context.tryDepth -= 1
    case .await(let inner): waiting(for: inner) { effect(inner) }
    case .wrap(let inner), .erase(let inner), .reinterpret(let inner): effect(inner)
    case .assign(let target, let value): assign(target, value)
    case .delegateInitializer(let function, let substitution, let arguments, let isSuper):
      delegate(function, substitution, arguments, isSuper: isSuper)
    case .ternary(let condition, let yes, let no):
      let other = Exit(label: makeLabel(), mark: mark)
      let end = makeLabel()
      branch(condition, when: false, to: other)
      effect(yes)
      emitJump(to: end)
      putLabel(other.label)
      effect(no)
      putLabel(end)
    default: discard(lower(expression), type(expression))
    }
  }

  /// Drops a value that is not used. The elements of a tuple are released one by one, the last first.
  private func discard(_ temp: Temp, _ type: Type) {
    guard temp.kind == .owned, case .tuple(let elements) = type, elements.count > 1 else {
      drop(temp)
      return
    }
    var parts: [Temp] = []
    for (index, element) in elements.enumerated() where !isTrivial(element.type) {
      let register = registers.allocate(.owned)
      emit(.copyField, register, temp.register, index)
      parts.append(self.temp(register))
    }
    drop(temp)
    for part in parts.reversed() { drop(part) }
  }

  private func lower(_ expression: Expression, _ target: Register?) -> Temp {
    at(expression.place)
    if case .error = expression.type {
      unsupported("an expression in '\(instance.name)'")
      return void
    }
    switch expression.kind {
    // Literals
    case .integer(let magnitude, let isNegative): return integer(magnitude, isNegative, type(expression), target)
    case .genericValue(let parameter):
      guard case .integer(let value) = concrete(parameter) else {
        unsupported("the value of '\(parameter)'")
        return void
      }
      return integer(UInt128(value.magnitude), value < 0, type(expression), target)
    case .double(let value):
      let register = target ?? registers.allocate(.trivial)
      emitDouble(type(expression).isLibrary("Float") ? Double(Float(value)) : value, register)
      return result(register, target)
    case .boolean(let value):
      let register = target ?? registers.allocate(.trivial)
      emitInteger(value ? 1 : 0, register)
      return result(register, target)
    case .string(let text): return constant(tables.index(ofString: text), target)
    case .interpolation(let segments): return interpolation(segments, type(expression), target)
    case .nilValue:
      let register = target ?? registers.allocate(.owned)
      emit(.loadNil, register, 0)
      return result(register, target)
    case .array(let elements): return array(elements, type(expression), target)
    case .dictionary(let pairs): return dictionary(pairs, type(expression), target)
    case .tuple(let elements): return tuple(elements, type(expression), target)

    // Names and members
    case .variable(let variable):
      if target == nil, case .register(let register, let isMutable)? = storages[ObjectIdentifier(variable)],
        variable.ownership == .strong
      {
        return Temp(register: register, kind: isMutable ? .mutableAlias : .alias)
      }
      return load(expression, target)
    case .staticVariable, .tupleElement, .keyPathApplication, .pointer: return load(expression, target)
    case .property(let base, let property, let substitution, let isDirect):
      return property.getter == nil
        ? load(expression, target)
        : lowerProperty(base, property, substitution, isDirect: isDirect, expression, target)
    case .subscripted(let base, let declaration, let substitution, let arguments):
      return lowerSubscript(base, declaration, substitution, arguments, expression, target)
    case .forceUnwrap(let inner):
      if case .delegateInitializer(let function, let substitution, let arguments, let isSuper) = inner.kind {
        delegate(function, substitution, arguments, isSuper: isSuper, isForced: true)
        return void
      }
      return forceUnwrap(inner, type(expression), target)
    case .optionalChain(let inner): return optionalChain(inner, type(expression), target)
    case .chainLink: return load(expression, target)
    case .function(let function, let substitution, let base):
      return functionValue(function, substitution, base: base, type(expression), target)
    case .caseFunction(let enumCase): return caseFunction(enumCase, type(expression), target)
    case .metatype(let type): return constant(tables.index(ofMetatype: runtimeType(concrete(type))), target)

    // Calls
    case .apply(let function, let substitution, let base, let arguments, let isDirect):
      return apply(
        function, substitution, base: base, arguments, isDirect: isDirect, type(expression), expression.place, target)
    case .delegateInitializer(let function, let substitution, let arguments, let isSuper):
      delegate(function, substitution, arguments, isSuper: isSuper)
      return void
    case .call(let function, let arguments):
      let result = callValue(function, arguments, type(expression), target)
      if let closure = closureEnds.end(after: expression) { end([closure]) }
      return result
    case .enumCase(let enumCase, let payload): return makeCase(enumCase, payload, type(expression), target)
    case .closure(let function): return closure(function, target)
    case .keyPath(let components): return keyPath(components, type(expression), target)

    // Operators with control flow
    case .and, .or: return lowerByBranching(expression, into: target)
    case .not(let inner):
      let temp = lower(inner)
      drop(temp)
      let register = target ?? registers.allocate(.trivial)
      emit(.not, register, temp.register)
      return result(register, target)
    case .isNil, .identical: return comparison(expression, target)
    case .coalesce(let optional, let other):
      defer { noteMemory() }
      return coalesce(optional, other, type(expression), target)
    case .ternary(let condition, let yes, let no): return ternary(condition, yes, no, type(expression), target)
    case .statement(let statement): return statementValue(statement, type(expression), target)

    // Effects
    case .assign, .discard:
      effect(expression)
      return void
    case .tryPlain(let inner):
      context.tryDepth += 1
      defer { context.tryDepth -= 1 }
      return lower(inner, target)
    case .tryOptional(let inner): return tryOptional(inner, type(expression), target)
    case .tryForced(let inner): return tryForced(inner, target)
    case .await(let inner): return waiting(for: inner) { lower(inner, target) }

    // Conversions
    case .wrap(let inner): return wrap(inner, type(expression), target)
    case .upcast(let inner): return upcast(inner, type(expression), target)
    case .erase(let inner): return erase(inner, target)
    case .reinterpret(let inner), .copied(let inner): return lower(inner, target)
    case .convertCollection(let inner, let element, let value):
      return convert(inner, element, value, type(expression), target)
    case .castTest(let inner, let to): return cast(.castTest, inner, concrete(to), type(expression), target)
    case .castConditional(let inner, let to):
      return cast(.castConditionally, inner, concrete(to), type(expression), target)
    case .castForced(let inner, let to): return cast(.castForcibly, inner, concrete(to), type(expression), target)
    case .dynamicType(let inner): return dynamicType(inner, target)
    case .consumed(let inner): return moveOut(inner, type(expression), target)
    }
  }

  // MARK: Small ones

  /// Reads a location.
  private func load(_ expression: Expression, _ target: Register?) -> Temp {
    let place = location(expression, .read)
    if target == nil, let value = place as? ValueLocation { return value.value }
    let temp = place.load(into: target)
    if temp.kind == .alias, target == nil, place.root == nil {
      // A register that the location is about to release.
      let owned = own(temp, type(expression))
      place.finish()
      return owned
    }
    place.finish()
    return temp
  }

  private func integer(_ magnitude: UInt128, _ isNegative: Bool, _ type: Type, _ target: Register?) -> Temp {
    let register = target ?? registers.allocate(.trivial)
    switch builtinOperand(type) {
    case .double, .float: emitDouble(isNegative ? -Double(magnitude) : Double(magnitude), register)
    default: emitInteger(Int64(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude), register)
    }
    return result(register, target)
  }

  private func constant(_ index: Int, _ target: Register?) -> Temp {
    if let target {
      emit(.loadConstant, target, index)
      return Temp(register: target, kind: .alias)
    }
    let register = registers.allocate(.borrowed)
    emit(.borrowConstant, register, index)
    return temp(register)
  }

  private func comparison(_ expression: Expression, _ target: Register?) -> Temp {
    guard case .identical(let left, let right) = expression.kind else {
      return lowerByBranching(expression, into: target)
    }
    var one = lower(left)
    if one.kind == .mutableAlias, mayWriteLocals(right) { one = own(one, type(left)) }
    let two = lower(right)
    let both = (instance(in: one, type(left)), instance(in: two, type(right)))
    let register = target ?? registers.allocate(.trivial)
    emit(.identical, register, both.0.register, both.1.register)
    drop(both.1)
    drop(both.0)
    drop(two)
    drop(one)
    return result(register, target)
  }

  /// The value in an existential, if it may be a class reference; borrowed.
  private func instance(in value: Temp, _ type: Type) -> Temp {
    guard isExistential(type.wrapped ?? type) else { return Temp(register: value.register, kind: .alias) }
    let register = registers.allocate(.borrowed)
    let none = makeLabel()
    let end = makeLabel()
    emitWideJump(.jumpNil, value.register, to: none)
    emit(.borrowField, register, value.register, 0)
    emitJump(to: end)
    putLabel(none)
    emit(.borrow, register, value.register)
    putLabel(end)
    return temp(register)
  }

  private func ternary(
    _ condition: Expression, _ yes: Expression, _ no: Expression, _ type: Type, _ target: Register?
  ) -> Temp {
    let register = destination(target, type)
    let other = Exit(label: makeLabel(), mark: mark)
    let end = makeLabel()
    branch(condition, when: false, to: other)
    lower(yes, into: register)
    emitJump(to: end)
    putLabel(other.label)
    lower(no, into: register)
    putLabel(end)
    return result(register, target)
  }

  private func statementValue(_ statement: Statement, _ type: Type, _ target: Register?) -> Temp {
    // Scopes end after a branch has its value: the target may be a variable that a `defer` still reads.
    let register = allocate(type)
    let end = makeLabel()
    context.yields.append(YieldTarget(exit: Exit(label: end, mark: mark), register: register))
    lower(statement)
    context.yields.removeLast()
    putLabel(end)
    let value = temp(register)
    guard let target else { return value }
    move(value, type, into: target)
    return Temp(register: target, kind: .alias)
  }
}

/// The destination of the value of each branch of an `if` or `switch` expression.
struct YieldTarget {
  let exit: Exit
  let register: Register
}
