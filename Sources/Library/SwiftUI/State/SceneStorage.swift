// `@SceneStorage`: a value shared under a key.

@layout(Views) @propertyWrapper struct SceneStorage<Value>: DynamicProperty {
  @stored var _value: Value
  @stored var _location: _Location?
  let _key: String
  var wrappedValue: Value {
    get {
      if let _location { return _read(_location) }
      return _value
    }
    nonmutating set { if let _location { _write(_location, newValue) } }
  }
  var projectedValue: Binding<Value> { Binding(_location: _location ?? _constant(_value)) }
}

extension SceneStorage where Value: _Storable {
  init(wrappedValue: Value, _ key: String) {
    _value = wrappedValue
    _key = key
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _Storable {
  init(wrappedValue: Value, _ key: String) {
    _value = wrappedValue
    _key = key
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  init<R: _Storable>(_ key: String) where Value == R? {
    _value = nil
    _key = key
  }
  init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue: _Storable {
    _value = nil
    _key = key
  }
  init<R: _Storable>(wrappedValue: Value, _ key: String) where Value == R? {
    _value = wrappedValue
    _key = key
  }
}
