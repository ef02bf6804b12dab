// Values of the focused view, and the focus of assistive technology. Only a field that is being edited has the focus,
// so there is no focused value.

protocol FocusedValueKey {
  associatedtype Value
}

struct FocusedValues {
  init() {}
  subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

@propertyWrapper struct FocusedValue<Value>: DynamicProperty {
  init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  var wrappedValue: Value? { nil }
}

@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
  init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  var projectedValue: Binding<Value?> { .constant(nil) }
}

@propertyWrapper struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  init() {}
  var wrappedValue: ObjectType? { nil }
}

extension View {
  func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    _style("focusedValue", "")
  }
  func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    _style("focusedValue", "")
  }
  func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { _style("focusedValue", "") }
  func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    _style("focusedSceneValue", "")
  }
  func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    _style("focusedSceneValue", "")
  }
  func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { _style("focusedSceneValue", "") }
  func focusedObject<T: ObservableObject>(_ object: T) -> some View { _style("focusedObject", "") }
  func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { _style("focusedSceneObject", "") }
  func focusScope(_ namespace: Namespace.ID) -> some View { _style("focusScope", "") }
  func focusSection() -> some View { _style("focusSection", "") }
  func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View {
    _style("prefersDefaultFocus", "")
  }
  func focusEffectDisabled(_ disabled: Bool = true) -> some View { _style("focusEffectDisabled", "") }
  func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { _style("focusable", "") }
  func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { _style("searchFocused", "") }
  func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    _style("searchFocused", "")
  }
}

struct FocusInteractions: OptionSet {
  let rawValue: Int
  static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }
  static var edit: FocusInteractions { FocusInteractions(rawValue: 2) }
  static var automatic: FocusInteractions { FocusInteractions(rawValue: 3) }
}

@propertyWrapper struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  let _state: FocusState<Value>
  init() where Value == Bool { _state = FocusState<Bool>() }
  init<T: Hashable>() where Value == T? { _state = FocusState<T?>() }
  var wrappedValue: Value {
    get { _state.wrappedValue }
    nonmutating set { _state.wrappedValue = newValue }
  }
  var projectedValue: Binding { Binding(_binding: _state.projectedValue) }
  @propertyWrapper struct Binding {
    let _binding: FocusState<Value>.Binding
    var wrappedValue: Value {
      get { _binding.wrappedValue }
      nonmutating set { _binding.wrappedValue = newValue }
    }
    var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension View {
  func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    _style("accessibilityFocused", "")
  }
  func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { _style("accessibilityFocused", "") }
}
