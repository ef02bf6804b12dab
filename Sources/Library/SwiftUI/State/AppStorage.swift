// `@AppStorage`: a value shared under a key.

@layout(Views) @propertyWrapper struct AppStorage<Value>: DynamicProperty {
  @stored var _value: Value
  @stored var _location: _Location?
  let _key: String
  /// The suite of the store; empty for the standard user defaults.
  let _suite: String
  /// Reads the value from the user defaults; nil if there is none, or one in another form.
  let _load: () -> Value?
  /// Writes a value to the user defaults, in the form in which they store it.
  let _save: (Value) -> Void
  var wrappedValue: Value {
    get {
      if let _location { return _read(_location) }
      return _value
    }
    nonmutating set { if let _location { _write(_location, newValue) } }
  }
  var projectedValue: Binding<Value> { Binding(_location: _location ?? _constant(_value)) }
  /// In a class nothing installs the wrapper: it accesses the shared storage immediately, and an ObservableObject
  /// announces its changes like those of a `@Published` property.
  static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { _peek(object[keyPath: storage]._shared(object, wrapped)) }
    set { _write(object[keyPath: storage]._shared(object, wrapped), newValue) }
  }
  static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projected: ReferenceWritableKeyPath<EnclosingSelf, Binding<Value>>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Binding<Value> {
    get { Binding(_location: object[keyPath: storage]._shared(object, projected)) }
    set {}
  }
  @native("AppStorage.shared")
  func _shared<EnclosingSelf: AnyObject, Property>(
    _ object: EnclosingSelf, _ path: ReferenceWritableKeyPath<EnclosingSelf, Property>
  ) -> _Location
}

extension AppStorage {
  /// - Parameters:
  ///   - form: The form of a value in the user defaults; nil removes the stored one.
  ///   - value: The value with a form; nil if it is none of this type.
  init(
    _initial initial: Value, _ key: String, _ store: UserDefaults?, form: @escaping (Value) -> Any?,
    value: @escaping (Any) -> Value?
  ) {
    _value = initial
    _key = key
    _suite = store?._suite._name ?? ""
    _load = { (store ?? .standard)._object(key).flatMap(value) }
    _save = { (store ?? .standard)._set(form($0), key) }
  }
}

extension AppStorage where Value: _Storable {
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_initial: wrappedValue, key, store, form: { $0 }, value: { $0 as? Value })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _Storable {
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      _initial: wrappedValue, key, store, form: { $0.rawValue },
      value: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } })
  }
}

extension AppStorage where Value == TabViewCustomization {
  init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(_initial: wrappedValue, key, store, form: { $0 }, value: { $0 as? Value })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  init<R: _Storable>(_ key: String, store: UserDefaults? = nil) where Value == R? {
    self.init(wrappedValue: nil, key, store: store)
  }
  init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue: _Storable {
    self.init(
      _initial: nil, key, store, form: { $0?.rawValue },
      value: { ($0 as? R.RawValue).flatMap { R(rawValue: $0) }.map { .some($0) } })
  }
  init<R: _Storable>(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == R? {
    self.init(_initial: wrappedValue, key, store, form: { $0 }, value: { ($0 as? R).map { .some($0) } })
  }
}

/// The types that defaults can store, and optionals of them.
protocol _Storable {}

extension Bool: _Storable {}

extension Int: _Storable {}

extension Double: _Storable {}

extension String: _Storable {}

extension URL: _Storable {}

extension Date: _Storable {}

extension Data: _Storable {}
