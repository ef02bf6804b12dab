// `@State` up to SDK 26: the first value is created with each struct (4.9).

@layout(Views) @propertyWrapper struct State<Value>: DynamicProperty {
  @stored var _value: Value
  @stored var _location: _Location?
  init(wrappedValue value: Value) { _value = value }
  init(initialValue value: Value) { _value = value }
  var _first: Value { _value }
  var wrappedValue: Value {
    get {
      if let _location { return _read(_location) }
      return _first
    }
    nonmutating set { if let _location { _write(_location, newValue) } }
  }
  var projectedValue: Binding<Value> {
    if let _location { return Binding(_location: _location) }
    _warn(
      """
      Accessing State's value outside of being installed on a View. This will result in a constant Binding of the \
      initial value and will not update.
      """)
    return .constant(_first)
  }
}
