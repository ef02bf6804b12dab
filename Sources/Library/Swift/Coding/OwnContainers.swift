// The containers of coders that a program declares, as `KeyedEncodingContainer` and `KeyedDecodingContainer` hold them.

class _OwnKeyedEncoding<Key: CodingKey> {
  init() {}
  var codingPath: [any CodingKey] { fatalError() }
  func encodeNil(forKey key: Key) throws { fatalError() }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { fatalError() }
  func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws { fatalError() }
  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws { fatalError() }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { fatalError() }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { fatalError() }
  func superEncoder() -> any Encoder { fatalError() }
  func superEncoder(forKey key: Key) -> any Encoder { fatalError() }
}

final class _OwnKeyedEncodingBox<Container: KeyedEncodingContainerProtocol>: _OwnKeyedEncoding<Container.Key> {
  typealias Key = Container.Key
  @stored var container: Container
  init(_ container: Container) {
    self.container = container
    super.init()
  }
  override var codingPath: [any CodingKey] { container.codingPath }
  override func encodeNil(forKey key: Key) throws { try container.encodeNil(forKey: key) }
  override func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    switch T.self {
    case is Bool.Type: try container.encode(value as! Bool, forKey: key)
    case is String.Type: try container.encode(value as! String, forKey: key)
    case is Double.Type: try container.encode(value as! Double, forKey: key)
    case is Float.Type: try container.encode(value as! Float, forKey: key)
    case is Int.Type: try container.encode(value as! Int, forKey: key)
    case is Int8.Type: try container.encode(value as! Int8, forKey: key)
    case is Int16.Type: try container.encode(value as! Int16, forKey: key)
    case is Int32.Type: try container.encode(value as! Int32, forKey: key)
    case is Int64.Type: try container.encode(value as! Int64, forKey: key)
    case is UInt.Type: try container.encode(value as! UInt, forKey: key)
    case is UInt8.Type: try container.encode(value as! UInt8, forKey: key)
    case is UInt16.Type: try container.encode(value as! UInt16, forKey: key)
    case is UInt32.Type: try container.encode(value as! UInt32, forKey: key)
    case is UInt64.Type: try container.encode(value as! UInt64, forKey: key)
    default: try container.encode(value, forKey: key)
    }
  }
  override func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    try container.encodeConditional(object, forKey: key)
  }
  override func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    switch T.self {
    case is Bool.Type: try container.encodeIfPresent(value as! Bool?, forKey: key)
    case is String.Type: try container.encodeIfPresent(value as! String?, forKey: key)
    case is Double.Type: try container.encodeIfPresent(value as! Double?, forKey: key)
    case is Float.Type: try container.encodeIfPresent(value as! Float?, forKey: key)
    case is Int.Type: try container.encodeIfPresent(value as! Int?, forKey: key)
    case is Int8.Type: try container.encodeIfPresent(value as! Int8?, forKey: key)
    case is Int16.Type: try container.encodeIfPresent(value as! Int16?, forKey: key)
    case is Int32.Type: try container.encodeIfPresent(value as! Int32?, forKey: key)
    case is Int64.Type: try container.encodeIfPresent(value as! Int64?, forKey: key)
    case is UInt.Type: try container.encodeIfPresent(value as! UInt?, forKey: key)
    case is UInt8.Type: try container.encodeIfPresent(value as! UInt8?, forKey: key)
    case is UInt16.Type: try container.encodeIfPresent(value as! UInt16?, forKey: key)
    case is UInt32.Type: try container.encodeIfPresent(value as! UInt32?, forKey: key)
    case is UInt64.Type: try container.encodeIfPresent(value as! UInt64?, forKey: key)
    default: try container.encodeIfPresent(value, forKey: key)
    }
  }
  override func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { container.nestedContainer(keyedBy: keyType, forKey: key) }
  override func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    container.nestedUnkeyedContainer(forKey: key)
  }
  override func superEncoder() -> any Encoder { container.superEncoder() }
  override func superEncoder(forKey key: Key) -> any Encoder { container.superEncoder(forKey: key) }
}

class _OwnKeyedDecoding<Key: CodingKey> {
  init() {}
  var codingPath: [any CodingKey] { fatalError() }
  var allKeys: [Key] { fatalError() }
  func contains(_ key: Key) -> Bool { fatalError() }
  func decodeNil(forKey key: Key) throws -> Bool { fatalError() }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { fatalError() }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { fatalError() }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { fatalError() }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { fatalError() }
  func superDecoder() throws -> any Decoder { fatalError() }
  func superDecoder(forKey key: Key) throws -> any Decoder { fatalError() }
}

