import Session

/// Views that are mounted and unmounted: they must leave nothing behind.
enum Mounting {
  static let rows = ["mounting"]

  static func measure(_ plan: Plan) throws -> [Row] {
    let count = plan.isQuick ? 10_000 : 200_000
    let bench = Workbench()
    try bench.submit(Workbench.counter)
    try bench.submit("let counter = Counter()")
    func mount(_ times: Int) throws {
      for _ in 0..<times {
        try bench.submit(":view Badge counter \\.count")
        try bench.submit(":unmount Badge")
      }
    }
    try mount(count / 10)
    let before = OwnMemory.inUse
    let time = try Measuring.seconds { try mount(count) }
    let growth = max(0, OwnMemory.inUse - before) / Double(count)
    return [
      Row("mounting and unmounting a view", .seconds(time / Double(count)), "", nil),
      // A leak would grow by more per view; a growth of this size comes from the allocator.
      Row("mounting and unmounting: memory a view", .bytes(growth), "10 B", .bytes(10), goal: 1),
    ]
  }
}
