// Coding of Foundation's own values.

extension Date: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 14, timeIntervalSinceReferenceDate, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Date {
    let seconds: Double = try _hostDecode(container, key, 14, _codingError)
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}

extension URL: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 16, absoluteString, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> URL {
    let text: String = try _hostDecode(container, key, 16, _codingError)
    return URL(string: text)!
  }
}

extension UUID: Codable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = UUID(uuidString: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Attempted to decode UUID from invalid UUID string."))
    }
    self = value
  }
}

/// Coded as true if it is forward.
extension SortOrder: Codable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self == .forward)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.decode(Bool.self) ? .forward : .reverse
  }
}
