import Foundation

@testable import Server
@testable import Session

/// An agent's client: a message a line.
struct Agent {
  struct Result {
    let data: [String: Any]
    let text: String
    /// Bytes of the data.
    let size: Int
    let isError: Bool
  }

  private let server: ToolServer
  private var reader = MessageReader(ToolServer.framing)
  private var nextID = 0

  init(steps: Int = 20_000, begins: Bool = true) {
    var options = SessionOptions(.shell)
    options.showsTrace = false
    options.tracesLines = true
    options.canWriteFiles = false
    options.limits.steps = steps
    server = ToolServer(options, version: "test")
    if begins { _ = result("initialize", ["protocolVersion": ToolServer.versions[0]]) }
  }

  static func line(_ id: Int, _ method: String, _ parameters: [String: Any]) -> String {
    let message = ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters] as [String: Any]
    let data = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Sends a line, and returns the messages that come back.
  mutating func send(_ line: String) -> [[String: Any]] {
    reader.messages(in: Array("\(line)\n".utf8)).map { server.answer($0).bytes }.filter { !$0.isEmpty }.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
    }
  }

  private mutating func answer(_ method: String, _ parameters: [String: Any]) -> [String: Any] {
    nextID += 1
    return send(String(Self.line(nextID, method, parameters).dropLast())).first { $0["id"] as? Int == nextID } ?? [:]
  }

  mutating func result(_ method: String, _ parameters: [String: Any] = [:]) -> [String: Any] {
    answer(method, parameters)["result"] as? [String: Any] ?? [:]
  }

  mutating func errorCode(_ method: String, _ parameters: [String: Any] = [:]) -> Int? {
    (answer(method, parameters)["error"] as? [String: Any])?["code"] as? Int
  }

  mutating func call(_ tool: String, _ arguments: [String: Any] = [:]) -> Result {
    let result = result("tools/call", ["name": tool, "arguments": arguments])
    let data = result["structuredContent"] as? [String: Any] ?? [:]
    let options: JSONSerialization.WritingOptions = [.withoutEscapingSlashes]
    return Result(
      data: data, text: (result["content"] as? [[String: Any]])?.first?["text"] as? String ?? "",
      size: (try? JSONSerialization.data(withJSONObject: data, options: options).count) ?? 0,
      isError: result["isError"] as? Bool ?? false)
  }
}
