// The keyed containers that coders of a program have. They may treat each type that all formats have in a way of its own.

/// The default implementations of the containers' requirements, which no lookup finds: a call of `decodeIfPresent`
/// need not choose among the methods for all types.
protocol _BuiltinKeyedEncoding {}
protocol _BuiltinKeyedDecoding {}

protocol KeyedEncodingContainerProtocol: _BuiltinKeyedEncoding {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil(forKey key: Key) throws
  mutating func encode(_ value: Bool, forKey key: Key) throws
  mutating func encode(_ value: String, forKey key: Key) throws
  mutating func encode(_ value: Double, forKey key: Key) throws
  mutating func encode(_ value: Float, forKey key: Key) throws
  mutating func encode(_ value: Int, forKey key: Key) throws
  mutating func encode(_ value: Int8, forKey key: Key) throws
  mutating func encode(_ value: Int16, forKey key: Key) throws
  mutating func encode(_ value: Int32, forKey key: Key) throws
  mutating func encode(_ value: Int64, forKey key: Key) throws
  mutating func encode(_ value: UInt, forKey key: Key) throws
  mutating func encode(_ value: UInt8, forKey key: Key) throws
  mutating func encode(_ value: UInt16, forKey key: Key) throws
  mutating func encode(_ value: UInt32, forKey key: Key) throws
  mutating func encode(_ value: UInt64, forKey key: Key) throws
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
  mutating func superEncoder(forKey key: Key) -> any Encoder
}

extension _BuiltinKeyedEncoding where Self: KeyedEncodingContainerProtocol {
  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    try encode(object, forKey: key)
  }
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
}

protocol KeyedDecodingContainerProtocol: _BuiltinKeyedDecoding {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  var allKeys: [Key] { get }
  func contains(_ key: Key) -> Bool
  func decodeNil(forKey key: Key) throws -> Bool
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool
  func decode(_ type: String.Type, forKey key: Key) throws -> String
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool?
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String?
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double?
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float?
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int?
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8?
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16?
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32?
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64?
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt?
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8?
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16?
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32?
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64?
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey>
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  func superDecoder() throws -> any Decoder
  func superDecoder(forKey key: Key) throws -> any Decoder
}

extension _BuiltinKeyedDecoding where Self: KeyedDecodingContainerProtocol {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
}
