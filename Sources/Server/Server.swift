import LanguageServer
import Session
import Trace

/// Sessions and the commands on files, for programs: JSON-RPC 2.0, framed as in the Language Server Protocol. The page
/// `Serving.md` has its methods.
///
/// It takes the bytes that a client sends, and gives those that the client is to get. Whatever comes, it goes on.
package final class Server {
  private var frames = MessageFrames()
  private var sessions: [String: ServedSession] = [:]
  private var sessionCount = 0
  private var answer: [UInt8] = []
  private let options: SessionOptions
  private let version: String
  /// Whether a client has said that it needs no more.
  package private(set) var hasEnded = false

  /// Counts with the methods and their results: raised when a program that worked before would no longer.
  static let protocolVersion = 1
  private static let mostSessions = 16

  /// - Parameter options: Those of sessions, unless a client asks for others.
  package init(_ options: SessionOptions, version: String) {
    self.options = options
    self.version = version
  }

  /// The bytes to be sent for the bytes that have come.
  package func receive(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    answer = []
    frames.add(bytes)
    while !hasEnded, let frame = frames.next() {
      switch frame {
      case .message(let body): take(body)
      case .garbage: send(.null, failure: ServerFailure(.parse, "no message"))
      }
    }
    return answer
  }

  private func take(_ body: [UInt8]) {
    guard let message = JSONText.value(of: body) else { return send(.null, failure: ServerFailure(.parse, "no JSON")) }
    let id = message["id"]
    guard case .object = message, let method = message["method"]?.string else {
      return send(id ?? .null, failure: ServerFailure(.request, "no method"))
    }
    do throws(ServerFailure) {
      let result = try result(of: method, Parameters(json: message["params"] ?? .null))
      if let id { send([("id", id), ("result", result)]) }
    } catch {
      // A notice gets no answer, not even an error.
      if let id { send(id, failure: error) }
    }
  }

  private func send(_ id: JSON, failure: ServerFailure) { send([("id", id), ("error", failure.json)]) }

  private func send(_ members: [(String, JSON)]) {
    answer += MessageFrames.frame(JSON.object([("jsonrpc", .string("2.0"))] + members).text)
  }

  // MARK: Methods

  private func result(of method: String, _ parameters: Parameters) throws(ServerFailure) -> JSON {
    switch method {
    case "version":
      return .object([("version", .number(Self.protocolVersion)), ("obsh", .string(version))])
    case "session.new": return try newSession(parameters)
    case "session.input": return try session(parameters).input(try parameters.text("text"))
    case "session.screen": return try session(parameters).screen
    case "session.why": return try session(parameters).why(try parameters.text("view"))
    case "session.graph": return try session(parameters).graph
    case "session.state": return try session(parameters).state
    case "session.reset":
      try session(parameters).reset()
      return .object([])
    case "session.end":
      _ = try session(parameters)
      sessions[try parameters.text("session")] = nil
      return .object([])
    case "lint": return try FileMethods(options).lint(parameters)
    case "compare": return try FileMethods(options).compare(parameters)
    case "explore": return try FileMethods(options).explore(parameters)
    case "migrate": return try FileMethods(options).migrate(parameters)
    case "open": return try FileMethods(options).open(parameters)
    case "shutdown":
      hasEnded = true
      return .object([])
    default: throw ServerFailure(.method, "there is no '\(method)'")
    }
  }

  private func session(_ parameters: Parameters) throws(ServerFailure) -> ServedSession {
    let name = try parameters.text("session")
    guard let session = sessions[name] else { throw ServerFailure(.noSession, "there is no session '\(name)'") }
    return session
  }

  private func newSession(_ parameters: Parameters) throws(ServerFailure) -> JSON {
    guard sessions.count < Self.mostSessions else {
      throw ServerFailure(.tooManySessions, "there are \(Self.mostSessions) sessions already; 'session.end' ends one")
    }
    var options = options
    if let name = try parameters.optionalText("trace") {
      guard let level = TraceLevel(rawValue: name) else {
        throw ServerFailure(.parameters, "'trace' is one of \(TraceLevel.allCases.map(\.rawValue))")
      }
      options.traceLevel = level
    }
    // A client may ask for less than the server gives, and not for more.
    let most = options.limits.steps ?? .max
    options.limits.steps = try parameters.number("maxSteps", 1...most, default: most)
    options.ceiling.steps = options.limits.steps
    sessionCount += 1
    let name = "s\(sessionCount)"
    sessions[name] = ServedSession(options)
    return .object([("session", .string(name)), ("version", .number(Self.protocolVersion))])
  }
}
