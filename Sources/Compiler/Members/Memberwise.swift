import Code
import Tree

/// Memberwise initializers.
extension FunctionBuilder {
  /// `Point(x: 1, y: 2)`: the fields become the record immediately.
  func memberwise(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ arguments: [Argument], _ type: Type,
    _ target: Register?
  ) -> Temp {
    guard let owner = function.owner else { return void }
    var fields: [MemberwiseField] = []
    var given = zip(function.parameters, arguments).makeIterator()
    var next = given.next()
    for property in owner.storedProperties {
      if let (parameter, argument) = next, parameter.variable.name == property.memberwiseName {
        next = given.next()
        fields.append(MemberwiseField(property: property, argument: called(argument, parameter)))
      } else {
        fields.append(MemberwiseField(property: property, argument: nil))
      }
    }
    if dependsOnOrder(fields) { evaluateArguments(of: &fields, function, substitution) }
    let parts = fields.map { fieldPart($0, function, substitution) }
    let isQuiet = fields.map { field in
      if field.evaluated != nil { return !runsWrapper(field) }
      guard let argument = field.argument else { return field.property.initialValue.map(isPure) ?? true }
      return argument.value.map(isPure) ?? false
    }
    let base = gather(parts, isQuiet: isQuiet)
    let register = destination(target, type)
    emit(.makeRecord, register, tables.types.index(of: runtimeType(type)), Register(.window, base))
    noteMemory()
    registers.closeWindow(base)
    return result(register, target)
  }

  /// The argument for a property built by a result builder. The parameter is a function that makes its value, and it
  /// is called here.
  private func called(_ argument: Argument, _ parameter: FunctionDeclaration.Parameter) -> Argument {
    guard parameter.isCalledAtOnce, case .value(let maker) = argument,
      case .function(let type) = maker.type.resolved
    else { return argument }
    return .value(Expression(.call(maker, []), type: type.result, place: maker.place))
  }

  private func fieldPart(
    _ field: MemberwiseField, _ function: FunctionDeclaration, _ substitution: Substitution
  ) -> Part {
    let property = field.property
    let type = inEnvironment(of: function, substitution) { concrete(property.type) }
    let isPlain = property.ownership == .strong && !property.isLazy
    return (
      isPlain ? type : .any,
      { [self] slot in
        let value: Temp?
        // A lazy property is empty until it is read, unless a value was passed.
        var isEmpty = false
        switch field.argument {
        case _ where field.evaluated != nil:
          value = field.evaluated.map { made(field, of: $0, type, substitution) }
        case .value(let expression):
          value = fill(wrapping(expression, property, type, substitution), isPlain ? slot : nil)
        case .defaultValue where property.isLazy, nil where property.isLazy:
          isEmpty = true
          value = loadNothing()
        case .defaultValue(let other, let parameter) where property.wrapped == nil:
          value = inEnvironment(of: function, substitution) {
            other.parameters[parameter].defaultValue.map { fillDefault($0, isPlain ? slot : nil) } ?? loadNothing()
          }
        case .inOut, .defaultValue, nil:
          value = inEnvironment(of: function, substitution) {
            property.initialValue.map { fillDefault($0, isPlain ? slot : nil) } ?? loadNothing()
          }
        }
        guard var value else { return nil }
        if property.isLazy, !isEmpty, type.wrapped != nil {
          value = own(value, type)
          emit(.wrapOptional, value.register)
        }
        if property.ownership != .strong { value = stored(property, value) }
        guard let slot else { return value }
        move(value, isPlain ? type : .any, into: slot)
        return nil
      }
    )
  }

  /// The argument of a memberwise initializer for a property with wrappers, wrapped in them.
  private func wrapping(
    _ value: Expression, _ property: VariableDeclaration, _ type: Type, _ substitution: Substitution
  ) -> Expression {
    guard let wrapping = property.wrapped?.wrapping, wrapping.isMadeOfValue, let initializer = wrapping.initializer
    else { return value }
    return Expression(
      .apply(initializer, substitution, base: nil, [.value(value)], isDirect: true), type: type, place: value.place)
  }

  private func fill(_ expression: Expression, _ slot: Register?) -> Temp? {
    guard let slot else { return lower(expression) }
    lower(expression, into: slot)
    return nil
  }

  /// A default value from the declaration of a property or parameter, for a call that omits it.
  ///
  /// A default that creates its own type, as in `struct S { var parts = [S()] }`, becomes a function when it contains
  /// itself: inlining it would never end.
  func fillDefault(_ expression: Expression, _ slot: Register?) -> Temp? {
    let key = ObjectIdentifier(expression)
    if defaults.contains(key) { return callDefault(expression) }
    defaults.insert(key)
    defer { defaults.remove(key) }
    return fill(expression, slot)
  }

  /// Calls the function of a default value.
  func callDefault(_ expression: Expression) -> Temp {
    let reference = compiler.reference(.defaultValue, expression, name: "default value", environment) {
      $0.defaults.insert(ObjectIdentifier(expression))
      $0.emitReturn(expression)
    }
    return emitCall(.function(reference), [], result: type(expression), into: nil, canThrow: false)
  }

  private func loadNothing() -> Temp {
    let register = registers.allocate(.owned)
    emit(.loadNil, register, 0)
    return temp(register)
  }
}
