// Preferences: values that views pass to their ancestors.

protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  static var defaultValue: Value { nil }
}

@layout(Views) struct _PreferenceModifier<Value>: ViewModifier {
  let _key: String
  let _value: Value
}

@layout(Views) struct _PreferenceChangeModifier<Value>: ViewModifier {
  let _key: String
  let _default: Value
  let _reduce: (Value, Value) -> Value
  let _change: (Value) -> Value
}

@layout(Views) struct _PreferenceReader<Value>: ViewModifier {
  let _key: String
  let _default: Value
  let _reduce: (Value, Value) -> Value
  let _action: (Value) -> Void
}

extension View {
  func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceModifier<K.Value>> {
    modifier(_PreferenceModifier(_key: String(reflecting: key), _value: value))
  }
  func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceChangeModifier<K.Value>> {
    modifier(
      _PreferenceChangeModifier(
        _key: String(reflecting: key), _default: K.defaultValue, _reduce: _reducing(key),
        _change: {
          var value = $0
          callback(&value)
          return value
        }))
  }
  func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceReader<K.Value>> where K.Value: Equatable {
    _readingPreference(key, action)
  }
  func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    _PreferenceLayer<Key, Self, T>(_name: "overlay", _content: self, _make: transform)
  }
  func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    _PreferenceLayer<Key, Self, T>(_name: "background", _content: self, _make: transform)
  }
  func _readingPreference<K: PreferenceKey>(
    _ key: K.Type, _ action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceReader<K.Value>> {
    modifier(
      _PreferenceReader(
        _key: String(reflecting: key), _default: K.defaultValue, _reduce: _reducing(key), _action: action))
  }
  func _reducing<K: PreferenceKey>(_ key: K.Type) -> (K.Value, K.Value) -> K.Value {
    { first, next in
      var value = first
      key.reduce(value: &value, nextValue: { next })
      return value
    }
  }
}

struct _PreferenceLayer<Key: PreferenceKey, Content: View, Layer: View>: View {
  let _name: String
  let _content: Content
  let _make: (Key.Value) -> Layer
  @State var _value: Key.Value
  init(_name: String, _content: Content, _make: @escaping (Key.Value) -> Layer) {
    self._name = _name
    self._content = _content
    self._make = _make
    __value = State(initialValue: Key.defaultValue)
  }
  var body: some View {
    _content._readingPreference(Key.self) { _value = $0 }._layer(_name, _make(_value))
  }
}
