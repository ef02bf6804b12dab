import Lint
import Trace

/// A server of the Language Server Protocol: the findings of lint with their fixes, and the reads and writes of a
/// property.
///
/// The server takes the bytes that an editor sends, and returns those for the editor. No input stops it.
package final class LanguageServer {
  private enum State { case fresh, running, shutDown }

  private var frames = MessageFrames()
  var workspace = Workspace()
  private var state = State.fresh
  private var answer: [UInt8] = []
  /// True if files have changed since the findings were last published.
  private var hasChanges = false
  /// The files that had findings when findings were last published.
  var published: Set<String> = []
  /// The findings and the symbols of the current files.
  var findings: [Finding]?
  var symbols: SymbolIndex?
  /// The exit status of the process; nil while it runs.
  package private(set) var exitStatus: Int32?

  package init() {}

  /// The bytes to send in answer to the received bytes.
  package func receive(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    answer = []
    frames.add(bytes)
    while exitStatus == nil, let frame = frames.next() {
      switch frame {
      case .message(let body): take(body)
      case .garbage: fail(.null, .parse, "no message")
      }
    }
    // Once for all changes that have arrived: an editor sends one for each key.
    if hasChanges, exitStatus == nil {
      hasChanges = false
      publish()
    }
    return answer
  }

  // MARK: Messages

  private enum Code: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case parameters = -32602
    case notInitialized = -32002
  }

  func send(_ message: [(String, JSON)]) {
    answer += MessageFrames.frame(JSON.object([("jsonrpc", .string("2.0"))] + message).text)
  }

  private func fail(_ id: JSON, _ code: Code, _ message: String) {
    let error = JSON.object([("code", .number(code.rawValue)), ("message", .string(message))])
    send([("id", id), ("error", error)])
  }

  private func take(_ body: [UInt8]) {
    guard let message = JSONText.value(of: body) else { return fail(.null, .parse, "no JSON") }
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // An answer to a request that the server never sends.
      if id == nil || message["result"] == nil && message["error"] == nil { fail(id ?? .null, .request, "no method") }
      return
    }
    let parameters = message["params"] ?? .null
    guard let id else { return notice(method, parameters) }
    switch (state, method) {
    case (.fresh, "initialize"):
      state = .running
      workspace.root =
        parameters["rootUri"]?.string.flatMap(FileURI.path)
        ?? parameters["workspaceFolders"]?.array?.first?["uri"]?.string.flatMap(FileURI.path)
      send([("id", id), ("result", Self.capabilities)])
    case (.fresh, _): fail(id, .notInitialized, "'initialize' comes first")
    case (.shutDown, _): fail(id, .request, "the server has been shut down")
    case (.running, "initialize"): fail(id, .request, "'initialize' comes once")
    case (.running, "shutdown"):
      state = .shutDown
      send([("id", id), ("result", .null)])
    case (.running, _): request(method, parameters, id)
    }
  }

  private func request(_ method: String, _ parameters: JSON, _ id: JSON) {
    switch method {
    case "textDocument/hover": reply(id, place(in: parameters).map(hover))
    case "textDocument/definition": reply(id, place(in: parameters).map(definition))
    case "textDocument/codeAction": reply(id, codeActions(parameters))
    default: fail(id, .method, "there is no '\(method)'")
    }
  }

  private func reply(_ id: JSON, _ result: JSON?) {
    guard let result else { return fail(id, .parameters, "the parameters do not fit") }
    send([("id", id), ("result", result)])
  }

  private func notice(_ method: String, _ parameters: JSON) {
    if method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return
    }
    guard state == .running else { return }
    let document = parameters["textDocument"]
    let path = document?["uri"]?.string.flatMap(FileURI.path)
    switch method {
    case "textDocument/didOpen":
      guard let path, let text = document?["text"]?.string else { return }
      workspace.open(path, text)
    case "textDocument/didChange":
      guard let path, let text = parameters["contentChanges"]?.array?.last?["text"]?.string else { return }
      workspace.open(path, text)
    case "textDocument/didClose":
      guard let path else { return }
      workspace.close(path)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": workspace.filesDidChange()
    default: return
    }
    findings = nil
    symbols = nil
    hasChanges = true
  }

  private static let capabilities = JSON.object([
    (
      "capabilities",
      .object([
        (
          "textDocumentSync",
          .object([("openClose", .boolean(true)), ("change", .number(1)), ("save", .boolean(true))])
        ),
        ("hoverProvider", .boolean(true)), ("definitionProvider", .boolean(true)),
        ("codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])),
      ])
    ),
    ("serverInfo", .object([("name", .string("obsh"))])),
  ])
}
