// Coding of the standard library's types.

/// A type that the host codes itself.
protocol _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws
  static func _decode(_ container: Int, _ key: [Any]) throws -> Self
  /// The same with a coder that the program declares.
  func _encodeOwn(to encoder: any Encoder) throws
  static func _decodeOwn(from decoder: any Decoder) throws -> Self
}

extension _HostCoded {
  func encode(to encoder: any Encoder) throws {
    guard let host = encoder as? _HostEncoder else { return try _encodeOwn(to: encoder) }
    try _encode(_hostContainer(host._number, 2), [])
  }
  func _encodeOwn(to encoder: any Encoder) throws {
    guard let value = self as? any Encodable else { return }
    var container = encoder.singleValueContainer()
    try _encodeSingle(value, in: &container)
  }
  static func _decodeOwn(from decoder: any Decoder) throws -> Self {
    guard let type = Self.self as? any Decodable.Type else { _trap("Coding", "\(Self.self) cannot be decoded") }
    return try _decodeSingle(type, in: decoder.singleValueContainer()) as! Self
  }
  init(from decoder: any Decoder) throws {
    guard let host = decoder as? _HostDecoder else {
      self = try Self._decodeOwn(from: decoder)
      return
    }
    self = try Self._decode(_hostDecodingContainer(host._number, 2, _codingError), [])
  }
}

extension Bool: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 0, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Bool {
    try _hostDecode(container, key, 0, _codingError)
  }
}

extension String: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 1, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> String {
    try _hostDecode(container, key, 1, _codingError)
  }
}

extension Double: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    let value = self
    try _hostEncode(
      container, key, 2, self,
      { _, _, words, kinds, names, own, _ in
        EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: _codingPath(kinds, names, own), debugDescription: words))
      })
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Double {
    try _hostDecode(container, key, 2, _codingError)
  }
}

extension Float: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    let value = self
    try _hostEncode(
      container, key, 3, self,
      { _, _, words, kinds, names, own, _ in
        EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: _codingPath(kinds, names, own), debugDescription: words))
      })
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Float {
    try _hostDecode(container, key, 3, _codingError)
  }
}

extension Int: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 4, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Int {
    try _hostDecode(container, key, 4, _codingError)
  }
}

extension Int8: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 5, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Int8 {
    try _hostDecode(container, key, 5, _codingError)
  }
}

extension Int16: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 6, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Int16 {
    try _hostDecode(container, key, 6, _codingError)
  }
}

extension Int32: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 7, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Int32 {
    try _hostDecode(container, key, 7, _codingError)
  }
}

extension Int64: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 8, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Int64 {
    try _hostDecode(container, key, 8, _codingError)
  }
}

extension UInt: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 9, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> UInt {
    try _hostDecode(container, key, 9, _codingError)
  }
}

extension UInt8: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 10, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> UInt8 {
    try _hostDecode(container, key, 10, _codingError)
  }
}

extension UInt16: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 11, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> UInt16 {
    try _hostDecode(container, key, 11, _codingError)
  }
}

extension UInt32: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 12, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> UInt32 {
    try _hostDecode(container, key, 12, _codingError)
  }
}

extension UInt64: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 13, self, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> UInt64 {
    try _hostDecode(container, key, 13, _codingError)
  }
}

extension Optional: Encodable where Wrapped: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .some(let wrapped): try container.encode(wrapped)
    }
  }
}

extension Optional: Decodable where Wrapped: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { self = .none } else { self = .some(try container.decode(Wrapped.self)) }
  }
}

extension RawRepresentable where Self: Encodable, RawValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try _encodeSingle(rawValue, in: &container)
  }
}

extension RawRepresentable where Self: Decodable, RawValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let raw = try _decodeSingle(RawValue.self, in: container)
    guard let value = Self(rawValue: raw) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(raw)"))
    }
    self = value
  }
}

/// The registrar of an observable class, which is coded as an empty object.
struct _CodedRegistrar: Encodable {
  func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: _CodingKey.self) }
}

extension Never: Codable {
  func encode(to encoder: any Encoder) throws {}
  init(from decoder: any Decoder) throws {
    throw DecodingError.typeMismatch(
      Never.self,
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "Unable to decode an instance of Never."))
  }
}

/// Coded as the two halves of its attoseconds.
extension Duration: Codable {
  func encode(to encoder: any Encoder) throws {
    let unit: Int64 = 1_000_000_000_000_000_000
    let product = _seconds.multipliedFullWidth(by: unit)
    let sum = product.low.addingReportingOverflow(UInt64(bitPattern: _attoseconds))
    var container = encoder.unkeyedContainer()
    try container.encode(product.high + (_attoseconds < 0 ? -1 : 0) + (sum.overflow ? 1 : 0))
    try container.encode(sum.partialValue)
  }
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let high = try container.decode(Int64.self)
    let low = try container.decode(UInt64.self)
    let unit: Int64 = 1_000_000_000_000_000_000
    let parts = unit.dividingFullWidth((high, low))
    self.init(secondsComponent: parts.quotient, attosecondsComponent: parts.remainder)
  }
}
