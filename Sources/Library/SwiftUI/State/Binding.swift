/// A binding has its value from the beginning: `get` runs when the binding is created, and a body that creates one
/// depends on what `get` reads.
@layout(Views) @propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
  let _location: _Location
  init(_location: _Location) { self._location = _location }
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    _location = _closures(get, set)
    _ = get()
  }
  init(projectedValue: Binding<Value>) { _location = projectedValue._location }
  init<V>(_ base: Binding<V>) where Value == V? { _location = _wrapping(base._location) }
  init?(_ base: Binding<Value?>) {
    if base.wrappedValue == nil { return nil }
    _location = _unwrapping(base._location)
  }
  static func constant(_ value: Value) -> Binding<Value> { Binding(_location: _constant(value)) }
  var wrappedValue: Value {
    get { _read(_location) }
    nonmutating set { _write(_location, newValue) }
  }
  var projectedValue: Binding<Value> { self }
  subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(_location: _part(_location, keyPath))
  }
  func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  typealias Element = Binding<Value.Element>
  typealias Iterator = IndexingIterator<[Binding<Value.Element>]>
  func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> { _elements.makeIterator() }
  var _elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  typealias Index = Value.Index
  typealias SubSequence = Slice<Binding<Value>>
  var startIndex: Value.Index { wrappedValue.startIndex }
  var endIndex: Value.Index { wrappedValue.endIndex }
  func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(_location: _part(_location, \Value[position]))
  }
}
