// Locations: the storage of wrappers in installed views.

@opaque class _Location {}

@native("Location.read") func _read<Value>(_ location: _Location) -> Value
@native("Location.peek") func _peek<Value>(_ location: _Location) -> Value
@native("Location.write") func _write<Value>(_ location: _Location, _ value: Value)
@native("Location.constant") func _constant<Value>(_ value: Value) -> _Location
@native("Location.closures") func _closures<Value>(
  _ get: @escaping () -> Value, _ set: @escaping (Value) -> Void
) -> _Location
@native("Location.part") func _part<Whole, Value>(
  _ location: _Location, _ path: WritableKeyPath<Whole, Value>
) -> _Location
@native("Location.property") func _property<Object: AnyObject, Value>(
  _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
) -> _Location
@native("Location.wrapping") func _wrapping(_ location: _Location) -> _Location
@native("Location.unwrapping") func _unwrapping(_ location: _Location) -> _Location
@native("Location.presence") func _presence<Value>(
  _ location: _Location, _ type: Value.Type
) -> _Location
