import Code

/// The wrappers of a view's properties. `Location` is what they refer to once they are installed.
enum StateLibrary {
  /// - Parameter hasLazyState: Whether `@State` makes its first value when the identity needs it, and not with each
  ///   struct (4.9).
  static func parts(hasLazyState: Bool) -> [LibraryPart] {
    let state = hasLazyState ? lazyState : eagerState
    return [LibraryPart("@propertyWrapper struct State<Value>: DynamicProperty", state)] + others
  }

  private static let others: [LibraryPart] =
    [
      LibraryPart("protocol DynamicProperty", "mutating func update()"),
      LibraryPart("extension DynamicProperty", "mutating func update() {}"),
      LibraryPart("@opaque class _Location", ""),
      LibraryPart(
        "",
        """
        @native("Location.read") func _read<Value>(_ location: _Location) -> Value
        @native("Location.peek") func _peek<Value>(_ location: _Location) -> Value
        @native("Location.write") func _write<Value>(_ location: _Location, _ value: Value)
        @native("Location.constant") func _constant<Value>(_ value: Value) -> _Location
        @native("Location.closures") func _closures<Value>(
          _ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) -> _Location
        @native("Location.part") func _part<Whole, Value>(
          _ location: _Location, _ path: WritableKeyPath<Whole, Value>) -> _Location
        @native("Location.property") func _property<Object: AnyObject, Value>(
          _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) -> _Location
        @native("Location.wrapping") func _wrapping(_ location: _Location) -> _Location
        @native("Location.unwrapping") func _unwrapping(_ location: _Location) -> _Location
        @native("Location.presence") func _presence<Value>(
          _ location: _Location, _ type: Value.Type) -> _Location
        """),
      LibraryPart("extension State where Value: ExpressibleByNilLiteral", "init() { self.init(wrappedValue: nil) }"),
      LibraryPart(
        "@propertyWrapper struct GestureState<Value>: DynamicProperty",
        """
        @stored var _value: Value
        @stored var _location: _Location?
        init(wrappedValue value: Value) { _value = value }
        init(initialValue value: Value) { _value = value }
        init(wrappedValue value: Value, resetTransaction: Transaction) { _value = value }
        var wrappedValue: Value {
          if let _location { return _read(_location) }
          return _value
        }
        var projectedValue: GestureState<Value> { self }
        """),
      LibraryPart("@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty", binding),
      LibraryPart("extension Binding: Identifiable where Value: Identifiable", "var id: Value.ID { wrappedValue.id }"),
      LibraryPart(
        "extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable",
        """
        typealias Element = Binding<Value.Element>
        typealias Iterator = IndexingIterator<[Binding<Value.Element>]>
        func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> { _elements.makeIterator() }
        var _elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
        """),
      LibraryPart(
        "extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable",
        """
        typealias Index = Value.Index
        typealias SubSequence = Slice<Binding<Value>>
        var startIndex: Value.Index { wrappedValue.startIndex }
        var endIndex: Value.Index { wrappedValue.endIndex }
        func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
        subscript(position: Value.Index) -> Binding<Value.Element> {
          Binding<Value.Element>(_location: _part(_location, \\Value[position]))
        }
        """),
      LibraryPart(
        "@propertyWrapper struct FocusState<Value: Hashable>: DynamicProperty",
        """
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
        """),
    ] + ["AppStorage", "SceneStorage"].flatMap { storageParts($0) } + storable + [
      LibraryPart("@propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty", stateObject),
      LibraryPart(
        "@propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty", observedObject),
      LibraryPart(
        "@propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty", environmentObject),
      LibraryPart("@propertyWrapper @dynamicMemberLookup struct Bindable<Value>", bindable),
      LibraryPart(
        "@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty",
        """
        @stored var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
        """),
      LibraryPart(
        "@propertyWrapper struct Namespace: DynamicProperty",
        "init() {}\nvar wrappedValue: ID { ID() }\nstruct ID: Hashable {\n  init() {}\n}"),
    ]

  private static let eagerState = """
    @stored var _value: Value
    @stored var _location: _Location?
    init(wrappedValue value: Value) { _value = value }
    init(initialValue value: Value) { _value = value }
    var _first: Value { _value }
    \(installedState)
    """

