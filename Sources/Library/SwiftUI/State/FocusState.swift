@layout(Views) @propertyWrapper struct FocusState<Value: Hashable>: DynamicProperty {
  @stored var _value: Value
  @stored var _location: _Location?
  init() where Value == Bool { _value = false }
  init<T: Hashable>() where Value == T? { _value = nil }
  var wrappedValue: Value {
    get {
      if let _location { return _read(_location) }
      return _value
    }
    nonmutating set { if let _location { _write(_location, newValue) } }
  }
  var projectedValue: Binding { Binding(_location: _location ?? _constant(_value)) }
  @propertyWrapper struct Binding {
    let _location: _Location
    init(_location: _Location) { self._location = _location }
    var wrappedValue: Value {
      get { _read(_location) }
      nonmutating set { _write(_location, newValue) }
    }
    var projectedValue: FocusState<Value>.Binding { self }
  }
}
