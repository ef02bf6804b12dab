// Errors of coding.

/// An error whose message comes from Foundation, although it has no description.
protocol _CodingFailure {
  var _words: String { get }
}

enum EncodingError: LocalizedError, _CodingFailure, CustomDebugStringConvertible {
  case invalidValue(Any, Context)
  struct Context: Sendable {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  var debugDescription: String {
    switch self {
    case .invalidValue(let value, let context):
      let words = "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))."
      return words + _contextWords(context.codingPath, context.debugDescription, context.underlyingError)
    }
  }
  var _words: String { "The operation could not be completed. The data isn’t in the correct format." }
}

enum DecodingError: LocalizedError, _CodingFailure, CustomDebugStringConvertible {
  case typeMismatch(Any.Type, Context)
  case valueNotFound(Any.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)
  struct Context: Sendable {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  static func dataCorruptedError<K: CodingKey>(
    forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: any UnkeyedDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: container.codingPath + [_CodingKey(_index: container.currentIndex)],
        debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: any SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  var debugDescription: String {
    switch self {
    case .typeMismatch(let type, let context):
      return "DecodingError.typeMismatch: expected value of type \(type)."
        + _contextWords(context.codingPath, context.debugDescription, context.underlyingError)
    case .valueNotFound(let type, let context):
      return "DecodingError.valueNotFound: Expected value of type \(type) but found null instead."
        + _contextWords(context.codingPath, context.debugDescription, context.underlyingError)
    case .keyNotFound(let key, let context):
      return "DecodingError.keyNotFound: Key '\(key.stringValue)' not found in keyed decoding container."
        + _contextWords(context.codingPath, context.debugDescription, context.underlyingError)
    case .dataCorrupted(let context):
      return "DecodingError.dataCorrupted: Data was corrupted."
        + _contextWords(context.codingPath, context.debugDescription, context.underlyingError)
    }
  }
  var _words: String {
    switch self {
    case .keyNotFound, .valueNotFound: "The operation could not be completed. The data is missing."
    case .typeMismatch, .dataCorrupted:
      "The operation could not be completed. The data isn’t in the correct format."
    }
  }
}

func _contextWords(_ path: [any CodingKey], _ words: String, _ underlying: (any Error)?) -> String {
  var text = ""
  for key in path {
    if let index = key.intValue {
      text += "[\(index)]"
    } else {
      if !text.isEmpty { text += "." }
      text += key.stringValue
    }
  }
  var result = text.isEmpty ? "" : " Path: \(text)."
  if !words.isEmpty { result += " Debug description: \(words)" }
  if let underlying { result += " Underlying error: \(String(reflecting: underlying))" }
  return result
}

/// Converts an error of the host to one of the program. Kinds are the cases in their order; the encoding error has
/// kind 4.
func _codingError(
  _ kind: Int, _ type: String, _ words: String, _ kinds: [Int], _ names: [String], _ own: [any CodingKey],
  _ key: [any CodingKey]
) -> any Error {
  let path = _codingPath(kinds, names, own)
  if kind == 4 {
    return EncodingError.invalidValue(type, EncodingError.Context(codingPath: path, debugDescription: words))
  }
  let context = DecodingError.Context(codingPath: path, debugDescription: words)
  switch kind {
  case 0: return DecodingError.typeMismatch(_codedType(type), context)
  case 1: return DecodingError.valueNotFound(_codedType(type), context)
  case 2: return DecodingError.keyNotFound(key.first ?? _CodingKey(stringValue: type), context)
  default: return DecodingError.dataCorrupted(context)
  }
}

func _codedType(_ name: String) -> Any.Type {
  switch name {
  case "Bool": Bool.self
  case "String": String.self
  case "Int": Int.self
  case "Double": Double.self
  case "Float": Float.self
  case "Int8": Int8.self
  case "Int16": Int16.self
  case "Int32": Int32.self
  case "Int64": Int64.self
  case "UInt": UInt.self
  case "UInt8": UInt8.self
  case "UInt16": UInt16.self
  case "UInt32": UInt32.self
  case "UInt64": UInt64.self
  case "Array<Any>": [Any].self
  case "Dictionary<String, Any>": [String: Any].self
  case "Decimal": Decimal.self
  case "Date": Date.self
  case "Data": Data.self
  case "URL": URL.self
  case "UUID": UUID.self
  default: Any.self
  }
}
