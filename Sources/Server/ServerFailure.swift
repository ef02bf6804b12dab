import Files
import Trace

/// The error in the answer to a request.
struct ServerFailure: Error {
  /// The error codes of JSON-RPC, and of this server.
  enum Code: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case parameters = -32602
    case noSession = -32000
    case tooManySessions = -32001
    case file = -32002
    case noView = -32003
    case crash = -32004
    case cancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSON { .object([("code", .number(code.rawValue)), ("message", .string(message))]) }
}

/// The parameters of a request, by name.
struct Parameters {
  let json: JSON

  func text(_ name: String) throws(ServerFailure) -> String {
    guard let text = try optionalText(name) else { throw ServerFailure(.parameters, "'\(name)' is missing") }
    return text
  }

  func optionalText(_ name: String) throws(ServerFailure) -> String? {
    switch json[name] {
    case nil, .null: nil
    case .string(let text): text
    default: throw ServerFailure(.parameters, "'\(name)' is not a string")
    }
  }

  func texts(_ name: String) throws(ServerFailure) -> [String]? {
    switch json[name] {
    case nil, .null: return nil
    case .array(let items):
      let texts = items.compactMap(\.string)
      guard texts.count == items.count else { fallthrough }
      return texts
    default: throw ServerFailure(.parameters, "'\(name)' is not a list of strings")
    }
  }

  /// The files and folders that a method works on.
  var paths: [String] {
    get throws(ServerFailure) {
      guard let paths = try texts("paths"), !paths.isEmpty else {
        throw ServerFailure(.parameters, "'paths' is missing")
      }
      return paths
    }
  }

  func number(_ name: String, _ range: ClosedRange<Int>, default standard: Int) throws(ServerFailure) -> Int {
    switch json[name] {
    case nil, .null: return standard
    case .number(let number) where range.contains(number): return number
    default:
      throw ServerFailure(
        .parameters, "'\(name)' is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// A place in a text, in bytes.
  func offset(_ name: String) throws(ServerFailure) -> Int {
    guard json[name] != nil else { throw ServerFailure(.parameters, "'\(name)' is missing") }
    return try number(name, 0...Int.max, default: 0)
  }

  func isTrue(_ name: String) throws(ServerFailure) -> Bool {
    switch json[name] {
    case nil, .null: return false
    case .boolean(let value): return value
    default: throw ServerFailure(.parameters, "'\(name)' is not true or false")
    }
  }
}

/// Does work that reads files. Its errors are the request's, not the server's.
func onFiles<Result>(_ work: () throws -> Result) throws(ServerFailure) -> Result {
  do {
    return try work()
  } catch let failure as ServerFailure {
    throw failure
  } catch let failure as FileFailure {
    throw ServerFailure(.file, failure.words)
  } catch {
    throw ServerFailure(.file, "\(error)")
  }
}
