import Session
import Trace

/// A server of sessions and file commands for other programs: JSON-RPC 2.0, framed as in the Language Server
/// Protocol. `Serving.md` describes its methods.
package final class Server: Service {
  private var sessions: [String: ServedSession] = [:]
  private var sessionCount = 0
  private let options: SessionOptions
  private let version: String
  private let isCancelled: @Sendable () -> Bool
  package private(set) var hasEnded = false

  /// The version of the methods and their results, which increases with each incompatible change.
  static let protocolVersion = 1
  private static let mostSessions = 16

  /// - Parameters:
  ///   - options: The options of sessions, unless a client requests others.
  ///   - isCancelled: Returns true if the running request has been cancelled.
  package init(
    _ options: SessionOptions, version: String, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.options = options
    self.version = version
    self.isCancelled = isCancelled
  }

  package static let framing = Framing.headers

  package func answer(_ message: Message) -> Answer {
    guard let json = message.json else { return Answer(bytes: Self.failure(.null, .parse, "no message")) }
    let id = json["id"]
    guard case .object = json, let method = message.method else {
      return Answer(bytes: Self.failure(id ?? .null, .request, "no method"))
    }
    do throws(ServerFailure) {
      let result = try result(of: method, Parameters(json: json["params"] ?? .null))
      return Answer(bytes: id.map { Self.sent([("id", $0), ("result", result)]) } ?? [])
    } catch {
      // A notification gets no answer, not even an error.
      return Answer(bytes: id.map { Self.failure($0, error.code, error.message) } ?? [])
    }
  }

  package func repeatWork(of message: Message) {
    if let method = message.method, method.hasPrefix("session.") { _ = answer(message) }
  }

  package func answer(toCrashIn message: Message) -> [UInt8] {
    guard let id = message.json?["id"] else { return [] }
    let words = "obsh crashed in this request and has started again; the sessions are as they were before it"
    return Self.failure(id, .crash, words)
  }

  package static func cancelled(by message: Message) -> RequestID? {
    message.method == "$/cancelRequest" ? message.json?["params"]?["id"].flatMap(RequestID.init) : nil
  }

  package static func promptAnswer(to message: Message) -> [UInt8]? { nil }

  package static func answer(toCancelled message: Message) -> [UInt8] {
    message.json?["id"].map { failure($0, .cancelled, "the request was cancelled") } ?? []
  }

  private static func failure(_ id: JSON, _ code: ServerFailure.Code, _ words: String) -> [UInt8] {
    sent([("id", id), ("error", ServerFailure(code, words).json)])
  }

  private static func sent(_ members: [(String, JSON)]) -> [UInt8] {
    framing.frame(.object([("jsonrpc", .string("2.0"))] + members))
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
    case "session.whyNot": return try session(parameters).whyNot(try parameters.text("view"))
    case "session.drawing": return try session(parameters).drawing
    case "session.complete":
      return try session(parameters).completions(try parameters.text("text"), at: try parameters.offset("offset"))
    case "session.inspect":
      return try session(parameters).inspection(try parameters.text("text"), at: try parameters.offset("offset"))
    case "session.isComplete": return try session(parameters).completeness(of: try parameters.text("text"))
    case "session.graph": return try session(parameters).graph
    case "session.state": return try session(parameters).state
    case "session.reset":
      try session(parameters).reset()
      return .object([])
    case "session.end":
      _ = try session(parameters)
      sessions[try parameters.text("session")] = nil
      return .object([])
    case "lint": return try files.lint(parameters)
    case "compare": return try files.compare(parameters)
    case "explore": return try files.explore(parameters)
    case "migrate": return try files.migrate(parameters)
    case "open": return try files.open(parameters)
    case "shutdown":
      hasEnded = true
      return .object([])
    default: throw ServerFailure(.method, "there is no '\(method)'")
    }
  }

  private var files: FileMethods { FileMethods(options, isCancelled: isCancelled) }

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
        let levels = TraceLevel.allCases.map(\.rawValue).joined(separator: ", ")
        throw ServerFailure(.parameters, "'trace' must be one of \(levels)")
      }
      options.traceLevel = level
    }
    // A client may request lower limits than the server's, but not higher ones.
    let most = options.limits.steps ?? .max
    options.limits.steps = try parameters.number("maxSteps", 1...most, default: most)
    options.ceiling.steps = options.limits.steps
    sessionCount += 1
    let name = "s\(sessionCount)"
    sessions[name] = ServedSession(options, showsAll: try parameters.isTrue("shell"))
    return .object([("session", .string(name)), ("version", .number(Self.protocolVersion))])
  }
}
