import Foundation
import Testing

@testable import Server
@testable import Session

/// Thousands of calls that nobody would make: each is answered, and the server goes on.
@Suite struct RandomCallTests {
  /// Numbers that are the same each time (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let texts = [
    "", "main", "s1", "s2", "Badge", "Shop", "Shop()", "Badge()", "\"", "Add 0", "Add 1", "Tick", "tap", "toggle",
    "type",
    "pick", "set-value", "advance", "remake", "unmount", "new", "reset", "end", "list", "\n", "\u{1B}[2J", "🧁",
    "a\u{0}b",
    "2s", ":undo", ":reset", ":help", ":quit", "let", "let a = 1", "a += 1", "a", "while true {}",
    "func f() { f() }; f()",
    "@Observable class Cart { var items = 0; init() {} }", "let cart = Cart()", "cart.items += 1", "cart",
    ":view V cart \\.items", "fatalError()", "[1][2]", "print(String(repeating: \"x\", count: 9_999))",
    "struct Badge: View { @State var n = 0; var body: some View { Button(\"Add \\(n)\") { n += 1 } } }",
    ":mount Badge()",
    "struct Shop: View { var body: some View { Badge(); Text(\"shop\") } }", "V", "/nowhere", "2025-06-18", "}{",
    ":at 1",
    ":at now", ":begin", ":commit", ":open .", ":load x", ":save x", ":record x", ":show", ":edit", ":watch off",
  ]

  private static func value(_ numbers: inout Numbers, _ deep: Int = 0) -> Any {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: return Int.random(in: -5...3_000, using: &numbers)
    case 1: return Bool.random(using: &numbers)
    case 2: return NSNull()
    case 3 where deep < 3: return (0..<Int.random(in: 0...3, using: &numbers)).map { _ in value(&numbers, deep + 1) }
    case 4 where deep < 3: return [texts.randomElement(using: &numbers) ?? "": value(&numbers, deep + 1)]
    default: return texts.randomElement(using: &numbers) ?? ""
    }
  }

  private static func arguments(of tool: Tool, _ numbers: inout Numbers) -> [String: Any] {
    var arguments: [String: Any] = [:]
    for (name, schema) in tool.arguments where Int.random(in: 0..<10, using: &numbers) < 7 {
      arguments[name] =
        if case .choice(_, let choices) = schema, Bool.random(using: &numbers) {
          choices.randomElement(using: &numbers) ?? ""
        } else { value(&numbers) }
    }
    if Int.random(in: 0..<30, using: &numbers) == 0 { arguments["unknown"] = value(&numbers) }
    if Int.random(in: 0..<10, using: &numbers) == 0 { arguments["maxBytes"] = value(&numbers) }
    return arguments
  }

  private static let count = ProcessInfo.processInfo.environment["OBSH_RANDOM_CALLS"].flatMap(Int.init) ?? 3_000

  @Test(arguments: [1, 2] as [UInt64]) func `random calls are answered, whatever they are`(_ seed: UInt64) throws {
    try MachineThread.run {
      var numbers = Numbers(state: seed)
      var agent = Agent(steps: 3_000)
      var done = 0
      for _ in 0..<Self.count {
        let tool = Tool.all.randomElement(using: &numbers)
        guard let tool, Int.random(in: 0..<20, using: &numbers) > 0 else {
          let method = ["tools/call", "tools/list", "nothing", "ping", ""].randomElement(using: &numbers) ?? ""
          let line = Agent.line(5, method, ["name": Self.value(&numbers), "arguments": Self.value(&numbers)])
          let part = String(line.dropLast(Bool.random(using: &numbers) ? 1 : 9))
          #expect(agent.send(part).count == 1)
          continue
        }
        let arguments = Self.arguments(of: tool, &numbers)
        let result = agent.call(tool.name, arguments)
        let limit = arguments["maxBytes"] as? Int ?? 2_048
        #expect(!result.text.isEmpty && result.text.utf8.count <= max(limit, 512), "\(tool.name) \(arguments)")
        #expect(result.size <= max(limit, 512), "\(tool.name) \(arguments)")
        if !result.isError { done += 1 }
      }
      // Calls that mean something are among them.
      #expect(done > Self.count / 20)
      _ = agent.call("session", ["action": "reset"])
      let values = agent.call("input", ["text": "1 + 1"]).data["values"] as? [[String: Any]]
      #expect(values?.first?["text"] as? String == "2")
    }
  }
}
