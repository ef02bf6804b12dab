import Code
import Tree

extension FunctionBuilder {
  /// Subclass to superclass: the same instance. An existential with a superclass is opened.
  func upcast(_ value: Expression, _ type: Type, _ target: Register?) -> Temp {
    guard isExistential(self.type(value)), !isExistential(type) else { return lower(value, into: target, of: type) }
    let box = lower(value)
    let register = destination(target, type)
    emit(.copyField, register, box.register, 0)
    drop(box)
    return result(register, target)
  }

  /// A conversion to an existential. One existential converts to another without change: its box names the dynamic
  /// type.
  func erase(_ value: Expression, _ target: Register?) -> Temp {
    let type = type(value)
    if isExistential(type) { return lower(value, into: target, of: type) }
    let inner = allocate(type)
    lower(value, into: inner)
    return box(inner, type, target)
  }

  /// Boxes the value, which is moved out of its register.
  func box(_ value: Register, _ type: Type, _ target: Register?) -> Temp {
    let register = target ?? registers.allocate(.owned)
    emit(.makeExistential, register, tables.types.index(of: runtimeType(type)), value)
    registers.recycle(value)
    return result(register, target)
  }

  func cast(_ opcode: Opcode, _ value: Expression, _ to: Type, _ type: Type, _ target: Register?) -> Temp {
    let from = self.type(value)
    let temp = lower(value)
    let register = destination(target, type)
    emit(opcode, register, temp.register, tables.index(of: makeCast(from, to)))
    let made = result(register, target)
    drop(temp)
    return made
  }

  func makeCast(_ from: Type, _ to: Type) -> Cast {
    var protocols: [Int] = []
    var target = to
    while let wrapped = target.wrapped { target = wrapped }
    if case .existential(let declarations, _, let arguments) = target {
      protocols = compiler.protocolNumbers(declarations, arguments)
    }
    return Cast(from: runtimeType(from), to: runtimeType(to), protocols: protocols)
  }

  func dynamicType(_ value: Expression, _ target: Register?) -> Temp {
    let type = type(value)
    let temp = lower(value)
    if case .nominal(let declaration, _) = type, declaration.isKeyPath {
      // The kind of the key path is known only at run time.
      return emitCall(
        .native("$keyPathType", []), [.temp(temp)], result: .metatype(type), into: target, canThrow: false)
    }
    if case .metatype(let instance) = type, isExistential(instance) || isParameter(value.type) {
      return emitCall(
        .native("$metatypeType", [runtimeType(type)]), [.temp(temp)], result: .metatype(type), into: target,
        canThrow: false)
    }
    let register = target ?? registers.allocate(.owned)
    if isExistential(type), !isParameter(value.type) {
      emit(.typeOf, register, temp.register, 1)
    } else if isReference(type) {
      emit(.typeOf, register, temp.register, 0)
    } else {
      emit(.loadConstant, register, tables.index(ofMetatype: runtimeType(type)))
    }
    let made = result(register, target)
    drop(temp)
    return made
  }

  /// A generic parameter whose argument is an existential is that existential: its content is not visible.
  private func isParameter(_ type: Type) -> Bool {
    if case .parameter = type { true } else { false }
  }

  // MARK: Collections

  /// An array, set, dictionary or optional whose elements are converted one by one by a closure.
  func convert(
    _ value: Expression, _ element: FunctionDeclaration, _ other: FunctionDeclaration?, _ type: Type,
    _ target: Register?
  ) -> Temp {
    let from = self.type(value)
    if isSameRepresentation(from, type) { return lower(value, into: target, of: type) }
    if let wrapped = from.wrapped, let converted = type.wrapped {
      return convertOptional(value, wrapped, converted, element, target)
    }
    guard case .nominal(let declaration, let old) = from, case .nominal(_, let new) = type else {
      unsupported("a conversion from '\(from)' to '\(type)'")
      return void
    }
    let closures = [element, other].compactMap { $0 }.map { closure($0, nil) }
    let sources = [ArgumentSource.expression(value)] + closures.map { .temp($0) }
    let made = emitCall(
      .native("$convert\(declaration.name)", (old + new).map(runtimeType)), sources, result: type, into: target,
      canThrow: false)
    for closure in closures.reversed() { drop(closure) }
    return made
  }

  private func convertOptional(
    _ value: Expression, _ from: Type, _ to: Type, _ element: FunctionDeclaration, _ target: Register?
  ) -> Temp {
    let register = target ?? registers.allocate(.owned)
    let none = Exit(label: makeLabel(), mark: mark)
    let end = makeLabel()
    let optional = lower(value)
    emitWideJump(.jumpNil, optional.register, to: label(for: none))
    let inside = unwrapped(optional, from)
    // The closure has no captures: its body runs as a function.
    let reference = compiler.nestedReference("closure", environment, locals: instance.locals) {
      $0.lowerFunction(element)
    }
    let made = emitCall(.function(reference), [.temp(inside)], result: to, into: nil, canThrow: false)
    move(made, to, into: register)
    if to.wrapped != nil { emit(.wrapOptional, register) }
    drop(inside)
    emitJump(to: end)
    putLabel(none.label)
    emit(.loadNil, register, 0)
    putLabel(end)
    return result(register, target)
  }

  /// True if values of both types have the same representation. Only class references change their type on the way.
  private func isSameRepresentation(_ from: Type, _ to: Type) -> Bool {
    if from == to || isReference(from) && isReference(to) { return true }
    guard case .nominal(let one, let old) = from, case .nominal(let other, let new) = to, one == other,
      one.isLibrary, old.count == new.count, ["Array", "Optional", "Dictionary", "Set"].contains(one.name)
    else { return false }
    return zip(old, new).allSatisfy(isSameRepresentation)
  }
}
