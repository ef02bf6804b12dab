// `ObservableObject` and `@Published`.

protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
  var _changes: _Stream { get }
  static func _hasUsualPublisher() -> Bool
}

extension ObservableObject {
  var _changes: _Stream { objectWillChange._stream }
  static func _hasUsualPublisher() -> Bool { false }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var objectWillChange: ObservableObjectPublisher {
    _objectWillChange(self) { core in ObservableObjectPublisher(_core: core) }
  }
  static func _hasUsualPublisher() -> Bool { true }
}

@native("_objectWillChange")
func _objectWillChange<T: AnyObject>(
  _ object: T, _ make: (_ChangeCore) -> ObservableObjectPublisher
) -> ObservableObjectPublisher

final class ObservableObjectPublisher: _LibraryPublisher {
  typealias Output = Void
  typealias Failure = Never
  let _core: _ChangeCore
  init() { _core = _ChangeCore._make() }
  init(_core: _ChangeCore) { self._core = _core }
  var _stream: _Stream { _core._stream }
  func send() { _core._send() }
}

@opaque struct _ChangeCore {
  @native("_ChangeCore.make") static func _make() -> _ChangeCore
  @native("_ChangeCore.stream") var _stream: _Stream { get }
  @native("_ChangeCore.send") func _send()
}

@opaque @propertyWrapper struct Published<Value> {
  @native("Published.make") init(wrappedValue: Value)
  @native("Published.make") init(initialValue: Value)
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  var projectedValue: Publisher {
    mutating get { Publisher(_published: self) }
    set {}
  }
  static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage]._value }
    set { object[keyPath: storage]._set(newValue, object, wrapped) }
  }
  static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, projected projected: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get { Publisher(_published: object[keyPath: storage]._owned(object, projected)) }
    set {}
  }
  @native("Published.value") var _value: Value { get }
  @native("Published.set")
  func _set<EnclosingSelf: AnyObject>(
    _ value: Value, _ object: EnclosingSelf, _ path: ReferenceWritableKeyPath<EnclosingSelf, Value>
  )
  @native("Published.owned")
  func _owned<EnclosingSelf: AnyObject>(
    _ object: EnclosingSelf, _ path: ReferenceWritableKeyPath<EnclosingSelf, Publisher>
  ) -> Published<Value>
  @native("Published.stream") var _stream: _Stream { get }
  @native("Published.assign") func _assign(_ stream: _Stream)
  struct Publisher: _LibraryPublisher {
    typealias Output = Value
    typealias Failure = Never
    let _published: Published<Value>
    var _stream: _Stream { _published._stream }
  }
}

extension Publisher where Failure == Never {
  func assign(to published: inout Published<Output>.Publisher) { published._published._assign(_stream) }
}
