// Coding of Foundation's own values.

extension Date: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws {
    try _hostEncode(container, key, 14, timeIntervalSinceReferenceDate, _codingError)
  }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Date {
    let seconds: Double = try _hostDecode(container, key, 14, _codingError)
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
  func _encodeOwn(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(timeIntervalSinceReferenceDate)
  }
  static func _decodeOwn(from decoder: any Decoder) throws -> Date {
    Date(timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self))
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
  func _encodeOwn(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _URLKeys.self)
    try container.encode(relativeString, forKey: .relative)
    if let baseURL { try container.encode(baseURL, forKey: .base) }
  }
  static func _decodeOwn(from decoder: any Decoder) throws -> URL {
    let container = try decoder.container(keyedBy: _URLKeys.self)
    let relative = try container.decode(String.self, forKey: .relative)
    let base = try container.decodeIfPresent(URL.self, forKey: .base)
    guard let url = URL(string: relative, relativeTo: base) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
    }
    return url
  }
}

enum _URLKeys: Int, CodingKey {
  case base, relative
  var stringValue: String { self == .base ? "base" : "relative" }
  init?(stringValue: String) {
    switch stringValue {
    case "base": self = .base
    case "relative": self = .relative
    default: return nil
    }
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
