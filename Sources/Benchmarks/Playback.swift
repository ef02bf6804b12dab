import Session
import Trace

/// Inputs one after the other, each with a different text, as in a long transcript.
enum Playback {
  static let rows = ["playback"]

  static func measure(_ plan: Plan) throws -> [Row] {
    let count = plan.isQuick ? 10_000 : 100_000
    let kinds: [(name: String, trace: TraceLevel)] = [("trace off", .off), ("traced", .writes)]
    return try kinds.flatMap { kind in
      let bench = Workbench(trace: kind.trace)
      try bench.submit(Workbench.counter)
      try bench.submit("let counter = Counter()")
      try bench.submit(":view Badge counter \\.count")
      // After this, everything that is allocated once exists, such as tables that double in size, and the limited
      // number of inputs kept for `:undo`.
      for index in 0..<max(count / 10, 12_000) { try bench.submit("counter.count = \(index)") }
      let before = OwnMemory.inUse
      // In parts, of which the best counts, as in all measurements here.
      var time = Double.infinity
      for part in 0..<10 {
        let inputs = part * count / 10..<(part + 1) * count / 10
        time = min(
          time, try Measuring.seconds { for index in inputs { try bench.submit("counter.count = \(-index)") } })
      }
      let growth = max(0, OwnMemory.inUse - before) / Double(count)
      return [
        Row(
          "playback, \(kind.name)", .perSecond(Double(count / 10) / time), "50,000/s", .perSecond(50_000), goal: 1,
          mustReach: true),
        // A leak would grow by more per input; a growth of this size comes from the allocator.
        Row("playback, \(kind.name): memory an input", .bytes(growth), "10 B", .bytes(10), goal: 1),
      ]
    }
  }
}
