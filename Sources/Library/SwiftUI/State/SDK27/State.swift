// `@State` since SDK 27: the first value is created by a closure when the identity needs it, like that of
// `@StateObject` (4.9).

@layout(Views) @propertyWrapper struct State<Value>: DynamicProperty {
  let _make: () -> Value
  @stored var _location: _Location?
  init(wrappedValue thunk: @autoclosure @escaping () -> Value) { _make = thunk }
  init(initialValue thunk: @autoclosure @escaping () -> Value) { _make = thunk }
  var _first: Value { _make() }
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
