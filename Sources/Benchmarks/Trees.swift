import Session

/// Lists of rows, each a view with a model of its own: the time to mount them, the cost of updating one row among
/// many, and the memory they leave behind.
enum Trees {
  static let rows = ["a tree", "one row", "a screen"]

  static func measure(_ plan: Plan) throws -> [Row] { try mounting(plan) + update(plan) + soak(plan) + footprint(plan) }

  private static func list(of count: Int) throws -> Workbench {
    let bench = Workbench()
    for input in declarations { try bench.submit(input) }
    try bench.submit("let items = (0..<\(count)).map { Item($0) }")
    return bench
  }

  private static let declarations = [
    "import SwiftUI",
    """
    @Observable class Item: Identifiable {
      let id: Int
      var count = 0
      init(_ id: Int) { self.id = id }
    }
    """,
    "struct Row: View { let item: Item; var body: some View { Text(\"\\(item.count)\") } }",
    "struct Screen: View { let items: [Item]; var body: some View { List(items) { Row(item: $0) } } }",
  ]

  private static func mounting(_ plan: Plan) throws -> [Row] {
    let count = 10_000
    var best = Double.infinity
    for _ in 0..<(plan.isQuick ? 1 : 3) {
      let bench = try list(of: count)
      best = min(best, try Measuring.seconds { try bench.submit(":mount Screen(items: items)") })
    }
    return [Row("a tree of \(count) rows mounted", .seconds(best), "1 s", .seconds(1), goal: 1)]
  }

  private static func update(_ plan: Plan) throws -> [Row] {
    let counts = [100, 10_000]
    let benches = try counts.map { count in
      let bench = try list(of: count)
      try bench.submit(":mount Screen(items: items)")
      return (bench: bench, write: try bench.prepare("items[\(count / 2)].count += 1"))
    }
    let writes = plan.isQuick ? 2_000 : 20_000
    let times = try Measuring.best(
      plan.repetitions, benches.map { one in { for _ in 0..<writes { one.bench.session.submit(one.write) } } })
    return [
      Row(
        "one row of \(counts[1]) updated", .seconds(times[1] / Double(writes)), "of \(counts[0])",
        .seconds(times[0] / Double(writes)), goal: 1.2)
    ]
  }

  /// A screen that is mounted and unmounted: it must leave nothing behind.
  private static func soak(_ plan: Plan) throws -> [Row] {
    let count = plan.isQuick ? 5_000 : 100_000
    let bench = try list(of: 3)
    func cycle(_ times: Int) throws {
      for _ in 0..<times {
        try bench.submit(":mount Screen(items: items)")
        try bench.submit(":unmount Screen")
      }
    }
    // As in playback: the inputs and turns that a session keeps exist by then.
    try cycle(max(count / 10, 12_000))
    let before = OwnMemory.inUse
    let time = try Measuring.seconds { try cycle(count) }
    let growth = max(0, OwnMemory.inUse - before) / Double(count)
    return [
      Row("a screen of 3 rows mounted and unmounted", .seconds(time / Double(count)), "", nil),
      Row("a screen mounted and unmounted: memory", .bytes(growth), "10 B", .bytes(10), goal: 1),
    ]
  }

  /// A row consists of its scope, the leaf view and its text.
  private static func footprint(_ plan: Plan) throws -> [Row] {
    let count = plan.isQuick ? 2_000 : 20_000
    let bench = try list(of: count)
    try bench.submit("let one = Item(0)")
    try bench.submit(
      "struct Leaves: View { let one: Item; let n: Int; var body: some View { ForEach(0..<n, id: \\.self) { _ in Row(item: one) } } }"
    )
    try bench.submit(":mount Leaves(one: one, n: 1)")
    try bench.submit(":unmount Leaves")
    let before = OwnMemory.inUse
    try bench.submit(":mount Leaves(one: one, n: \(count))")
    let each = (OwnMemory.inUse - before) / Double(count)
    return [Row("a tree's row with a leaf view, of one model", .bytes(each), "1.5 KB", .bytes(1536), goal: 1)]
  }
}
