// Decoding. The containers belong to the host: each is represented by a number (see `CodingHost`).

protocol Decodable {
  init(from decoder: any Decoder) throws
}

typealias Codable = Decodable & Encodable

protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}

protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decodeNil() throws -> Bool
  mutating func decode(_ type: Bool.Type) throws -> Bool
  mutating func decode(_ type: String.Type) throws -> String
  mutating func decode(_ type: Double.Type) throws -> Double
  mutating func decode(_ type: Float.Type) throws -> Float
  mutating func decode(_ type: Int.Type) throws -> Int
  mutating func decode(_ type: Int8.Type) throws -> Int8
  mutating func decode(_ type: Int16.Type) throws -> Int16
  mutating func decode(_ type: Int32.Type) throws -> Int32
  mutating func decode(_ type: Int64.Type) throws -> Int64
  mutating func decode(_ type: UInt.Type) throws -> UInt
  mutating func decode(_ type: UInt8.Type) throws -> UInt8
  mutating func decode(_ type: UInt16.Type) throws -> UInt16
  mutating func decode(_ type: UInt32.Type) throws -> UInt32
  mutating func decode(_ type: UInt64.Type) throws -> UInt64
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool?
  mutating func decodeIfPresent(_ type: String.Type) throws -> String?
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double?
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float?
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int?
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8?
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16?
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32?
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64?
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt?
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8?
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16?
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32?
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64?
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
  mutating func superDecoder() throws -> any Decoder
}

extension UnkeyedDecodingContainer {
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: String.Type) throws -> String? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
}

protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decodeNil() -> Bool
  func decode(_ type: Bool.Type) throws -> Bool
  func decode(_ type: String.Type) throws -> String
  func decode(_ type: Double.Type) throws -> Double
  func decode(_ type: Float.Type) throws -> Float
  func decode(_ type: Int.Type) throws -> Int
  func decode(_ type: Int8.Type) throws -> Int8
  func decode(_ type: Int16.Type) throws -> Int16
  func decode(_ type: Int32.Type) throws -> Int32
  func decode(_ type: Int64.Type) throws -> Int64
  func decode(_ type: UInt.Type) throws -> UInt
  func decode(_ type: UInt8.Type) throws -> UInt8
  func decode(_ type: UInt16.Type) throws -> UInt16
  func decode(_ type: UInt32.Type) throws -> UInt32
  func decode(_ type: UInt64.Type) throws -> UInt64
  func decode<T: Decodable>(_ type: T.Type) throws -> T
}

struct _HostDecoder: Decoder {
  let _number: Int
  let userInfo: [CodingUserInfoKey: Any]
  init(_ number: Int, _ userInfo: _CodingInfo) {
    _number = number
    self.userInfo = userInfo
  }
  var codingPath: [any CodingKey] { _hostPath(_number, _codingPath) }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer<Key>(try _hostDecodingContainer(_number, 0, _codingError), userInfo)
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    _HostUnkeyedDecoding(try _hostDecodingContainer(_number, 1, _codingError), userInfo)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    _HostSingleDecoding(try _hostDecodingContainer(_number, 2, _codingError), userInfo)
  }
}

/// For members that the language synthesizes: the closure gets the type of the property.
func _decoded<T>(_ decode: (T.Type) throws -> T) rethrows -> T { try decode(T.self) }
func _decodedIfPresent<T>(_ decode: (T.Type) throws -> T?) rethrows -> T? { try decode(T.self) }

struct KeyedDecodingContainer<K: CodingKey>: KeyedDecodingContainerProtocol {
  typealias Key = K
  let _number: Int
  let _info: _CodingInfo
  /// The container of a decoder that the program declares.
  let _own: _OwnKeyedDecoding<K>?
  init(_ number: Int, _ info: _CodingInfo) {
    _number = number
    _info = info
    _own = nil
  }
  init<Container: KeyedDecodingContainerProtocol>(_ container: Container) where Container.Key == K {
    _number = 0
    _info = [:]
    _own = _OwnKeyedDecodingBox(container)
  }
  var codingPath: [any CodingKey] { _own?.codingPath ?? _hostPath(_number, _codingPath) }
  var allKeys: [K] { _own?.allKeys ?? _hostKeys(_number).compactMap { K(stringValue: $0) } }
  func contains(_ key: K) -> Bool { _own?.contains(key) ?? _hostContains(_number, _hostKey(key)) }
  func decodeNil(forKey key: K) throws -> Bool {
    if let _own { return try _own.decodeNil(forKey: key) }
    return try _hostDecodeNil(_number, _hostKey(key), _codingError)
  }
  func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T {
    if let _own { return try _own.decode(type, forKey: key) }
    return try _decode(type, _number, _hostKey(key), _info)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
    if let _own { return try _own.decodeIfPresent(type, forKey: key) }
    if !contains(key) { return nil }
    if try decodeNil(forKey: key) { return nil }
    return try _decode(type, _number, _hostKey(key), _info)
  }
  /// For members that the language synthesizes.
  func _decodeProperty<T>(forKey key: K) throws -> T {
    guard let type = T.self as? any Decodable.Type else { _trap("Coding", "\(T.self) cannot be decoded") }
    if let _own { return try _decodeAny(type, of: _own, key) as! T }
    return try _decodeAny(type, _number, _hostKey(key), _info) as! T
  }
  func _decodeOptionalProperty<T>(forKey key: K) throws -> T? {
    if let _own {
      guard let type = T.self as? any Decodable.Type else { _trap("Coding", "\(T.self) cannot be decoded") }
      return try _decodeAny(ifPresent: type, of: _own, key) as! T?
    }
    if !contains(key) { return nil }
    if try decodeNil(forKey: key) { return nil }
    let value: T = try _decodeProperty(forKey: key)
    return value
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: K
  ) throws -> KeyedDecodingContainer<NestedKey> {
    if let _own { return try _own.nestedContainer(keyedBy: type, forKey: key) }
    return KeyedDecodingContainer<NestedKey>(try _hostNestedDecoding(_number, _hostKey(key), 0, _codingError), _info)
  }
  func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
    if let _own { return try _own.nestedUnkeyedContainer(forKey: key) }
    return _HostUnkeyedDecoding(try _hostNestedDecoding(_number, _hostKey(key), 1, _codingError), _info)
  }
  func superDecoder() throws -> any Decoder {
    if let _own { return try _own.superDecoder() }
    return _HostDecoder(try _hostNestedDecoding(_number, [], 2, _codingError), _info)
  }
  func superDecoder(forKey key: K) throws -> any Decoder {
    if let _own { return try _own.superDecoder(forKey: key) }
    return _HostDecoder(try _hostNestedDecoding(_number, _hostKey(key), 2, _codingError), _info)
  }
}

