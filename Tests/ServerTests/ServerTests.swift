import Foundation
import Testing

@testable import Server
@testable import Session

@Suite struct ServerTests {
  private let counter = """
    @Observable class Counter { var count = 0; var label = "a" }
    let counter = Counter()
    """

  private func onMachineThread(_ work: () throws -> Void) throws { try MachineThread.run(work) }

  @Test func `an input is answered with its values, its events and no diagnostics`() throws {
    try onMachineThread {
      var client = Client()
      let session = client.session()
      #expect(session == "s1")
      _ = client.input(counter, in: session)
      _ = client.input(":view Badge counter \\.count", in: session)
      let answer = client.input("counter.count += 1", in: session)
      #expect(answer["outcome"] as? String == "done")
      let events = answer["events"] as? [[String: Any]] ?? []
      #expect(events.map { $0["event"] as? String } == ["willSet", "didSet", "body"])
      #expect(events.first?["old"] as? String == "0")
      #expect(events.first?["line"] as? Int == 1)
      #expect((answer["diagnostics"] as? [Any])?.isEmpty == true)
      let shown = client.input("counter.count", in: session)
      let values = shown["values"] as? [[String: Any]] ?? []
      #expect(values.count == 1)
      #expect(values.first?["type"] as? String == "Int")
      #expect(values.first?["text"] as? String == "1")
      #expect(values.first?["name"] is NSNull)
    }
  }

  @Test func `a past turn answers with its values and its errors`() throws {
    try onMachineThread {
      var client = Client()
      let session = client.session()
      _ = client.input(counter, in: session)
      _ = client.input("counter.count = 1", in: session)
      let turn = client.input("counter.label = \"b\"", in: session)["turn"] as? Int ?? 0
      _ = client.input("counter.count = 2", in: session)
      _ = client.input(":at \(turn)", in: session)
      let values = client.input("counter.count", in: session)["values"] as? [[String: Any]] ?? []
      #expect(values.map { $0["text"] as? String } == ["1"])
      let diagnostics = client.input("counter.nothing", in: session)["diagnostics"] as? [[String: Any]] ?? []
      #expect(diagnostics.map { $0["severity"] as? String } == ["error"])
      _ = client.input(":at now", in: session)
      let present = client.input("counter.count", in: session)["values"] as? [[String: Any]] ?? []
      #expect(present.map { $0["text"] as? String } == ["2"])
    }
  }

  @Test func `what does not compile is told with its place`() throws {
    try onMachineThread {
      var client = Client()
      let answer = client.input("let a = 1\nlet b: Int = \"x\"", in: client.session())
      #expect(answer["outcome"] as? String == "source")
      let first = (answer["diagnostics"] as? [[String: Any]])?.first
      #expect(first?["severity"] as? String == "error")
      #expect(first?["line"] as? Int == 2)
      #expect(first?["column"] as? Int == 14)
      #expect(first?["file"] as? String == "<input 1>")
      #expect(answer["output"] as? String == "")
    }
  }

  @Test func `a trap, an endless loop and a wrong command end the input and not the session`() throws {
    try onMachineThread {
      var client = Client()
      let session = client.session()
      let trap = client.input("let a = [1]\na[3]", in: session)
      #expect(trap["outcome"] as? String == "program")
      let stop = (trap["diagnostics"] as? [[String: Any]])?.first
      #expect(stop?["severity"] as? String == "stop")
      #expect(stop?["line"] as? Int == 2)
      #expect(client.input("while true {}", in: session)["outcome"] as? String == "program")
      #expect(client.input("func f() -> Int { f() + 1 }\nf()", in: session)["outcome"] as? String == "program")
      #expect(client.input(":nonsense", in: session)["outcome"] as? String == "command")
      let values = client.input("a", in: session)["values"] as? [[String: Any]]
      #expect(values?.first?["text"] as? String == "[1]")
    }
  }

  @Test func `a session answers for its screen, its graph, its state and its views`() throws {
    try onMachineThread {
      var client = Client()
      let session = client.session()
      let named = ["session": session]
      _ = client.input(counter, in: session)
      _ = client.input("struct Badge: View { var body: some View { Text(\"\\(counter.count)\") } }", in: session)
      _ = client.input(":mount Badge()", in: session)
      _ = client.input("counter.label = \"b\"", in: session)
      let trees = client.result(of: "session.screen", named)["trees"] as? [[String: Any]]
      #expect(trees?.first?["name"] as? String == "Badge")
      let lines = trees?.first?["lines"] as? [[String: Any]] ?? []
      #expect(lines.contains { $0["details"] as? [String] == ["\"0\""] })
      let graph = client.result(of: "session.graph", named)
      let views = graph["views"] as? [[String: Any]]
      #expect(views?.first?["reads"] as? [String] == ["Counter#1.count"])
      let why = client.result(of: "session.why", ["session": session, "view": "Badge"])
      #expect(why["ran"] as? Bool == false)
      #expect((why["lines"] as? [String])?.isEmpty == false)
      #expect(client.errorCode(of: "session.why", ["session": session, "view": "Nothing"]) == -32003)
      let state = client.result(of: "session.state", named)["values"] as? [[String: String]] ?? []
      #expect(state.contains { $0["name"] == "Counter#1.label" && $0["text"] == "\"b\"" })
      _ = client.result(of: "session.reset", named)
      #expect((client.result(of: "session.state", named)["values"] as? [Any])?.isEmpty == true)
      _ = client.result(of: "session.end", named)
      #expect(client.errorCode(of: "session.state", named) == -32000)
    }
  }

