// `@AppStorage`: a value shared under a key.

@layout(Views) @propertyWrapper struct AppStorage<Value>: DynamicProperty {
  @stored var _value: Value
  @stored var _location: _Location?
  /// The key, with the suite of its store.
  let _key: String
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

extension AppStorage where Value: _Storable {
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    _value = wrappedValue
    _key = store?._place(of: key) ?? key
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _Storable {
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    _value = wrappedValue
    _key = store?._place(of: key) ?? key
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  init<R: _Storable>(_ key: String, store: UserDefaults? = nil) where Value == R? {
    _value = nil
    _key = store?._place(of: key) ?? key
  }
  init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue: _Storable {
    _value = nil
    _key = store?._place(of: key) ?? key
  }
  init<R: _Storable>(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == R? {
    _value = wrappedValue
    _key = store?._place(of: key) ?? key
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
