// The wrappers of observable objects.

@layout(Views) @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  let _make: () -> ObjectType
  @stored var _location: _Location?
  init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _make = thunk }
  var wrappedValue: ObjectType {
    if let _location { return _read(_location) }
    _warn(
      """
      Accessing StateObject's object without being installed on a View. This will create a new instance each time.
      """)
    return _make()
  }
  var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(_object: wrappedValue) }
}

@layout(Views) @propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @stored var wrappedValue: ObjectType
  init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  init(initialValue: ObjectType) { wrappedValue = initialValue }
  var projectedValue: Wrapper { Wrapper(_object: wrappedValue) }
  @dynamicMemberLookup struct Wrapper {
    let _object: ObjectType
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding<Subject>(_location: _property(_object, keyPath))
    }
  }
}

/// The model that a view does not find in its environment.
@opaque class _MissingModel {}

/// Stops the program where a model is read that is missing. The place where it was lost follows SwiftUI's sentence.
@native("MissingModel.trap") func _trap(_ sentence: String, missing: _MissingModel?) -> Never

@layout(Views) @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @stored var _object: ObjectType?
  @stored var _missing: _MissingModel?
  init() {
    _object = nil
    _missing = nil
  }
  var wrappedValue: ObjectType {
    if let _object { return _object }
    if let opaque = _opaque("an environment object") as? ObjectType { return opaque }
    _trap(
      """
      No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may \
      be missing as an ancestor of this view.
      """, missing: _missing)
  }
  var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(_object: wrappedValue) }
}

@layout(Views) @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
  @stored var wrappedValue: Value
  init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
  init(projectedValue: Bindable<Value>) { wrappedValue = projectedValue.wrappedValue }
  var projectedValue: Bindable<Value> { self }
  subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding<Subject>(_location: _property(wrappedValue, keyPath))
  }
}
