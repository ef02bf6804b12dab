// The protocol of a view's property wrappers, and some simple wrappers.

protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  mutating func update() {}
}

extension State where Value: ExpressibleByNilLiteral {
  init() { self.init(wrappedValue: nil) }
}

@layout(Views) @propertyWrapper struct GestureState<Value>: DynamicProperty {
  @stored var _value: Value
  @stored var _location: _Location?
  init(wrappedValue value: Value) { _value = value }
  init(initialValue value: Value) { _value = value }
  init(wrappedValue value: Value, resetTransaction: Transaction) { _value = value }
  init(initialValue value: Value, resetTransaction: Transaction) { _value = value }
  init(wrappedValue value: Value, reset: @escaping (Value, inout Transaction) -> Void) { _value = value }
  init(initialValue value: Value, reset: @escaping (Value, inout Transaction) -> Void) { _value = value }
  var wrappedValue: Value {
    if let _location { return _read(_location) }
    return _value
  }
  var projectedValue: GestureState<Value> { self }
}

@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @stored var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

@propertyWrapper struct Namespace: DynamicProperty {
  init() {}
  var wrappedValue: ID { ID() }
  struct ID: Hashable {
    init() {}
  }
}