final class _OwnKeyedDecodingBox<Container: KeyedDecodingContainerProtocol>: _OwnKeyedDecoding<Container.Key> {
  typealias Key = Container.Key
  let container: Container
  init(_ container: Container) {
    self.container = container
    super.init()
  }
  override var codingPath: [any CodingKey] { container.codingPath }
  override var allKeys: [Key] { container.allKeys }
  override func contains(_ key: Key) -> Bool { container.contains(key) }
  override func decodeNil(forKey key: Key) throws -> Bool { try container.decodeNil(forKey: key) }
  override func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    switch type {
    case is Bool.Type: try container.decode(Bool.self, forKey: key) as! T
    case is String.Type: try container.decode(String.self, forKey: key) as! T
    case is Double.Type: try container.decode(Double.self, forKey: key) as! T
    case is Float.Type: try container.decode(Float.self, forKey: key) as! T
    case is Int.Type: try container.decode(Int.self, forKey: key) as! T
    case is Int8.Type: try container.decode(Int8.self, forKey: key) as! T
    case is Int16.Type: try container.decode(Int16.self, forKey: key) as! T
    case is Int32.Type: try container.decode(Int32.self, forKey: key) as! T
    case is Int64.Type: try container.decode(Int64.self, forKey: key) as! T
    case is UInt.Type: try container.decode(UInt.self, forKey: key) as! T
    case is UInt8.Type: try container.decode(UInt8.self, forKey: key) as! T
    case is UInt16.Type: try container.decode(UInt16.self, forKey: key) as! T
    case is UInt32.Type: try container.decode(UInt32.self, forKey: key) as! T
    case is UInt64.Type: try container.decode(UInt64.self, forKey: key) as! T
    default: try container.decode(type, forKey: key)
    }
  }
  override func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    switch type {
    case is Bool.Type: try container.decodeIfPresent(Bool.self, forKey: key) as! T?
    case is String.Type: try container.decodeIfPresent(String.self, forKey: key) as! T?
    case is Double.Type: try container.decodeIfPresent(Double.self, forKey: key) as! T?
    case is Float.Type: try container.decodeIfPresent(Float.self, forKey: key) as! T?
    case is Int.Type: try container.decodeIfPresent(Int.self, forKey: key) as! T?
    case is Int8.Type: try container.decodeIfPresent(Int8.self, forKey: key) as! T?
    case is Int16.Type: try container.decodeIfPresent(Int16.self, forKey: key) as! T?
    case is Int32.Type: try container.decodeIfPresent(Int32.self, forKey: key) as! T?
    case is Int64.Type: try container.decodeIfPresent(Int64.self, forKey: key) as! T?
    case is UInt.Type: try container.decodeIfPresent(UInt.self, forKey: key) as! T?
    case is UInt8.Type: try container.decodeIfPresent(UInt8.self, forKey: key) as! T?
    case is UInt16.Type: try container.decodeIfPresent(UInt16.self, forKey: key) as! T?
    case is UInt32.Type: try container.decodeIfPresent(UInt32.self, forKey: key) as! T?
    case is UInt64.Type: try container.decodeIfPresent(UInt64.self, forKey: key) as! T?
    default: try container.decodeIfPresent(type, forKey: key)
    }
  }
  override func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try container.nestedContainer(keyedBy: type, forKey: key) }
  override func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try container.nestedUnkeyedContainer(forKey: key)
  }
  override func superDecoder() throws -> any Decoder { try container.superDecoder() }
  override func superDecoder(forKey key: Key) throws -> any Decoder { try container.superDecoder(forKey: key) }
}

/// Encodes a value by the container's method for its type.
func _encodeSingle<T: Encodable>(_ value: T, in container: inout any SingleValueEncodingContainer) throws {
  switch T.self {
  case is Bool.Type: try container.encode(value as! Bool)
  case is String.Type: try container.encode(value as! String)
  case is Double.Type: try container.encode(value as! Double)
  case is Float.Type: try container.encode(value as! Float)
  case is Int.Type: try container.encode(value as! Int)
  case is Int8.Type: try container.encode(value as! Int8)
  case is Int16.Type: try container.encode(value as! Int16)
  case is Int32.Type: try container.encode(value as! Int32)
  case is Int64.Type: try container.encode(value as! Int64)
  case is UInt.Type: try container.encode(value as! UInt)
  case is UInt8.Type: try container.encode(value as! UInt8)
  case is UInt16.Type: try container.encode(value as! UInt16)
  case is UInt32.Type: try container.encode(value as! UInt32)
  case is UInt64.Type: try container.encode(value as! UInt64)
  default: try container.encode(value)
  }
}

/// Decodes a value by the container's method for its type.
func _decodeSingle<T: Decodable>(_ type: T.Type, in container: any SingleValueDecodingContainer) throws -> T {
  switch type {
  case is Bool.Type: try container.decode(Bool.self) as! T
  case is String.Type: try container.decode(String.self) as! T
  case is Double.Type: try container.decode(Double.self) as! T
  case is Float.Type: try container.decode(Float.self) as! T
  case is Int.Type: try container.decode(Int.self) as! T
  case is Int8.Type: try container.decode(Int8.self) as! T
  case is Int16.Type: try container.decode(Int16.self) as! T
  case is Int32.Type: try container.decode(Int32.self) as! T
  case is Int64.Type: try container.decode(Int64.self) as! T
  case is UInt.Type: try container.decode(UInt.self) as! T
  case is UInt8.Type: try container.decode(UInt8.self) as! T
  case is UInt16.Type: try container.decode(UInt16.self) as! T
  case is UInt32.Type: try container.decode(UInt32.self) as! T
  case is UInt64.Type: try container.decode(UInt64.self) as! T
  default: try container.decode(type)
  }
}
