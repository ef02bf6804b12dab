import Foundation

@testable import Server
@testable import Session

/// The other end of the stream: sends requests, and parts what comes back by its own reading of the protocol.
struct Client {
  private let server: Server
  private var reader = MessageReader(Server.framing)
  private var nextID = 0

  init(steps: Int = 20_000) {
    var options = SessionOptions(.shell)
    options.showsTrace = false
    options.tracesLines = true
    options.canWriteFiles = false
    options.files = .inside(folder: ".")
    options.limits.steps = steps
    server = Server(options, version: "test")
  }

  var hasEnded: Bool { server.hasEnded }

  mutating func answer(to method: String, _ parameters: [String: Any] = [:]) -> [String: Any] {
    nextID += 1
    let answers = send(framed(["jsonrpc": "2.0", "id": nextID, "method": method, "params": parameters]))
    return answers.first { $0["id"] as? Int == nextID } ?? [:]
  }

  mutating func result(of method: String, _ parameters: [String: Any] = [:]) -> [String: Any] {
    answer(to: method, parameters)["result"] as? [String: Any] ?? [:]
  }

  mutating func errorCode(of method: String, _ parameters: [String: Any] = [:]) -> Int? {
    (answer(to: method, parameters)["error"] as? [String: Any])?["code"] as? Int
  }

  /// Begins a session and returns its name.
  mutating func session(_ parameters: [String: Any] = [:]) -> String {
    result(of: "session.new", parameters)["session"] as? String ?? ""
  }

  mutating func input(_ text: String, in session: String) -> [String: Any] {
    result(of: "session.input", ["session": session, "text": text])
  }

  func framed(_ message: [String: Any]) -> [UInt8] {
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Sends bytes, and returns the messages that come back.
  mutating func send(_ bytes: [UInt8]) -> [[String: Any]] {
    var rest = Data(reader.messages(in: bytes).filter { _ in !server.hasEnded }.flatMap { server.answer($0).bytes })
    var messages: [[String: Any]] = []
    while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self)
      guard let length = Int(header.drop { !$0.isNumber }) else { break }
      let body = rest[end.upperBound..<end.upperBound + length]
      if let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any] { messages.append(message) }
      rest = Data(rest[(end.upperBound + length)...])
    }
    return messages
  }
}

/// A folder of its own for a test.
func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("obsh-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
  try body(folder.path)
}
