import Code
import Machine

/// The comparison of a view, a state or an environment value with the previous one, by SwiftUI's rules (4.2, 4.4).
///
/// Plain data is compared field by field, without `==`; other values by their own `==` if they have one, otherwise
/// field by field. References are compared by identity. Closures are never equal.
struct Comparison {
  enum Result: Equatable {
    case equal
    /// The fields that differ, as declared; empty if the type's own `==` decided.
    case differs([String])
  }

  /// The way in which values of one view type are compared, determined once.
  struct Plan {
    let type: RuntimeType
    let usesOwnEquality: Bool
  }

  unowned let runtime: ViewRuntime

  func plan(for type: RuntimeType) -> Plan {
    Plan(type: type, usesOwnEquality: !isPlainData(type) && runtime.conforms(type, to: .equatable))
  }

  func compare(_ old: Value, _ new: Value, _ plan: Plan) throws -> Result {
    if old.object === new.object, old.bits == new.bits { return .equal }
    if plan.usesOwnEquality { return try runtime.machine.equal(old, new, plan.type) ? .equal : .differs([]) }
    guard case .structure = plan.type.kind else { return try areEqual(old, new, plan.type) ? .equal : .differs([]) }
    var differing: [String] = []
    let (old, new) = (old.record, new.record)
    for (index, field) in plan.type.fields.enumerated() where try !areEqual(old[index], new[index], field.type) {
      differing.append(field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)
    }
    return differing.isEmpty ? .equal : .differs(differing)
  }

  /// True if a storage, such as `@State` or an environment value, is unchanged. An `==` decides if the type has one,
  /// for plain data as well: -0.0 equals 0.0, and NaN equals nothing (4.4). References are compared by identity.
  func isStoredEqual(_ old: Value, _ new: Value, _ type: RuntimeType) throws -> Bool {
    switch type.kind {
    case .void, .integer, .bool, .function, .existential, .tuple, .classType: return try areEqual(old, new, type)
    case .optional:
      if old.isNil || new.isNil { return old.isNil && new.isNil }
      return try isStoredEqual(runtime.machine.unwrapped(old), runtime.machine.unwrapped(new), type.arguments[0])
    default: break
    }
    if runtime.conforms(type, to: .equatable) { return try runtime.machine.equal(old, new, type) }
    return try areEqual(old, new, type)
  }

  func areEqual(_ old: Value, _ new: Value, _ type: RuntimeType) throws -> Bool {
    switch type.kind {
    case .void: return true
    case .integer, .bool, .double, .float: return old.bits == new.bits
    case .function: return false
    case .existential:
      if let result = areReferentsEqual(old, new) { return result }
      let (old, new) = (old.record, new.record)
      return try old === new || old.type === new.type && areEqual(old.contained, new.contained, old.type)
    case .optional:
      if let result = areReferentsEqual(old, new) { return result }
      if old.isNil || new.isNil { return old.isNil && new.isNil }
      return try areEqual(runtime.machine.unwrapped(old), runtime.machine.unwrapped(new), type.arguments[0])
    case .classType:
      return areReferentsEqual(old, new) ?? (old.object === new.object)
    case .array, .set, .dictionary:
      if old.object === new.object { return true }
      return try runtime.conforms(type, to: .equatable) && runtime.machine.equal(old, new, type)
    case .tuple:
      return try areFieldsEqual(old, new, type.arguments)
    case .structure:
      if old.object === new.object { return true }
      if let result = try areWrappersEqual(old, new, type) { return result }
      if !isPlainData(type), runtime.conforms(type, to: .equatable) { return try runtime.machine.equal(old, new, type) }
      if let result = try arePublishersEqual(old, new, type) { return result }
      return try areFieldsEqual(old, new, type.fields.map(\.type))
    case .enumeration:
      if !isPlainData(type), runtime.conforms(type, to: .equatable) { return try runtime.machine.equal(old, new, type) }
      if old.bits != new.bits { return false }
      let payload = type.cases[old.int].payload
      return try payload.isEmpty || areFieldsEqual(old, new, payload.map(\.type))
    case .string, .character, .metatype, .keyPath, .opaque:
      return try runtime.machine.equal(old, new, type)
    }
  }

  /// Fields that are weak or unowned: by the objects that they refer to. Nil for other values.
  private func areReferentsEqual(_ old: Value, _ new: Value) -> Bool? {
    guard let old = old.object, Swift.type(of: old) == WeakBox.self else { return nil }
    return (old as? WeakBox)?.object === (new.object as? WeakBox)?.object
  }

  /// A publisher of the library is compared by its parts; the stream that represents it is created again each time.
  private func arePublishersEqual(_ old: Value, _ new: Value, _ type: RuntimeType) throws -> Bool? {
    guard runtime.isOfLibrary(type), type.fields.contains(where: { $0.name == "_upstream" }) else { return nil }
    let (old, new) = (old.record, new.record)
    for (index, field) in type.fields.enumerated() where field.name != "_stream" {
      if try !areEqual(old[index], new[index], field.type) { return false }
    }
    return true
  }

  private func areFieldsEqual(_ old: Value, _ new: Value, _ types: [RuntimeType]) throws -> Bool {
    let (old, new) = (old.record, new.record)
    for (index, type) in types.enumerated() where try !areEqual(old[index], new[index], type) { return false }
    return true
  }

  /// Dynamic properties are compared by the parent's values, not by what is installed in them.
  private func areWrappersEqual(_ old: Value, _ new: Value, _ type: RuntimeType) throws -> Bool? {
    func equal(_ field: some LayoutField) throws -> Bool {
      try areEqual(old.record[field.rawValue], new.record[field.rawValue], field.type(in: type))
    }
    switch runtime.libraryName(of: type) {
    case Layout.Binding.typeName:
      guard let old = Layout.Binding(old).location.object as? Location,
        let new = Layout.Binding(new).location.object as? Location
      else { return false }
      guard old.isSame(as: new) else { return false }
      guard let before = old.snapshot, let now = new.snapshot else { return true }
      return try areEqual(before, now, Layout.Binding.Parameter.value.type(in: type))
    case Layout.StateSDK27.typeName where Layout.StateSDK27.describes(type): return true
    case Layout.StateSDK26.typeName: return try equal(Layout.StateSDK26.Field.value)
    case Layout.AppStorage.typeName: return try equal(Layout.AppStorage.Field.value)
    case Layout.SceneStorage.typeName: return try equal(Layout.SceneStorage.Field.value)
    case Layout.FocusState.typeName: return try equal(Layout.FocusState.Field.value)
    case Layout.GestureState.typeName: return try equal(Layout.GestureState.Field.value)
    // The closure that would create another object is never called again.
    case Layout.StateObject.typeName, Layout.EnvironmentObject.typeName, "Namespace": return true
    default: return nil
    }
  }

  /// True for numbers, Booleans, enums without payload, and structs, tuples and optionals of these: SwiftUI compares
  /// their bytes.
  private func isPlainData(_ type: RuntimeType) -> Bool {
    switch type.kind {
    case .void, .integer, .bool, .double, .float: true
    case .optional: type.arguments.first.map(isPlainData) ?? false
    case .tuple: type.arguments.allSatisfy(isPlainData)
    case .structure: runtime.libraryName(of: type) == nil && type.fields.allSatisfy { isPlainData($0.type) }
    case .enumeration: type.cases.allSatisfy { $0.payload.allSatisfy { isPlainData($0.type) } }
    default: false
    }
  }
}
