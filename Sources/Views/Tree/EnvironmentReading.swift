import Code
import Machine

/// What `@Environment` and `@EnvironmentObject` find. `EnvironmentValues` is a struct of the library; its first field
/// are the values by key, its second the objects by type.
extension ViewRuntime {
  /// Nil where an object was asked for that is not there.
  func environmentValue(
    of field: DynamicField, _ wrapper: Record, in environment: EnvironmentBox
  ) throws -> Value? {
    if !wrapper[0].isNil { return try machine.read(wrapper[0].keyPath, from: environment.values) }
    var type = field.valueType
    if case .optional = type.kind {
      type = type.arguments[0]
      return try environmentObject(ofType: type, in: environment) ?? machine.none()
    }
    return try environmentObject(ofType: type, in: environment)
  }

  /// For the trace: `colorScheme`, `Settings.self`.
  func environmentKey(of field: DynamicField, _ wrapper: Record) -> String {
    guard !wrapper[0].isNil else {
      let type = field.valueType
      if case .optional = type.kind { return "\(type.arguments[0].name).self" }
      return "\(type.name).self"
    }
    return wrapper[0].keyPath.steps.map(\.component.name).joined(separator: ".")
  }

  func environmentObject(ofType type: RuntimeType, in environment: EnvironmentBox) throws -> Value? {
    let objects = environment.values.record[1].dictionary
    guard let position = try objects.position(of: Value(type.qualifiedName), machine) else { return nil }
    // An `AnyObject`: the box around the object.
    return objects.entries[position].value.record[0]
  }

  func optional(of type: RuntimeType) -> RuntimeType {
    machine.provider.type(named: "Optional", arguments: [type]) ?? type
  }

  /// What the `content` of a modifier's body is: a value that says no more than that.
  func modifierContentValue(_ modifier: UserViewType) throws -> Value {
    let type = machine.provider.type(named: "_ModifierContent", arguments: [modifier.type])
    return try type.map { try machine.makeRecord($0, []) } ?? .void
  }
}
