import Code
import Machine

/// The values of `@Environment` and `@EnvironmentObject`.
extension ViewRuntime {
  /// The value of a property; nil for a missing object.
  func environmentValue(
    of field: DynamicField, _ wrapper: Record, in environment: EnvironmentBox
  ) throws -> Value? {
    let path = Layout.Environment(wrapper).keyPath
    if !path.isNil { return try machine.read(path.keyPath, from: environment.values) }
    var type = field.valueType
    if case .optional = type.kind {
      type = type.arguments[0]
      return try environmentObject(ofType: type, in: environment) ?? machine.none()
    }
    return try environmentObject(ofType: type, in: environment)
  }

  /// The key as named in the trace: `colorScheme`, `Settings.self`.
  func environmentKey(of field: DynamicField, _ wrapper: Record) -> String {
    let path = Layout.Environment(wrapper).keyPath
    guard !path.isNil else {
      let type = field.valueType
      if case .optional = type.kind { return "\(type.arguments[0].name).self" }
      return "\(type.name).self"
    }
    return path.keyPath.steps.map(\.component.name).joined(separator: ".")
  }

  func environmentObject(ofType type: RuntimeType, in environment: EnvironmentBox) throws -> Value? {
    let objects = Layout.EnvironmentValues(environment.values).objects
    guard let position = try objects.position(of: Value(type.qualifiedName), machine) else { return nil }
    // The value is an `AnyObject`. A class that was redeclared has the name of the class before.
    let object = objects.entries[position].value.record.contained
    return machine.dynamicType(of: object, type).inherits(from: type) ? object : nil
  }

  /// The closure that creates a control's view, if the program has set a style for it.
  func style(of control: String, in environment: EnvironmentBox) throws -> Value? {
    guard let styles = try libraryValue("_styles", in: environment)?.dictionary,
      let position = try styles.position(of: Value(control), machine)
    else { return nil }
    return styles.entries[position].value
  }

  /// The action of the `onSubmit` around a text field.
  func submission(in environment: EnvironmentBox) throws -> Value? {
    guard let closure = try libraryValue("_submit", in: environment), !closure.isNil else { return nil }
    return machine.unwrapped(closure)
  }

  /// The closure that starts the action of the `refreshable` around a list.
  func refreshing(in environment: EnvironmentBox) throws -> Value? {
    guard let closure = try libraryValue("_refresh", in: environment), !closure.isNil else { return nil }
    return machine.unwrapped(closure)
  }

  /// A value that the library itself keeps in the environment, under a name that no program can use.
  private func libraryValue(_ name: String, in environment: EnvironmentBox) throws -> Value? {
    let values = Layout.EnvironmentValues(environment.values).values
    guard let position = try values.position(of: Value(name), machine) else { return nil }
    return values.entries[position].value.record.contained
  }

  func optional(of type: RuntimeType) -> RuntimeType {
    machine.provider.type(named: "Optional", arguments: [type]) ?? type
  }

  /// The `content` of a modifier's body: a placeholder value without data.
  func modifierContentValue(_ modifier: UserViewType) throws -> Value {
    let type = machine.provider.type(named: "_ModifierContent", arguments: [modifier.type])
    return try type.map { try machine.makeRecord($0, []) } ?? .void
  }
}
