import Foundation
import Testing

@testable import Server
@testable import Session

/// `obsh mcp`, from the agent's side.
@Suite struct ToolServerTests {
  private func onMachineThread(_ work: () throws -> Void) throws { try MachineThread.run(work) }

  private let shop = """
    import SwiftUI
    class Store: ObservableObject { @Published var count = 0 }
    struct Badge: View {
      @ObservedObject var store = Store()
      var body: some View { Button("Add \\(store.count)") { store.count += 1 } }
    }
    struct Shop: View {
      @State private var tick = 0
      var body: some View { VStack { Badge(); Button("Tick") { tick += 1 } } }
    }
    """

  @Test func `an agent opens code, mounts, taps and asks why without reading text`() throws {
    try withFolder(["Model.swift": "let limit = 3\n", "Shop.swift": shop]) { folder in
      try onMachineThread {
        var agent = Agent()
        let opened = agent.call("open", ["paths": [folder]])
        let names = (opened.data["mountable"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(names == ["Badge()", "Shop()"])
        let mounted = agent.call("mount", ["view": "Shop()"])
        #expect((mounted.data["ran"] as? [[String: Any]])?.compactMap { $0["view"] as? String } == ["Shop", "Badge"])
        let tapped = agent.call("act", ["action": "tap", "target": "Add 0"])
        let write = (tapped.data["writes"] as? [[String: Any]])?.first
        #expect(write?["property"] as? String == "Store#1.count")
        #expect((write?["file"] as? String)?.hasSuffix("/Shop.swift") == true)
        #expect(write?["line"] as? Int == 5)
        let why = agent.call("why", ["view": "Badge"])
        #expect(why.data["ran"] as? Bool == true)
        let reasons = (why.data["views"] as? [[String: Any]])?.first?["reasons"] as? [[String: Any]]
        #expect(reasons?.first?["properties"] as? [String] == ["Store#1.count"])
        let idle = agent.call("why_not", ["view": "Shop"]).data["views"] as? [[String: Any]]
        #expect((idle?.first?["reasons"] as? [[String: Any]])?.first?["kind"] as? String == "notSubscribed")
        let wrong = agent.call("act", ["action": "tap", "target": "Nothing"])
        #expect(wrong.isError && wrong.data["outcome"] as? String == "command")
      }
    }
  }

  @Test func `lint, migrate, check and compare answer with places and edits`() throws {
    let other = shop.replacingOccurrences(of: "count += 1", with: "count += 2")
    try withFolder(["A.swift": shop, "B.swift": other]) { folder in
      try onMachineThread {
        var agent = Agent(steps: 1_000_000)
        let lint = agent.call("lint", ["paths": [folder + "/A.swift"]])
        let finding = (lint.data["findings"] as? [[String: Any]])?.first
        let edit = finding?["edit"] as? [String: Any]
        #expect(finding?["line"] as? Int == 4)
        #expect(edit?["start"] as? [String: Int] == ["line": 4, "column": 3])
        #expect(edit?["end"] as? [String: Int] == ["line": 4, "column": 18])
        #expect(edit?["text"] as? String == "@StateObject")
        let edits = agent.call("migrate", ["paths": [folder + "/A.swift"]]).data["edits"] as? [[String: Any]] ?? []
        // Made from the last to the first, they are the migrated file.
        var lines = shop.components(separatedBy: "\n").map { $0 + "\n" }
        for edit in edits.reversed() {
          let (start, end) = (edit["start"] as? [String: Int], edit["end"] as? [String: Int])
          lines.replaceSubrange(
            (start?["line"] ?? 1) - 1..<(end?["line"] ?? 1) - 1, with: [edit["text"] as? String ?? ""])
        }
        #expect(lines.joined().contains("@Observable\nclass Store { var count = 0 }"))
        #expect(!lines.joined().contains("ObservableObject"))
        let check = agent.call("check", ["code": "let a = 1\nlet b: Int = \"x\""])
        #expect(check.data["ok"] as? Bool == false)
        #expect((check.data["diagnostics"] as? [[String: Any]])?.first?["line"] as? Int == 2)
        let compared = agent.call(
          "compare",
          ["before": folder + "/A.swift", "after": folder + "/B.swift", "script": [":mount Shop()", ":tap \"Add 0\""]])
        #expect(compared.data["verdict"] as? String == "different")
      }
    }
  }

  @Test func `an answer has at most 2 KB, and says what it leaves out`() throws {
    try onMachineThread {
      var agent = Agent(steps: 1_000_000)
      _ = agent.call("input", ["text": "@Observable class C { var a = 0 }; let c = C()"])
      _ = agent.call("input", ["text": ":view V c \\.a"])
      let many = agent.call("input", ["text": "for _ in 1...500 { c.a += 1; print(c.a) }"])
      #expect(many.text.utf8.count <= 2_048 && many.size <= 2_048)
      #expect((many.data["omitted"] as? [String: Int])?["writes"] ?? 0 > 400)
      #expect((many.data["writes"] as? [Any])?.isEmpty == false)
      let more = agent.call("input", ["text": "for _ in 1...500 { c.a += 1 }", "maxBytes": 1 << 20])
      #expect((more.data["writes"] as? [Any])?.count == 500)
      #expect(more.data["omitted"] == nil)
      let long = agent.call("input", ["text": "String(repeating: \"é\", count: 9_000)", "maxBytes": 512])
      #expect(long.size <= 512 && long.text.utf8.count <= 512)
    }
  }

  @Test func `versions are negotiated, and what is not there is an error of the protocol`() throws {
    try onMachineThread {
      for (wanted, agreed) in [
        ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
      ] {
        var agent = Agent(begins: false)
        #expect(agent.errorCode("tools/list") == -32600)
        let answer = agent.result("initialize", ["protocolVersion": wanted, "capabilities": [:], "clientInfo": [:]])
        #expect(answer["protocolVersion"] as? String == agreed)
      }
      var agent = Agent()
      #expect(agent.errorCode("resources/list") == -32601)
      #expect(agent.errorCode("tools/call", ["name": "nothing"]) == -32602)
      #expect(agent.errorCode("tools/call", [:]) == -32602)
      #expect(agent.result("ping").isEmpty)
      #expect(agent.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}").isEmpty)
      #expect(agent.send("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}").isEmpty)
      #expect((agent.send("[]").first?["error"] as? [String: Any])?["code"] as? Int == -32600)
      #expect((agent.send("{\"jsonrpc\"").first?["error"] as? [String: Any])?["code"] as? Int == -32700)
      #expect(agent.call("lint", ["path": "a"]).isError)
      #expect(agent.call("lint", ["paths": ["/nowhere"]]).isError)
      #expect(agent.call("screen", ["session": "s9"]).isError)
      let tools = agent.result("tools/list")["tools"] as? [[String: Any]] ?? []
      #expect(tools.count >= 12)
      for tool in tools {
        #expect((tool["inputSchema"] as? [String: Any])?["type"] as? String == "object")
        #expect((tool["outputSchema"] as? [String: Any])?["type"] as? String == "object")
        #expect((tool["description"] as? String)?.isEmpty == false)
      }
    }
  }

  @Test func `a crash is the result of its call, and the session is as before it`() throws {
    var text = Agent.line(0, "initialize", ["protocolVersion": "2025-06-18"])
    for (id, input) in ["var a = 1", "a += 1", "print(\"BOOM\")", "a"].enumerated() {
      text += Agent.line(id + 1, "tools/call", ["name": "input", "arguments": ["text": input]])
    }
    let answers = try serve(["mcp"], Data(text.utf8)).lines
    #expect(answers.map { $0["id"] as? Int } == [0, 1, 2, 3, 4])
    let results = answers.map { $0["result"] as? [String: Any] ?? [:] }
    #expect(results.map { $0["isError"] as? Bool } == [nil, false, false, true, false])
    let values = (results[4]["structuredContent"] as? [String: Any])?["values"] as? [[String: Any]]
    #expect(values?.first?["text"] as? String == "2")
  }

  @Test func `a call that is cancelled gets no answer, and a ping does not wait`() throws {
    let endless = ["name": "input", "arguments": ["text": "while true {}"]] as [String: Any]
    let text =
      Agent.line(0, "initialize", ["protocolVersion": "2025-06-18"]) + Agent.line(1, "tools/call", endless)
      + Agent.line(2, "tools/call", endless) + Agent.line(3, "ping", [:])
      + "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}\n"
      + "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n"
      + Agent.line(4, "tools/call", ["name": "input", "arguments": ["text": "1 + 1"]])
    let answers = try serve(["mcp", "--max-steps", "9000000000000"], Data(text.utf8)).lines
    #expect(Set(answers.compactMap { $0["id"] as? Int }) == [0, 3, 4])
  }
}
