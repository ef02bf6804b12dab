// Foundation's coders of JSON and property lists. The toolchain's do the work, with the strategies given here.

class JSONEncoder {
  @stored var outputFormatting: OutputFormatting
  @stored var dateEncodingStrategy: DateEncodingStrategy
  @stored var dataEncodingStrategy: DataEncodingStrategy
  @stored var keyEncodingStrategy: KeyEncodingStrategy
  @stored var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy
  @stored var userInfo: [CodingUserInfoKey: Any]
  init() {
    outputFormatting = []
    dateEncodingStrategy = .deferredToDate
    dataEncodingStrategy = .base64
    keyEncodingStrategy = .useDefaultKeys
    nonConformingFloatEncodingStrategy = .throw
    userInfo = [:]
  }
  struct OutputFormatting: OptionSet, Sendable {
    typealias Element = JSONEncoder.OutputFormatting
    typealias ArrayLiteralElement = JSONEncoder.OutputFormatting
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var prettyPrinted: OutputFormatting { OutputFormatting(rawValue: 1) }
    static var sortedKeys: OutputFormatting { OutputFormatting(rawValue: 2) }
    static var withoutEscapingSlashes: OutputFormatting { OutputFormatting(rawValue: 8) }
  }
  enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Date, any Encoder) throws -> Void)
  }
  enum DataEncodingStrategy {
    case base64
    case deferredToData
    case custom((Data, any Encoder) throws -> Void)
  }
  enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  enum NonConformingFloatEncodingStrategy {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  func encode<T: Encodable>(_ value: T) throws -> Data {
    let info = userInfo
    var numbers = [0, 0, 0, 0]
    var words: [String] = []
    var ofKey: (([Int], [String], [any CodingKey]) -> String) = { _, _, _ in "" }
    var ofDate: (Double, Int) throws -> Void = { _, _ in }
    var ofData: ([UInt8], Int) throws -> Void = { _, _ in }
    switch keyEncodingStrategy {
    case .useDefaultKeys: break
    case .convertToSnakeCase: numbers[0] = 1
    case .custom(let make):
      numbers[0] = 2
      ofKey = { make(_codingPath($0, $1, $2)).stringValue }
    }
    switch dateEncodingStrategy {
    case .deferredToDate: break
    case .secondsSince1970: numbers[1] = 1
    case .millisecondsSince1970: numbers[1] = 2
    case .iso8601: numbers[1] = 3
    case .formatted(let formatter):
      numbers[1] = 4
      ofDate = { seconds, number in
        var container = _HostEncoder(number, info).singleValueContainer()
        try container.encode(formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds)))
      }
    case .custom(let write):
      numbers[1] = 4
      ofDate = { try write(Date(timeIntervalSinceReferenceDate: $0), _HostEncoder($1, info)) }
    }
    switch dataEncodingStrategy {
    case .base64: break
    case .deferredToData: numbers[2] = 1
    case .custom(let write):
      numbers[2] = 2
      ofData = { try write(Data($0), _HostEncoder($1, info)) }
    }
    if case .convertToString(let positive, let negative, let nan) = nonConformingFloatEncodingStrategy {
      numbers[3] = 1
      words = [positive, negative, nan]
    }
    return Data(
      try _encodeJSON(
        Int(outputFormatting.rawValue), numbers, words, [ofKey, ofDate, ofData],
        {
          var container = _HostEncoder($0, info).singleValueContainer()
          try container.encode(value)
        }, "\(T.self)", _codingError))
  }
}

@native("JSONEncoder.encode") func _encodeJSON(
  _ format: Int, _ numbers: [Int], _ words: [String], _ custom: [Any], _ body: (Int) throws -> Void, _ type: String,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> [UInt8]

class JSONDecoder {
  @stored var dateDecodingStrategy: DateDecodingStrategy
  @stored var dataDecodingStrategy: DataDecodingStrategy
  @stored var keyDecodingStrategy: KeyDecodingStrategy
  @stored var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy
  @stored var allowsJSON5: Bool
  @stored var assumesTopLevelDictionary: Bool
  @stored var userInfo: [CodingUserInfoKey: Any]
  init() {
    dateDecodingStrategy = .deferredToDate
    dataDecodingStrategy = .base64
    keyDecodingStrategy = .useDefaultKeys
    nonConformingFloatDecodingStrategy = .throw
    allowsJSON5 = false
    assumesTopLevelDictionary = false
    userInfo = [:]
  }
  enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }
  enum DataDecodingStrategy {
    case base64
    case deferredToData
    case custom((any Decoder) throws -> Data)
  }
  enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  enum NonConformingFloatDecodingStrategy {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let info = userInfo
    var numbers = [0, 0, 0, 0]
    var words: [String] = []
    var ofKey: (([Int], [String], [any CodingKey]) -> String) = { _, _, _ in "" }
    var ofDate: (Int) throws -> Double = { _ in 0 }
    var ofData: (Int) throws -> [UInt8] = { _ in [] }
    switch keyDecodingStrategy {
    case .useDefaultKeys: break
    case .convertFromSnakeCase: numbers[0] = 1
    case .custom(let make):
      numbers[0] = 2
      ofKey = { make(_codingPath($0, $1, $2)).stringValue }
    }
    switch dateDecodingStrategy {
    case .deferredToDate: break
    case .secondsSince1970: numbers[1] = 1
    case .millisecondsSince1970: numbers[1] = 2
    case .iso8601: numbers[1] = 3
    case .formatted(let formatter):
      numbers[1] = 4
      ofDate = { number in
        let decoder = _HostDecoder(number, info)
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let date = formatter.date(from: text) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Date string does not match format expected by formatter."))
        }
        return date.timeIntervalSinceReferenceDate
      }
    case .custom(let read):
      numbers[1] = 4
      ofDate = { try read(_HostDecoder($0, info)).timeIntervalSinceReferenceDate }
    }
    switch dataDecodingStrategy {
    case .base64: break
    case .deferredToData: numbers[2] = 1
    case .custom(let read):
      numbers[2] = 2
      ofData = { try read(_HostDecoder($0, info))._bytes }
    }
    if case .convertFromString(let positive, let negative, let nan) = nonConformingFloatDecodingStrategy {
      numbers[3] = 1
      words = [positive, negative, nan]
    }
    return try _decodeJSON(
      (allowsJSON5 ? 1 : 0) + (assumesTopLevelDictionary ? 2 : 0), numbers, words, [ofKey, ofDate, ofData],
      data._bytes,
      { try _HostSingleDecoding(try _hostDecodingContainer($0, 2, _codingError), info).decode(type) }, _codingError)
  }
}

@native("JSONDecoder.decode") func _decodeJSON<T>(
  _ options: Int, _ numbers: [Int], _ words: [String], _ custom: [Any], _ bytes: [UInt8], _ body: (Int) throws -> T,
  _ failure: (Int, String, String, [Int], [String], [any CodingKey], [any CodingKey]) -> any Error
) throws -> T