  @Test func `errors have the numbers of JSON-RPC, and notices no answer`() throws {
    try onMachineThread {
      var client = Client()
      #expect(client.errorCode(of: "nothing") == -32601)
      #expect(client.errorCode(of: "session.input", ["session": "s9", "text": "1"]) == -32000)
      let session = client.session()
      #expect(client.errorCode(of: "session.input", ["session": session]) == -32602)
      #expect(client.errorCode(of: "session.input", ["session": session, "text": 1]) == -32602)
      #expect(client.errorCode(of: "session.new", ["maxSteps": 1 << 40]) == -32602)
      #expect(client.errorCode(of: "session.new", ["trace": "loud"]) == -32602)
      #expect(client.errorCode(of: "lint", ["paths": ["/nowhere"]]) == -32002)
      #expect(client.errorCode(of: "open", ["paths": "x"]) == -32602)
      #expect(client.send(client.framed(["jsonrpc": "2.0", "method": "nothing"])).isEmpty)
      for _ in 2...16 { _ = client.session() }
      #expect(client.errorCode(of: "session.new") == -32001)
      #expect(client.result(of: "version")["version"] as? Int == 1)
      _ = client.result(of: "shutdown")
      #expect(client.hasEnded)
    }
  }

  @Test func `the commands on files answer with data`() throws {
    let legacy = """
      import SwiftUI
      class Store: ObservableObject { @Published var count = 0 }
      struct Badge: View {
        @ObservedObject var store = Store()
        var body: some View { Button("Add \\(store.count)") { store.count += 1 } }
      }
      #Preview { Badge() }
      """
    try withFolder(["A.swift": legacy, "B.swift": legacy.replacingOccurrences(of: "+= 1", with: "+= 2")]) { folder in
      try onMachineThread {
        var client = Client(steps: 1_000_000)
        let lint = client.result(of: "lint", ["paths": [folder + "/A.swift"]])
        let findings = lint["findings"] as? [[String: Any]] ?? []
        #expect(!findings.isEmpty && findings.allSatisfy { $0["line"] is Int && $0["rule"] is String })
        let migrated = client.result(of: "migrate", ["paths": [folder + "/A.swift"]])
        #expect(migrated["changed"] is [Any] && migrated["left"] is [Any])
        let opened = client.result(of: "open", ["paths": [folder + "/A.swift"]])
        #expect((opened["previews"] as? [[String: Any]])?.first?["result"] is String)
        let script =
          ["before": folder + "/A.swift", "after": folder + "/B.swift", "script": [":tap \"Add 0\""]] as [String: Any]
        #expect(client.result(of: "compare", script)["verdict"] as? String == "different")
        let explored = client.result(of: "explore", ["path": folder + "/A.swift", "steps": 5, "seconds": 5])
        #expect(explored["coverage"] is [String: Any])
      }
    }
  }

  @Test func `the report on opened code outlives the session that checked it`() throws {
    let code = """
      import AcmeKit
      enum Shop { class Shelf: AcmeShelf {} }
      func fill(_ shelf: Shop.Shelf) { shelf.restock() }
      """
    try withFolder(["A.swift": code]) { folder in
      try onMachineThread {
        var client = Client()
        let opened = client.result(of: "open", ["paths": [folder]])
        let names = (opened["opaque"] as? [[String: Any]] ?? []).map { $0["name"] as? String }
        #expect(names == ["AcmeKit", "AcmeShelf", "Shop.Shelf.restock"])
      }
    }
  }

  @Test func `whatever bytes come, the server goes on`() throws {
    try onMachineThread {
      var client = Client()
      #expect(client.send(Array("garbage\r\n\r\n".utf8)).allSatisfy { $0["error"] != nil })
      #expect(!client.send(Array("Content-Length: 3\r\n\r\n[1]".utf8)).isEmpty)
      #expect(!client.send(Array("Content-Length: 2\r\n\r\n{\u{7}".utf8)).isEmpty)
      #expect(!client.send(Array("Content-Length: 99999999999\r\n\r\n".utf8)).isEmpty)
      let session = client.session()
      let huge = client.input(String(repeating: "a", count: 17 << 20), in: session)
      #expect(huge["outcome"] as? String == "source")
      #expect(client.input("1", in: session)["outcome"] as? String == "done")
    }
  }
}