  /// The first value is made by a closure, as that of `@StateObject`.
  private static let lazyState = """
    let _make: () -> Value
    @stored var _location: _Location?
    init(wrappedValue thunk: @autoclosure @escaping () -> Value) { _make = thunk }
    init(initialValue thunk: @autoclosure @escaping () -> Value) { _make = thunk }
    var _first: Value { _make() }
    \(installedState)
    """

  private static let installedState = """
    var wrappedValue: Value {
      get {
        if let _location { return _read(_location) }
        return _first
      }
      nonmutating set { if let _location { _write(_location, newValue) } }
    }
    var projectedValue: Binding<Value> {
      if let _location { return Binding(_location: _location) }
      _warn(\"""
        Accessing State's value outside of being installed on a View. This will result in a constant Binding of the \\
        initial value and will not update.
        \""")
      return .constant(_first)
    }
    """

  /// A binding has its value from the beginning: `get` runs when it is made, and a body that makes it depends on what
  /// that reads.
  private static let binding = """
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
    """

  /// The types that defaults can keep, and optionals of them.
  private static let storable: [LibraryPart] =
    [LibraryPart("protocol _Storable", "")]
    + ["Bool", "Int", "Double", "String", "URL", "Date"].map { LibraryPart("extension \($0): _Storable", "") }
    + [
      LibraryPart(
        "struct UserDefaults",
        "static var standard: UserDefaults { UserDefaults() }\ninit() {}\ninit?(suiteName: String?) {}")
    ]

  private static func storageParts(_ name: String) -> [LibraryPart] {
    let store = name == "AppStorage" ? ", store: UserDefaults? = nil" : ""
    @Sendable func initializer(_ more: String, _ value: String = "wrappedValue: Value, ") -> String {
      "init\(more)(\(value)_ key: String\(store))"
    }
    @Sendable func body(_ value: String) -> String { " {\n  _value = \(value)\n  _key = key\n}" }
    return [
      LibraryPart(
        "@propertyWrapper struct \(name)<Value>: DynamicProperty",
        storage + (name == "AppStorage" ? storageOfObject : "")),
      LibraryPart("extension \(name) where Value: _Storable", initializer("") + body("wrappedValue")),
      LibraryPart(
        "extension \(name) where Value: RawRepresentable, Value.RawValue: _Storable",
        initializer("") + body("wrappedValue")),
      LibraryPart(
        "extension \(name) where Value: ExpressibleByNilLiteral",
        """
        init<R: _Storable>(_ key: String\(store)) where Value == R?\(body("nil"))
        init<R: RawRepresentable>(_ key: String\(store)) where Value == R?, R.RawValue: _Storable\(body("nil"))
        init<R: _Storable>(wrappedValue: Value, _ key: String\(store)) where Value == R?\(body("wrappedValue"))
        """),
    ]
  }

  private static let storage = """
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
    """

  /// In a class nothing installs it: it leads to the shared storage at once, and an ObservableObject announces the
  /// changes of it as of a `@Published` property.
  private static let storageOfObject = """

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
    """

  private static let stateObject = """
    let _make: () -> ObjectType
    @stored var _location: _Location?
    init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _make = thunk }
    var wrappedValue: ObjectType {
      if let _location { return _read(_location) }
      _warn(\"""
        Accessing StateObject's object without being installed on a View. This will create a new instance each time.
        \""")
      return _make()
    }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(_object: wrappedValue) }
    """

  private static let observedObject = """
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
    """

  private static let environmentObject = """
    @stored var _object: ObjectType?
    init() { _object = nil }
    var wrappedValue: ObjectType {
      if let _object { return _object }
      fatalError(\"""
        No ObservableObject of type \\(ObjectType.self) found. A View.environmentObject(_:) for \\(ObjectType.self) may \\
        be missing as an ancestor of this view.
        \""")
    }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(_object: wrappedValue) }
    """

  private static let bindable = """
    @stored var wrappedValue: Value
    init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    init(projectedValue: Bindable<Value>) { wrappedValue = projectedValue.wrappedValue }
    var projectedValue: Bindable<Value> { self }
    subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
      Binding<Subject>(_location: _property(wrappedValue, keyPath))
    }
    """
}
