// Encoding. The containers belong to the host: each is represented by a number (see `CodingHost`).

protocol Encodable {
  func encode(to encoder: any Encoder) throws
}

protocol Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}

protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encodeNil() throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T) throws
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Bool
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == String
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Double
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Float
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int8
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int16
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int32
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int64
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt8
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt16
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt32
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt64
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
}

extension UnkeyedEncodingContainer {
  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T) throws { try encode(object) }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Bool {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == String {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Double {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Float {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int8 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int16 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int32 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == Int64 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt8 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt16 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt32 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element == UInt64 {
    for element in sequence { try encode(element) }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
    for element in sequence { try encode(element) }
  }
}

protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil() throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T: Encodable>(_ value: T) throws
}

/// The information passed to the encoders of parts.
typealias _CodingInfo = [CodingUserInfoKey: Any]

struct _HostEncoder: Encoder {
  let _number: Int
  let userInfo: [CodingUserInfoKey: Any]
  init(_ number: Int, _ userInfo: _CodingInfo) {
    _number = number
    self.userInfo = userInfo
  }
  var codingPath: [any CodingKey] { _hostPath(_number, _codingPath) }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer<Key>(_hostContainer(_number, 0), userInfo)
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    _HostUnkeyedEncoding(_hostContainer(_number, 1), userInfo)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    _HostSingleEncoding(_hostContainer(_number, 2), userInfo)
  }
}

struct KeyedEncodingContainer<K: CodingKey>: KeyedEncodingContainerProtocol {
  typealias Key = K
  let _number: Int
  let _info: _CodingInfo
  /// The container of an encoder that the program declares.
  let _own: _OwnKeyedEncoding<K>?
  init(_ number: Int, _ info: _CodingInfo) {
    _number = number
    _info = info
    _own = nil
  }
  init<Container: KeyedEncodingContainerProtocol>(_ container: Container) where Container.Key == K {
    _number = 0
    _info = [:]
    _own = _OwnKeyedEncodingBox(container)
  }
  var codingPath: [any CodingKey] { _own?.codingPath ?? _hostPath(_number, _codingPath) }
  mutating func encodeNil(forKey key: K) throws {
    if let _own { return try _own.encodeNil(forKey: key) }
    try _hostEncode(_number, _hostKey(key), 20, 0, _codingError)
  }
  mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws {
    if let _own { return try _own.encode(value, forKey: key) }
    try _encode(value, _number, _hostKey(key), _info)
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
    if let _own { return try _own.encodeIfPresent(value, forKey: key) }
    if let value { try _encode(value, _number, _hostKey(key), _info) }
  }
  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: K) throws {
    if let _own { return try _own.encodeConditional(object, forKey: key) }
    try _encode(object, _number, _hostKey(key), _info)
  }
  /// For members that the language synthesizes: nil is omitted.
  mutating func _encodeProperty<T>(_ value: T, forKey key: K) throws {
    if let optional = value as? any _OptionalCoding {
      if let _own { return try optional._encodeIfPresent(in: _own, key) }
      if optional._isMissing { return }
    }
    if let _own {
      if let value = value as? any Encodable { try _encodeAny(value, in: _own, key) }
      return
    }
    guard let value = value as? any Encodable else { return }
    try _encodeAny(value, _number, _hostKey(key), _info)
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: K
  ) -> KeyedEncodingContainer<NestedKey> {
    if let _own { return _own.nestedContainer(keyedBy: keyType, forKey: key) }
    return KeyedEncodingContainer<NestedKey>(_hostNested(_number, _hostKey(key), 0), _info)
  }
  mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
    if let _own { return _own.nestedUnkeyedContainer(forKey: key) }
    return _HostUnkeyedEncoding(_hostNested(_number, _hostKey(key), 1), _info)
  }
  mutating func superEncoder() -> any Encoder {
    if let _own { return _own.superEncoder() }
    return _HostEncoder(_hostNested(_number, [], 2), _info)
  }
  mutating func superEncoder(forKey key: K) -> any Encoder {
    if let _own { return _own.superEncoder(forKey: key) }
    return _HostEncoder(_hostNested(_number, _hostKey(key), 2), _info)
  }
}

