import Foundation

@testable import LanguageServer

/// The other end of the stream: sends messages, and parts what comes back by its own reading of the protocol.
struct Editor {
  private let server = LanguageServer()
  private var nextID = 0
  private var published: [String: [[String: Any]]] = [:]

  init(root: String? = nil, initializes: Bool = true) {
    guard initializes else { return }
    _ = request("initialize", ["rootUri": root ?? NSNull(), "capabilities": [String: Any]()])
    notify("initialized", [:])
  }

  var exitStatus: Int32? { server.exitStatus }

  /// What the server has said last of a file.
  func diagnostics(of uri: String) -> [[String: Any]]? { published[uri] }

  mutating func request(_ method: String, _ parameters: [String: Any]) -> [String: Any] {
    nextID += 1
    let answers = send(framed(["jsonrpc": "2.0", "id": nextID, "method": method, "params": parameters]))
    return answers.first { $0["id"] as? Int == nextID } ?? [:]
  }

  /// The code of the error that a request gets.
  mutating func errorCode(_ method: String, _ parameters: [String: Any]) -> Int? {
    (request(method, parameters)["error"] as? [String: Any])?["code"] as? Int
  }

  @discardableResult
  mutating func notify(_ method: String, _ parameters: [String: Any]) -> [[String: Any]] {
    send(framed(["jsonrpc": "2.0", "method": method, "params": parameters]))
  }

  /// Sends several notices at once, and returns the messages that come back.
  mutating func sendTogether(_ notices: [(String, [String: Any])]) -> [[String: Any]] {
    send(notices.flatMap { framed(["jsonrpc": "2.0", "method": $0.0, "params": $0.1]) })
  }

  mutating func open(_ uri: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text] as [String: Any]])
  }

  mutating func change(_ uri: String, _ text: String) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2] as [String: Any], "contentChanges": [["text": text]]])
  }

  mutating func hover(_ uri: String, line: Int, column: Int) -> String? {
    let answer = request(
      "textDocument/hover", ["textDocument": ["uri": uri], "position": ["line": line, "character": column]])
    return ((answer["result"] as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
  }

  private func framed(_ message: [String: Any]) -> [UInt8] {
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Sends bytes, and returns the messages that come back.
  mutating func send(_ bytes: [UInt8]) -> [[String: Any]] {
    var rest = Data(server.receive(bytes))
    var messages: [[String: Any]] = []
    while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self)
      guard let length = Int(header.drop { !$0.isNumber }) else { break }
      let body = rest[end.upperBound..<end.upperBound + length]
      if let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any] { messages.append(message) }
      rest = Data(rest[(end.upperBound + length)...])
    }
    for message in messages where message["method"] as? String == "textDocument/publishDiagnostics" {
      guard let parameters = message["params"] as? [String: Any], let uri = parameters["uri"] as? String else {
        continue
      }
      published[uri] = parameters["diagnostics"] as? [[String: Any]]
    }
    return messages
  }
}