func _decodeAny<T: Decodable, Key>(_ type: T.Type, of container: _OwnKeyedDecoding<Key>, _ key: Key) throws -> Any {
  try container.decode(type, forKey: key)
}

func _decodeAny<T: Decodable, Key>(
  ifPresent type: T.Type, of container: _OwnKeyedDecoding<Key>, _ key: Key
) throws -> Any? {
  try container.decodeIfPresent(type, forKey: key)
}

struct _HostUnkeyedDecoding: UnkeyedDecodingContainer {
  @stored var _number: Int
  let _info: _CodingInfo
  /// The position in the container. A copy of the container continues by itself.
  @stored var currentIndex: Int
  init(_ number: Int, _ info: _CodingInfo) {
    _number = number
    _info = info
    currentIndex = 0
  }
  var codingPath: [any CodingKey] { _hostPath(_number, _codingPath) }
  var count: Int? { _hostCount(_number) }
  var isAtEnd: Bool { currentIndex >= _hostCount(_number) }
  mutating func _step<T>(_ work: (Int, _CodingInfo) throws -> T) rethrows -> T {
    _number = _hostUnkeyed(_number, at: currentIndex)
    defer { currentIndex = _hostIndex(_number) }
    return try work(_number, _info)
  }
  mutating func decodeNil() throws -> Bool { try _step { number, _ in try _hostDecodeNil(number, [], _codingError) } }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try _step { number, info in try _decode(type, number, [], info) }
  }
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    if try decodeNil() { return nil }
    return try decode(type)
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _step { number, info in
      KeyedDecodingContainer<NestedKey>(try _hostNestedDecoding(number, [], 0, _codingError), info)
    }
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try _step { number, info in _HostUnkeyedDecoding(try _hostNestedDecoding(number, [], 1, _codingError), info) }
  }
  mutating func superDecoder() throws -> any Decoder {
    try _step { number, info in _HostDecoder(try _hostNestedDecoding(number, [], 2, _codingError), info) }
  }
}

struct _HostSingleDecoding: SingleValueDecodingContainer {
  let _number: Int
  let _info: _CodingInfo
  init(_ number: Int, _ info: _CodingInfo) {
    _number = number
    _info = info
  }
  var codingPath: [any CodingKey] { _hostPath(_number, _codingPath) }
  func decodeNil() -> Bool {
    do { return try _hostDecodeNil(_number, [], _codingError) } catch { return false }
  }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decode(type, _number, [], _info) }
}

/// The same for a type that is known only at run time.
func _decodeAny(_ type: any Decodable.Type, _ container: Int, _ key: [Any], _ info: _CodingInfo) throws -> Any {
  if let leaf = type as? any _HostCoded.Type { return try leaf._decode(container, key) }
  if let dictionary = type as? any _StringKeyedDecoding.Type { return try dictionary._decode(container, key, info) }
  let value: Any = try _hostDecode(
    container, key, { try type.init(from: _HostDecoder($0, info)) as Any }, _codingError)
  return value
}

/// Decodes a value of a container: types known to the host by the host, all others by their own `init(from:)`.
func _decode<T: Decodable>(
  _ type: T.Type, _ container: Int, _ key: [Any], _ info: _CodingInfo
) throws -> T {
  if let leaf = type as? any _HostCoded.Type { return try leaf._decode(container, key) as! T }
  if let dictionary = type as? any _StringKeyedDecoding.Type {
    return try dictionary._decode(container, key, info) as! T
  }
  return try _hostDecode(container, key, { try T(from: _HostDecoder($0, info)) }, _codingError)
}

@native("Coding.decoding container") func _hostDecodingContainer(
  _ number: Int, _ kind: Int,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> Int
@native("Coding.nested decoding") func _hostNestedDecoding(
  _ number: Int, _ key: [Any], _ kind: Int,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> Int
@native("Coding.keys") func _hostKeys(_ number: Int) -> [String]
@native("Coding.contains") func _hostContains(_ number: Int, _ key: [Any]) -> Bool
@native("Coding.index") func _hostIndex(_ number: Int) -> Int
/// The number of the same unkeyed container at that index.
@native("Coding.at index") func _hostUnkeyed(_ number: Int, at index: Int) -> Int
@native("Coding.decode nil") func _hostDecodeNil(
  _ number: Int, _ key: [Any],
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> Bool
@native("Coding.decode leaf") func _hostDecode<T>(
  _ number: Int, _ key: [Any], _ kind: Int,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> T
@native("Coding.decode value") func _hostDecode<T>(
  _ number: Int, _ key: [Any], _ body: (Int) throws -> T,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> T
@native("Coding.decode dictionary") func _hostDecode(
  _ number: Int, _ key: [Any], _ body: (Int, String) throws -> Void,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws
