import Code
import Foundation
import Machine

/// Turns errors of the toolchain's coders into the program's.
struct CodingFailure {
  let machine: Machine
  /// The program's `_codingError`.
  let maker: Value
  /// The name of the type that the host encodes in the form of a `HostEncoding`.
  var type = ""

  func converted(_ error: any Error) -> any Error {
    do {
      switch error {
      case DecodingError.typeMismatch(let type, let context):
        return try made(0, "\(type)", context.codingPath, context.debugDescription)
      case DecodingError.valueNotFound(let type, let context):
        return try made(1, "\(type)", context.codingPath, context.debugDescription)
      case DecodingError.keyNotFound(let key, let context):
        return try made(
          2, key.stringValue, context.codingPath, context.debugDescription, key: (key as? HostKey)?.own)
      case DecodingError.dataCorrupted(let context):
        return try made(3, "", context.codingPath, context.debugDescription)
      case EncodingError.invalidValue(_, let context):
        let words = context.debugDescription.replacingOccurrences(of: "HostEncoding", with: type)
        return try made(4, type, context.codingPath, words)
      case is ThrownError, is Trap, is Park: return error
      // Numbers are read when they are needed: an error in one is an error of the whole text.
      default: return try made(3, "", [], "The given data was not valid JSON.")
      }
    } catch { return error }
  }

  private func made(_ kind: Int, _ type: String, _ path: [any CodingKey], _ words: String, key: Value? = nil) throws
    -> ThrownError
  {
    let parts = PathParts(path)
    return ThrownError(
      value: try machine.call(
        closure: maker,
        [
          Value(kind), Value(type), Value(words), parts.kinds, parts.names, parts.own, Value(key.map { [$0] } ?? []),
        ]))
  }
}

/// A path of keys, in the form that the program's `_codingPath` parses.
struct PathParts {
  let kinds: Value
  let names: Value
  let own: Value

  init(_ path: [any CodingKey]) {
    var kinds: [Value] = []
    var own: [Value] = []
    for key in path {
      if let value = (key as? HostKey)?.own {
        kinds.append(Value(own.count))
        own.append(value)
      } else if let index = key.intValue, key.stringValue == "Index \(index)" {
        kinds.append(Value(-4 - index))
      } else {
        kinds.append(Value("\(type(of: key))" == "_DictionaryCodingKey" ? -3 : -1))
      }
    }
    self.kinds = Value(kinds)
    names = Value(path.map { Value($0.stringValue) })
    self.own = Value(own)
  }
}
