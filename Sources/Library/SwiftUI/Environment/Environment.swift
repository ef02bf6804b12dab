// The environment: values that views read without receiving them as arguments.

protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@layout(Views) @propertyWrapper struct Environment<Value>: DynamicProperty {
  let _keyPath: KeyPath<EnvironmentValues, Value>?
  let _type: String
  @stored var _value: Value?
  init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    _keyPath = keyPath
    _type = ""
    _value = nil
  }
  init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    _keyPath = nil
    _type = String(describing: objectType)
    _value = nil
  }
  init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    _keyPath = nil
    _type = String(describing: objectType)
    _value = nil
  }
  var wrappedValue: Value {
    if let _value { return _value }
    if let _keyPath { return EnvironmentValues()[keyPath: _keyPath] }
    fatalError(
      """
      No Observable object of type \(_type) found. A View.environmentObject(_:) for \(_type) may be missing as an \
      ancestor of this view.
      """)
  }
}

@layout(Views) struct _EnvironmentValueModifier<Value>: ViewModifier {
  let _keyPath: WritableKeyPath<EnvironmentValues, Value>
  let _value: Value
}

@layout(Views) struct _EnvironmentObjectModifier<T>: ViewModifier {
  let _object: T
  let _apply: (inout EnvironmentValues) -> Void
}

@layout(Views) struct _EnvironmentTransformModifier: ViewModifier {
  let _apply: (inout EnvironmentValues) -> Void
}

/// The environment of each tree that is mounted, with the models of ':provide', of either kind.
enum _Roots {
  static var _environment = EnvironmentValues()
}
func _provide<T: ObservableObject>(_ object: T) {
  let object: T? = object
  _Roots._environment._set(object, T.self)
}
func _provide<T: AnyObject & Observable>(_ object: T) {
  let object: T? = object
  _Roots._environment._set(object, T.self)
}

extension View {
  func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentValueModifier<V>> {
    modifier(_EnvironmentValueModifier(_keyPath: keyPath, _value: value))
  }
  func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> ModifiedContent<Self, _EnvironmentObjectModifier<T?>> {
    modifier(_EnvironmentObjectModifier(_object: object, _apply: { $0._set(object, T.self) }))
  }
  func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _EnvironmentObjectModifier<T?>> {
    let object: T? = object
    return modifier(_EnvironmentObjectModifier(_object: object, _apply: { $0._set(object, T.self) }))
  }
  func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
    modifier(_EnvironmentTransformModifier(_apply: { transform(&$0[keyPath: keyPath]) }))
  }
  func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
    modifier(_EnvironmentTransformModifier(_apply: { $0.isEnabled = $0.isEnabled && !disabled }))
  }
  func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
  func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
  func font(_ font: Font?) -> some View { environment(\.font, font) }
  func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  func tint(_ tint: Color?) -> some View { _style("tint", "") }
}
