import Session
import Testing

/// No input takes more than it is allowed.
@Suite struct LimitTests {
  private func options(_ change: (inout SessionOptions) -> Void) -> SessionOptions {
    var options = SessionOptions(.script)
    change(&options)
    return options
  }

  @Test(arguments: ["max-steps none", "max-steps 1001", "max-depth 51", "max-memory 500000001"])
  func `a program cannot lift a limit of the command line`(_ setting: String) {
    let options = options {
      $0.limits.steps = 1000
      $0.limits.depth = 50
      $0.limits.memory = 500_000_000
      $0.ceiling = SessionOptions.Ceiling(steps: 1000, depth: 50, memory: 500_000_000)
    }
    let result = run(script: ":set \(setting)\n", options: options)
    #expect(result.complaints.contains("on the command line"))
    #expect(result.outcome == .failed(.command))
  }

  @Test(arguments: ["max-steps 999", "max-depth 50", "max-memory 400000000"])
  func `a program may lower a limit`(_ setting: String) {
    let options = options { $0.ceiling = SessionOptions.Ceiling(steps: 1000, depth: 50, memory: 500_000_000) }
    let lowered = self.options {
      $0.ceiling = options.ceiling
      $0.limits.steps = 1000
      $0.limits.depth = 50
      $0.limits.memory = 500_000_000
    }
    #expect(run(script: ":set \(setting)\n", options: lowered).outcome == .done)
  }

  @Test(arguments: [
    #"String(repeating: "a", count: 1_000_000).replacingOccurrences(of: "a", with: String(repeating: "b", count: 100_000))"#,
    #"String(format: "%1000000000d", 1)"#, #"String(format: "%1000000000x", 1)"#,
    #"String(format: "%1000000000.1f", 1.0)"#, #"String(format: "%1000000000s", "a")"#,
    #"String(format: "%*d", 1000000000, 1)"#, #"String(format: "%9000000000000000000s", "a")"#,
    #""a".padding(toLength: 1_000_000_000, withPad: "éa", startingAt: 0)"#,
    #""a".padding(toLength: Int.max, withPad: "éa", startingAt: 0)"#,
  ])
  func `a native does not allocate past the limit`(_ expression: String) {
    let result = run(script: "import Foundation\nprint((\(expression)).utf8.count)\n")
    #expect(result.output.isEmpty)
    #expect(result.complaints.contains("memory"), "\(result.complaints)")
    #expect(result.outcome == .failed(.program))
  }

  @Test func `keys of one hash cost steps`() {
    let script = """
      struct Key: Hashable {
        var n: Int
        func hash(into hasher: inout Hasher) {}
      }
      var set: Set<Key> = []
      for n in 0..<5_000 { set.insert(Key(n: n)) }
      """
    let result = run(script: script, options: options { $0.limits.steps = 1_000_000 })
    #expect(result.complaints.contains("the program took 1000000 steps"))
  }
}
