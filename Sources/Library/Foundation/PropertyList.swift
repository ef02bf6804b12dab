// Foundation's coders of property lists.

class PropertyListEncoder {
  @stored var outputFormat: PropertyListSerialization.PropertyListFormat
  @stored var userInfo: [CodingUserInfoKey: Any]
  init() {
    outputFormat = .binary
    userInfo = [:]
  }
  func encode<T: Encodable>(_ value: T) throws -> Data {
    let info = userInfo
    do {
      return Data(
        try _encodePropertyList(
          Int(outputFormat.rawValue),
          {
            var container = _HostEncoder($0, info).singleValueContainer()
            try container.encode(value)
          }, "\(T.self)", _codingError))
    } catch EncodingError.invalidValue(_, let context) where context.codingPath.isEmpty {
      throw EncodingError.invalidValue(value, context)
    }
  }
}

class PropertyListDecoder {
  @stored var userInfo: [CodingUserInfoKey: Any]
  init() { userInfo = [:] }
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let info = userInfo
    return try _decodePropertyList(
      0, [], [], [], data._bytes,
      { try _HostSingleDecoding(try _hostDecodingContainer($0, 2, _codingError), info).decode(type) }, _codingError)
  }
  func decode<T: Decodable>(
    _ type: T.Type, from data: Data, format: inout PropertyListSerialization.PropertyListFormat
  ) throws -> T {
    let value = try decode(type, from: data)
    _ = try PropertyListSerialization.propertyList(from: data, options: [], format: &format)
    return value
  }
}

@native("PropertyListEncoder.encode") func _encodePropertyList(
  _ format: Int, _ body: (Int) throws -> Void, _ type: String,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> [UInt8]
@native("PropertyListDecoder.decode") func _decodePropertyList<T>(
  _ options: Int, _ numbers: [Int], _ words: [String], _ custom: [Any], _ bytes: [UInt8], _ body: (Int) throws -> T,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> T
