import Code
import Machine

/// A property of a view that SwiftUI connects before the body runs, because of its wrapper, or because it conforms to
/// `DynamicProperty` itself.
struct DynamicField {
  enum Kind {
    /// `@State`, `@FocusState`, `@GestureState`.
    case state
    /// `@State` whose initial value is created by a closure.
    case lazyState
    /// `@AppStorage`, `@SceneStorage`.
    case storage
    case binding
    case stateObject
    case observedObject
    case environmentObject
    case environment
    /// `@Query`.
    case query
    /// A struct of the program that conforms to `DynamicProperty`; its `update()` is called.
    case custom
  }

  /// The fields of the wrapper that are read and written to connect it.
  struct Fields {
    /// The field with the source: the initial value, the closure that creates it, the object, or the key path.
    let source: Int
    /// The field that receives the connection: the location, the object, or the value.
    let connection: Int
    /// The key of storage.
    let key: Int?
    /// The fields of storage in the user defaults.
    let defaults: Defaults?

    /// The fields that `@AppStorage` has beside the others: the suite of the key, and the closures of the stored form.
    struct Defaults {
      let suite = Layout.AppStorage.Field.suite.rawValue
      let load = Layout.AppStorage.Field.load.rawValue
      let save = Layout.AppStorage.Field.save.rawValue
    }

    init(
      _ source: some LayoutField, _ connection: some LayoutField, key: (any LayoutField)? = nil,
      defaults: Defaults? = nil
    ) {
      self.source = source.rawValue
      self.connection = connection.rawValue
      self.key = key?.rawValue
      self.defaults = defaults
    }
  }

  let kind: Kind
  /// Nil for a struct of the program.
  let fields: Fields?
  /// The path to it through the fields of the view.
  let path: [Int]
  /// The name as declared: `count` for the storage `_count`.
  let name: String
  /// The type of the wrapper.
  let type: RuntimeType
  /// The type of the wrapped value.
  var valueType: RuntimeType { type.arguments.first ?? type }

  init(_ kind: Kind, _ fields: Fields?, path: [Int], name: String, type: RuntimeType) {
    self.kind = kind
    self.fields = fields
    self.path = path
    self.name = name
    self.type = type
  }
}

extension ViewRuntime {
  /// The dynamic properties of a view, in order of declaration.
  func dynamicFields(of type: RuntimeType, path: [Int] = []) -> [DynamicField] {
    var found: [DynamicField] = []
    for (index, field) in type.fields.enumerated() {
      let here = path + [index]
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      if let (kind, fields) = wrapper(field.type) {
        found.append(DynamicField(kind, fields, path: here, name: name, type: field.type))
      } else if case .structure = field.type.kind, conforms(field.type, to: .dynamicProperty),
        libraryName(of: field.type) == nil
      {
        found += dynamicFields(of: field.type, path: here)
        found.append(DynamicField(.custom, nil, path: here, name: name, type: field.type))
      }
    }
    return found
  }

  private func wrapper(_ type: RuntimeType) -> (kind: DynamicField.Kind, fields: DynamicField.Fields)? {
    typealias Fields = DynamicField.Fields
    switch libraryName(of: type) {
    case Layout.StateSDK27.typeName where Layout.StateSDK27.describes(type):
      return (.lazyState, Fields(Layout.StateSDK27.Field.make, Layout.StateSDK27.Field.location))
    case Layout.StateSDK26.typeName:
      return (.state, Fields(Layout.StateSDK26.Field.value, Layout.StateSDK26.Field.location))
    case Layout.FocusState.typeName:
      return (.state, Fields(Layout.FocusState.Field.value, Layout.FocusState.Field.location))
    case Layout.GestureState.typeName:
      return (.state, Fields(Layout.GestureState.Field.value, Layout.GestureState.Field.location))
    case Layout.AppStorage.typeName:
      typealias Field = Layout.AppStorage.Field
      return (.storage, Fields(Field.value, Field.location, key: Field.key, defaults: Fields.Defaults()))
    case Layout.SceneStorage.typeName:
      typealias Field = Layout.SceneStorage.Field
      return (.storage, Fields(Field.value, Field.location, key: Field.key))
    case Layout.Binding.typeName:
      return (.binding, Fields(Layout.Binding.Field.location, Layout.Binding.Field.location))
    case Layout.StateObject.typeName:
      return (.stateObject, Fields(Layout.StateObject.Field.make, Layout.StateObject.Field.location))
    case Layout.ObservedObject.typeName:
      return (
        .observedObject, Fields(Layout.ObservedObject.Field.wrappedValue, Layout.ObservedObject.Field.wrappedValue)
      )
    case Layout.EnvironmentObject.typeName:
      return (.environmentObject, Fields(Layout.EnvironmentObject.Field.object, Layout.EnvironmentObject.Field.object))
    case Layout.Environment.typeName:
      return (.environment, Fields(Layout.Environment.Field.keyPath, Layout.Environment.Field.value))
    case Layout.Query.typeName:
      typealias Field = Layout.Query.Field
      return (.query, Fields(Field.fetch, Field.location, key: Field.entity))
    default: return nil
    }
  }
}
