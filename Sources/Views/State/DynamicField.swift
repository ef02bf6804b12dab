import Code

/// A property of a view that SwiftUI connects before the body runs: by its wrapper, or because it conforms to
/// `DynamicProperty` itself.
struct DynamicField {
  enum Kind {
    /// `@State`, `@FocusState`, `@GestureState`: fields are the first value and the location.
    case state
    /// `@State` whose first value is made by a closure: that and the location.
    case lazyState
    /// `@AppStorage`, `@SceneStorage`: fields are the first value, the location and the key.
    case storage
    /// `@Binding`: the field is the location.
    case binding
    /// `@StateObject`: fields are the closure that makes the object, and the location.
    case stateObject
    /// `@ObservedObject`: the field is the object.
    case observedObject
    /// `@EnvironmentObject`: the field is the optional object.
    case environmentObject
    /// `@Environment`: fields are the key path or nil, the type or nil, and the optional value.
    case environment
    /// A struct of the program that conforms to `DynamicProperty`: its `update()` is called.
    case custom
  }

  let kind: Kind
  /// The way to it through the fields of the view.
  let path: [Int]
  /// As it is declared: `count` for the storage `_count`.
  let name: String
  /// The type of the wrapper.
  let type: RuntimeType
  /// The type of the wrapped value.
  var valueType: RuntimeType { type.arguments.first ?? type }

  init(_ kind: Kind, path: [Int], name: String, type: RuntimeType) {
    self.kind = kind
    self.path = path
    self.name = name
    self.type = type
  }
}

extension ViewRuntime {
  /// The dynamic properties of a view, in the order of their declaration.
  func dynamicFields(of type: RuntimeType, path: [Int] = []) -> [DynamicField] {
    var found: [DynamicField] = []
    for (index, field) in type.fields.enumerated() {
      let here = path + [index]
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      if let kind = wrapperKind(field.type) {
        found.append(DynamicField(kind, path: here, name: name, type: field.type))
      } else if case .structure = field.type.kind, conforms(field.type, to: .dynamicProperty),
        libraryName(of: field.type) == nil
      {
        found += dynamicFields(of: field.type, path: here)
        found.append(DynamicField(.custom, path: here, name: name, type: field.type))
      }
    }
    return found
  }

  private func wrapperKind(_ type: RuntimeType) -> DynamicField.Kind? {
    switch libraryName(of: type) {
    case "State": type.fields[0].name == "_make" ? .lazyState : .state
    case "FocusState", "GestureState": .state
    case "AppStorage", "SceneStorage": .storage
    case "Binding": .binding
    case "StateObject": .stateObject
    case "ObservedObject": .observedObject
    case "EnvironmentObject": .environmentObject
    case "Environment": .environment
    default: nil
    }
  }
}
