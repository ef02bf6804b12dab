import Code
import Tree

/// A stored property in a call of a memberwise initializer.
struct MemberwiseField {
  let property: VariableDeclaration
  /// Nil for a property that is not a parameter.
  let argument: Argument?
  /// The argument or the default, if it has been evaluated before the initializer runs.
  var evaluated: Temp?

  /// True if the initializer wraps the value that it receives.
  var isWrapped: Bool {
    guard let wrapping = property.wrapped?.wrapping else { return false }
    return wrapping.isMadeOfValue && wrapping.initializer != nil
  }
}

/// The order in which a memberwise initializer evaluates: the arguments, the defaults of those that are omitted, and
/// then, in the initializer itself, its wrappers and the values of the other properties.
extension FunctionBuilder {
  private enum Phase: Int { case argument, byDefault, inside }

  /// True if evaluating one property after the other would run code in another order.
  func dependsOnOrder(_ fields: [MemberwiseField]) -> Bool {
    var last = Phase.argument
    for field in fields {
      for phase in phases(of: field) {
        if phase.rawValue < last.rawValue { return true }
        last = phase
      }
    }
    return false
  }

  /// The steps that run code for a property, in the order of a property by itself.
  private func phases(of field: MemberwiseField) -> [Phase] {
    let inside: [Phase] = runsWrapper(field) ? [.inside] : []
    switch field.argument {
    case .value(let value): return (isPure(value) ? [] : [.argument]) + inside
    case .defaultValue:
      guard let value = defaultValue(of: field) else { return inside }
      return (isPure(value) ? [] : [.byDefault]) + inside
    case .inOut, nil: return field.property.initialValue.map(isPure) ?? true ? [] : [.inside]
    }
  }

  /// True if the initializer calls code of the program to wrap the value.
  func runsWrapper(_ field: MemberwiseField) -> Bool {
    field.isWrapped && !(field.property.type.nominal?.isLibrary ?? true)
  }

  /// The default that a call evaluates: for a wrapped property, the value inside the wrappers.
  private func defaultValue(of field: MemberwiseField) -> Expression? {
    let property = field.property
    guard case .defaultValue(let function, let parameter) = field.argument, !property.isLazy else { return nil }
    guard let wrapped = property.wrapped else { return function.parameters[parameter].defaultValue }
    guard field.isWrapped, let wrapping = wrapped.wrapping, var value = property.initialValue else { return nil }
    for _ in wrapping.steps {
      guard case .apply(_, _, base: _, let arguments, isDirect: _) = value.kind,
        case .value(let inner)? = arguments.first
      else { return nil }
      value = inner
    }
    return wrapping.isLazilyMade || value.type.resolved != wrapped.type.resolved ? nil : value
  }

  /// Evaluates the arguments and then the defaults.
  func evaluateArguments(
    of fields: inout [MemberwiseField], _ function: FunctionDeclaration, _ substitution: Substitution
  ) {
    for (index, field) in fields.enumerated() {
      if case .value(let value) = field.argument, !isPure(value) {
        fields[index].evaluated = own(lower(value), type(value))
      }
    }
    for (index, field) in fields.enumerated() {
      guard let value = defaultValue(of: field), !isPure(value) else { continue }
      fields[index].evaluated = inEnvironment(of: function, substitution) {
        fillDefault(value, nil).map { own($0, type(value)) }
      }
    }
  }

  /// The stored value of a property whose argument has been evaluated.
  func made(
    _ field: MemberwiseField, of value: Temp, _ type: Type, _ substitution: Substitution
  ) -> Temp {
    guard field.isWrapped, let initializer = field.property.wrapped?.wrapping?.initializer else { return value }
    let callee = resolve(initializer, substitution, base: nil, isDirect: true).callee
    let result = emitCall(callee, [.temp(value)], result: type, into: nil, canThrow: false)
    drop(value)
    return result
  }
}
