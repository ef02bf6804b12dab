import Session

/// Write → invalidate → body: one write of a model that one view reads, with the trace off. Turns of the shell are
/// compared with the same in compiled Swift.
enum LeafViewCycle {
  static let rows = ["leaf view cycle"]

  static func measure(_ plan: Plan) throws -> [Row] {
    let bench = Workbench()
    try bench.submit(Workbench.counter)
    try bench.submit("let counter = Counter()")
    try bench.submit(":view Badge counter \\.count")
    let write = try bench.prepare("counter.count += 1")
    let count = plan.isQuick ? 20_000 : 200_000

    let once = CompiledLeafView(CompiledCounter())
    once.trackOnce()
    let anew = CompiledLeafView(CompiledCounter())
    anew.runTracked()
    let times = try Measuring.best(
      plan.repetitions,
      [
        { for _ in 0..<count { bench.session.submit(write) } },
        { for _ in 0..<count { once.cycleTrackedOnce() } },
        { for _ in 0..<count { anew.cycleRetracked() } },
      ]
    ).map { $0 / Double(count) }
    try bench.submit("precondition(counter.count >= \(count))")
    precondition(once.shown == once.counter.count && anew.shown == anew.counter.count && anew.runs > count)
    return [
      Row("leaf view cycle", .seconds(times[0]), "swiftc -O, re-tracked", .seconds(times[2]), goal: 2),
      Row("leaf view cycle", .seconds(times[0]), "swiftc -O, tracked once", .seconds(times[1])),
    ]
  }
}
