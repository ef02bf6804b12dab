import Session
import Trace

/// A server of the Model Context Protocol that offers sessions and file commands as tools for agents, one message per
/// line. `Serving.md` describes the tools.
package final class ToolServer: Service {
  private let workshop: Workshop
  private let version: String
  /// Nil before `initialize`.
  private var agreed: String?
  package let hasEnded = false

  /// The supported versions of the protocol, newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The only version with message batches.
  private static let versionWithLists = "2025-03-26"
  private static let mostInList = 100

  package init(
    _ options: SessionOptions, version: String, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    workshop = Workshop(options, isCancelled: isCancelled)
    self.version = version
  }

  package static let framing = Framing.lines

  // MARK: Messages

  package func answer(_ message: Message) -> Answer {
    guard let json = message.json else { return Answer(bytes: Self.failure(.null, .parse, "no JSON")) }
    if case .array(let messages) = json {
      guard agreed == Self.versionWithLists, !messages.isEmpty, messages.count <= Self.mostInList else {
        return Answer(bytes: Self.failure(.null, .request, "this version of the protocol does not support batches"))
      }
      let answers = messages.compactMap(answer(to:))
      return Answer(bytes: answers.isEmpty ? [] : Self.framing.frame(.array(answers)))
    }
    return Answer(bytes: answer(to: json).map(Self.framing.frame) ?? [])
  }

  private func answer(to json: JSON) -> JSON? {
    guard case .object = json else { return Self.failing(.null, .request, "no object") }
    guard let method = json["method"]?.string else {
      // The server sends the client no requests, so this answers none.
      if json["result"] != nil || json["error"] != nil { return nil }
      return Self.failing(json["id"] ?? .null, .request, "no method")
    }
    guard let id = json["id"] else { return nil }
    guard RequestID(id) != nil else { return Self.failing(.null, .request, "'id' is neither a string nor a number") }
    do throws(ServerFailure) {
      let result = try result(of: method, Parameters(json: json["params"] ?? .null))
      return Self.message([("id", id), ("result", result)])
    } catch {
      return Self.failing(id, error.code, error.message)
    }
  }

  private func result(of method: String, _ parameters: Parameters) throws(ServerFailure) -> JSON {
    switch method {
    case "initialize": return try initialize(parameters)
    case "ping": return .object([])
    case _ where agreed == nil: throw ServerFailure(.request, "'initialize' comes first")
    case "tools/list": return .object([("tools", .array(Tool.all.map(\.json)))])
    case "tools/call": return try call(parameters)
    default: throw ServerFailure(.method, "there is no '\(method)'")
    }
  }

  private func initialize(_ parameters: Parameters) throws(ServerFailure) -> JSON {
    let wanted = try parameters.text("protocolVersion")
    // A client that does not support the offered version disconnects.
    let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    agreed = version
    return .object([
      ("protocolVersion", .string(version)),
      ("capabilities", .object([("tools", .object([("listChanged", .boolean(false))]))])),
      (
        "serverInfo",
        .object([("name", .string("obsh")), ("title", .string("obsh")), ("version", .string(self.version))])
      ),
      (
        "instructions",
        .string(
          """
          obsh runs Swift with SwiftUI and Observation on simulated views. 'open' a package, 'mount' a preview or view, \
          'act' on it, and ask 'why' a view ran or 'why_not'. 'lint', 'migrate', 'compare', 'explore' and 'check' work on \
          files and need no session. Nothing is written to files: edits are answered as ranges.
          """)
      ),
    ])
  }

  // MARK: Tools

  private func call(_ parameters: Parameters) throws(ServerFailure) -> JSON {
    let name = try parameters.text("name")
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      throw ServerFailure(.parameters, "there is no tool '\(ShortAnswer.cut(name, to: 100))'")
    }
    let arguments = Parameters(json: parameters.json["arguments"] ?? .object([]))
    do throws(ServerFailure) {
      guard case .object = arguments.json else { throw ServerFailure(.parameters, "the arguments are not an object") }
      try tool.check(arguments)
      let bytes = try arguments.number("maxBytes", Tool.answerBytes, default: Tool.standardBytes)
      return Self.content(try tool.run(workshop, arguments), bytes: bytes)
    } catch {
      return Self.content(error)
    }
  }

  private static func content(_ failure: ServerFailure) -> JSON {
    let error = JSON.object([("code", .number(failure.code.rawValue)), ("message", .string(failure.message))])
    return content(
      ToolResult(members: [("error", error)], lines: ["error: \(failure.message)"], isError: true),
      bytes: Tool.standardBytes)
  }

  private static func content(_ result: ToolResult, bytes: Int) -> JSON {
    let answer = ShortAnswer(result.members, lines: result.lines, bytes: bytes)
    return .object([
      ("content", .array([.object([("type", .string("text")), ("text", .string(answer.text))])])),
      ("structuredContent", answer.structured), ("isError", .boolean(result.isError)),
    ])
  }

  // MARK: Crashes and cancellation

  package func repeatWork(of message: Message) {
    let method = message.method
    let name = message.json?["params"]?["name"]?.string
    let changesSession = Tool.all.contains { $0.name == name && !$0.isReadOnly }
    if method == "initialize" || method == "tools/call" && changesSession { _ = answer(message) }
    if case .array(let messages)? = message.json { for one in messages { repeatWork(of: Message(one)) } }
  }

  package func answer(toCrashIn message: Message) -> [UInt8] {
    let words = "obsh crashed in this call and has started again without it; the sessions are as they were before it"
    guard let id = message.json?["id"] else { return [] }
    if message.method != "tools/call" { return Self.failure(id, .crash, words) }
    return Self.framing.frame(Self.message([("id", id), ("result", Self.content(ServerFailure(.crash, words)))]))
  }

  package static func cancelled(by message: Message) -> RequestID? {
    message.method == "notifications/cancelled"
      ? message.json?["params"]?["requestId"].flatMap(RequestID.init) : nil
  }

  package static func promptAnswer(to message: Message) -> [UInt8]? {
    guard message.method == "ping", let id = message.json?["id"], RequestID(id) != nil else { return nil }
    return framing.frame(Self.message([("id", id), ("result", .object([]))]))
  }

  /// The protocol requires no answer in this case.
  package static func answer(toCancelled message: Message) -> [UInt8] { [] }

  private static func failure(_ id: JSON, _ code: ServerFailure.Code, _ words: String) -> [UInt8] {
    framing.frame(failing(id, code, words))
  }

  private static func failing(_ id: JSON, _ code: ServerFailure.Code, _ words: String) -> JSON {
    message([("id", id), ("error", ServerFailure(code, words).json)])
  }

  private static func message(_ members: [(String, JSON)]) -> JSON {
    .object([("jsonrpc", .string("2.0"))] + members)
  }
}