struct _HostUnkeyedEncoding: UnkeyedEncodingContainer {
  let _number: Int
  let _info: _CodingInfo
  init(_ number: Int, _ info: _CodingInfo) {
    _number = number
    _info = info
  }
  var codingPath: [any CodingKey] { _hostPath(_number, _codingPath) }
  var count: Int { _hostCount(_number) }
  mutating func encodeNil() throws { try _hostEncode(_number, [], 20, 0, _codingError) }
  mutating func encode<T: Encodable>(_ value: T) throws { try _encode(value, _number, [], _info) }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
    for element in sequence { try _encode(element, _number, [], _info) }
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer<NestedKey>(_hostNested(_number, [], 0), _info)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    _HostUnkeyedEncoding(_hostNested(_number, [], 1), _info)
  }
  mutating func superEncoder() -> any Encoder { _HostEncoder(_hostNested(_number, [], 2), _info) }
}

struct _HostSingleEncoding: SingleValueEncodingContainer {
  let _number: Int
  let _info: _CodingInfo
  init(_ number: Int, _ info: _CodingInfo) {
    _number = number
    _info = info
  }
  var codingPath: [any CodingKey] { _hostPath(_number, _codingPath) }
  mutating func encodeNil() throws { try _hostEncode(_number, [], 20, 0, _codingError) }
  mutating func encode<T: Encodable>(_ value: T) throws { try _encode(value, _number, [], _info) }
}

func _encodeAny<T: Encodable, Key>(_ value: T, in container: _OwnKeyedEncoding<Key>, _ key: Key) throws {
  try container.encode(value, forKey: key)
}

func _encodeAny<T: Encodable>(_ value: T, _ container: Int, _ key: [Any], _ info: _CodingInfo) throws {
  try _encode(value, container, key, info)
}

/// Encodes a value into a container: types known to the host by the host, all others by their own `encode(to:)`.
func _encode<T: Encodable>(_ value: T, _ container: Int, _ key: [Any], _ info: _CodingInfo) throws {
  if let leaf = value as? any _HostCoded {
    try leaf._encode(container, key)
  } else if let dictionary = value as? any _StringKeyedEncoding {
    try dictionary._encode(container, key, info)
  } else {
    try _hostEncode(
      container, key, { try value.encode(to: _HostEncoder($0, info)) }, "\(type(of: value))", _codingError)
  }
}

protocol _OptionalCoding {
  var _isMissing: Bool { get }
  func _encodeIfPresent<Key>(in container: _OwnKeyedEncoding<Key>, _ key: Key) throws
}

extension Optional: _OptionalCoding {
  var _isMissing: Bool { self == nil }
  func _encodeIfPresent<Key>(in container: _OwnKeyedEncoding<Key>, _ key: Key) throws {
    func encode<T: Encodable>(_ type: T.Type) throws {
      try container.encodeIfPresent(self as! T?, forKey: key)
    }
    if let type = Wrapped.self as? any Encodable.Type { try encode(type) }
  }
}

@native("Coding.path") func _hostPath(
  _ number: Int, _ made: ([Int], [String], [any CodingKey]) -> [any CodingKey]
) -> [any CodingKey]
@native("Coding.container") func _hostContainer(_ number: Int, _ kind: Int) -> Int
@native("Coding.nested") func _hostNested(_ number: Int, _ key: [Any], _ kind: Int) -> Int
@native("Coding.count") func _hostCount(_ number: Int) -> Int
@native("Coding.encode leaf") func _hostEncode<T>(
  _ number: Int, _ key: [Any], _ kind: Int, _ value: T,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws
@native("Coding.encode value") func _hostEncode(
  _ number: Int, _ key: [Any], _ body: (Int) throws -> Void, _ type: String,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws
@native("Coding.encode dictionary") func _hostEncode(
  _ number: Int, _ key: [Any], _ names: [String], _ body: (Int, Int) throws -> Void,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws
