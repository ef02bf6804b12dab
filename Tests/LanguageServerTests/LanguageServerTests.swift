import Foundation
import Testing

@testable import LanguageServer

/// The protocol as an editor speaks it: bytes in, bytes out.
@Suite struct LanguageServerTests {
  private static let uri = "file:///app/Row.swift"
  private static let text = """
    import SwiftUI
    @Observable class Counter {
      var n = 0
      func add() { n += 1 }
    }
    struct Row: View {
      var model = Counter()
      var body: some View { Text("\\(model.n)") }
    }
    """

  @Test func `findings are published when a file is opened`() throws {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    let diagnostics = try #require(editor.diagnostics(of: Self.uri))
    #expect(diagnostics.count == 1)
    #expect(diagnostics[0]["code"] as? String == "model_made_by_view")
    #expect(diagnostics[0]["source"] as? String == "obsh")
    let start = (diagnostics[0]["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start?["line"] == 6)
  }

  @Test func `lines that end as in Windows are lines`() throws {
    var editor = Editor()
    editor.open(Self.uri, Self.text.replacing("\n", with: "\r\n"))
    let diagnostics = try #require(editor.diagnostics(of: Self.uri))
    let range = try #require(diagnostics.first?["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 6, "character": 6])
    #expect(range["end"] == ["line": 6, "character": 11])
    #expect(editor.hover(Self.uri, line: 2, column: 6)?.contains("Row") ?? false)
  }

  @Test func `changes that arrive together are looked at once`() {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    let published = editor.sendTogether(
      (1...5).map { number in
        (
          "textDocument/didChange",
          [
            "textDocument": ["uri": Self.uri, "version": number],
            "contentChanges": [["text": Self.text + "\n// \(number)"]],
          ] as [String: Any]
        )
      })
    #expect(published.count { $0["method"] as? String == "textDocument/publishDiagnostics" } == 1)
  }

  @Test func `findings go when the text is right`() {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    editor.change(Self.uri, Self.text.replacing("  var model", with: "  @State private var model"))
    #expect(editor.diagnostics(of: Self.uri)?.isEmpty == true)
  }

  @Test func `a closed file has no findings`() {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": Self.uri]])
    #expect(editor.diagnostics(of: Self.uri)?.isEmpty == true)
  }

  @Test func `a syntax error is an error`() {
    var editor = Editor()
    editor.open(Self.uri, "struct Row: View { var body: }")
    #expect(editor.diagnostics(of: Self.uri)?.first?["severity"] as? Int == 1)
  }

  @Test func `a finding has its fix as an action`() throws {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    let position: [String: Any] = ["line": 6, "character": 6]
    let answer = editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": Self.uri], "range": ["start": position, "end": position],
        "context": ["diagnostics": [Any]()],
      ])
    let actions = try #require(answer["result"] as? [[String: Any]])
    let titles = actions.compactMap { $0["title"] as? String }
    #expect(titles.contains { $0.hasPrefix("Fix [model_made_by_view]") })
    #expect(titles.contains("Allow model_made_by_view on this line"))
  }

  @Test func `hovering tells who reads and writes`() throws {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    let hover = editor.hover(Self.uri, line: 2, column: 6)
    let words = try #require(hover)
    #expect(words.contains("`Counter.n` is a tracked property of Counter."))
    #expect(words.contains("Read by `Counter.add()` (Row.swift:4), `Row.body` (Row.swift:8)"))
    #expect(words.contains("Written by `Counter.add()` (Row.swift:4)"))
    #expect(!words.contains("Written by `Row"))
  }

  @Test func `nothing is said of what has no name`() {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    let words = editor.hover(Self.uri, line: 8, column: 0)
    #expect(words == nil)
  }

  @Test func `a use leads to its declaration`() throws {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    let answer = editor.request(
      "textDocument/definition",
      ["textDocument": ["uri": Self.uri], "position": ["line": 7, "character": 37]])
    let start = ((answer["result"] as? [String: Any])?["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 6, "character": 6])
  }

  @Test func `columns are counted in UTF-16`() throws {
    var editor = Editor()
    editor.open(Self.uri, Self.text.replacing("  var n = 0", with: "  /* 🙂é */ var n = 0"))
    let words = editor.hover(Self.uri, line: 2, column: 16)
    #expect(words?.contains("Counter.n") == true)
  }

  @Test func `files of the folder are known`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "class Store { var n = 0; func add() { n += 1 } }".write(
      to: folder.appending(path: "Store.swift"), atomically: true, encoding: .utf8)
    var editor = Editor(root: "file://\(folder.path)")
    let uri = "file://\(folder.path)/Row.swift"
    editor.open(uri, "struct Row: View { let store: Store; var body: some View { Text(\"\\(store.n)\") } }")
    let words = editor.hover(uri, line: 0, column: 73)
    #expect(words?.contains("`Store.n` is a property of Store, a plain class") == true)
  }

  // MARK: What an editor may do wrong

  @Test func `an unknown request is answered with an error`() {
    var editor = Editor()
    #expect(editor.errorCode("workspace/nothing", [:]) == -32601)
  }

  @Test func `an unknown notice is passed over`() {
    var editor = Editor()
    let answers = editor.notify("$/setTrace", ["value": "off"])
    #expect(answers.isEmpty)
  }

  @Test func `requests before the beginning are refused`() {
    var editor = Editor(initializes: false)
    #expect(editor.errorCode("textDocument/hover", [:]) == -32002)
  }

  @Test func `parameters that do not fit are an error`() {
    var editor = Editor()
    let strange = editor.errorCode("textDocument/hover", ["textDocument": 7])
    let elsewhere = editor.errorCode("textDocument/hover", ["textDocument": ["uri": "untitled:1"]])
    #expect(strange == -32602)
    #expect(elsewhere == -32602)
  }

  @Test func `positions outside the text are an error`() {
    var editor = Editor()
    editor.open(Self.uri, Self.text)
    for (line, column) in [(-1, 0), (0, -1), (99, 0), (Int.max, Int.max)] {
      let answer = editor.request(
        "textDocument/hover",
        ["textDocument": ["uri": Self.uri], "position": ["line": line, "character": column]])
      #expect(answer["error"] != nil)
    }
  }

  @Test func `text that is not JSON is an error`() {
    var editor = Editor()
    let answers = editor.send(MessageFrames.frame("{ nonsense"))
    #expect((answers.first?["error"] as? [String: Any])?["code"] as? Int == -32700)
    let end = editor.request("shutdown", [:])
    #expect(end["result"] is NSNull)
  }

  @Test func `garbage between messages is passed over`() {
    var editor = Editor()
    _ = editor.send(Array("garbage\u{0}\r\n\r\n".utf8))
    let end = editor.request("shutdown", [:])
    #expect(end["result"] is NSNull)
  }

  @Test func `a message may come byte by byte`() {
    var editor = Editor(initializes: false)
    var answers: [[String: Any]] = []
    for byte in MessageFrames.frame(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#) {
      answers += editor.send([byte])
    }
    #expect(answers.count == 1)
  }

  @Test(arguments: 0..<40) func `whatever comes, the server goes on`(seed: Int) {
    var random = SystemRandom(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let server = LanguageServer()
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":null}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.swift","text":"class A {"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.swift"},"position":{"line":0,"character":7}}}"#,
    ]
    for _ in 0..<60 {
      var bytes = MessageFrames.frame(messages[random.number(below: messages.count)])
      for _ in 0..<random.number(below: 4) {
        let place = random.number(below: bytes.count)
        switch random.number(below: 3) {
        case 0: bytes[place] = UInt8(random.number(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(random.number(below: 256)), at: place)
        }
      }
      _ = server.receive(bytes)
    }
    // However much was cut off, what follows a whole message is heard at last.
    let end = MessageFrames.frame(#"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#)
    var heard = false
    for _ in 0..<400 where !heard { heard = String(decoding: server.receive(end), as: UTF8.self).contains("\"id\":9") }
    #expect(heard || server.exitStatus != nil)
  }

  @Test func `the end is told by the status`() {
    var editor = Editor()
    editor.notify("exit", [:])
    #expect(editor.exitStatus == 1)
    var other = Editor()
    _ = other.request("shutdown", [:])
    other.notify("exit", [:])
    #expect(other.exitStatus == 0)
  }
}

private struct SystemRandom {
  var state: UInt64

  mutating func number(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
