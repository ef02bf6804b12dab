import Session

/// One write with an increasing number of mounted views, one of which reads the property.
enum ManyViews {
  static let rows = ["one write"]

  static func measure(_ plan: Plan) throws -> [Row] {
    let counts = plan.isQuick ? [100, 10_000] : [100, 1_000, 10_000, 100_000]
    let benches = try counts.map { count in
      let bench = Workbench()
      try bench.submit(Workbench.counter)
      try bench.submit("let counter = Counter()")
      try bench.submit(":view Reader counter \\.count")
      // All the others observe the same instance, so that its registrar has them as observers.
      for index in 1..<count { try bench.submit(":view V\(index) counter \\.label") }
      return (bench: bench, write: try bench.prepare("counter.count += 1"))
    }
    let writes = plan.isQuick ? 5_000 : 50_000
    let times = try Measuring.best(
      plan.repetitions, benches.map { one in { for _ in 0..<writes { one.bench.session.submit(one.write) } } })
    return counts.indices.dropFirst().map { index in
      Row(
        "one write, \(counts[index]) views", .seconds(times[index] / Double(writes)), "\(counts[0]) views",
        .seconds(times[0] / Double(writes)), goal: 1.2)
    }
  }
}
