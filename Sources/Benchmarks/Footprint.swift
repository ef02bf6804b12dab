import Session

/// The memory per object of many live objects.
enum Footprint {
  static let rows = ["bytes"]

  static func measure(_ plan: Plan) throws -> [Row] {
    let count = 50_000
    return try [1, 5, 10].map { try instances(ofProperties: $0, count) } + views(plan)
  }

  /// Model instances in an array, with each property written once.
  private static func instances(ofProperties properties: Int, _ count: Int) throws -> Row {
    let bench = Workbench()
    let names = (0..<properties).map { "p\($0)" }
    try bench.submit("@Observable class Model {\n\(names.map { "  var \($0) = 0\n" }.joined())}")
    try bench.submit("func write(_ model: Model) {\n\(names.map { "  model.\($0) = 1\n" }.joined())}")
    try bench.submit("var models: [Model] = []")
    try bench.submit("models.reserveCapacity(\(count))")
    try bench.submit("do { let model = Model(); write(model); models.append(model) }")
    let before = OwnMemory.inUse
    try bench.submit("for _ in 1..<\(count) { let model = Model(); write(model); models.append(model) }")
    let each = (OwnMemory.inUse - before) / Double(count - 1)
    let limit = 300 + 100 * properties
    return Row(
      "bytes a model of \(properties) properties", .bytes(each), "300 B + 100 B each", .bytes(Double(limit)), goal: 1)
  }

  /// Leaf views of one instance, and leaf views that each have an instance of their own. For the latter, the memory
  /// that the runtime's registrar needs for its first observer counts as the view's.
  private static func views(_ plan: Plan) throws -> [Row] {
    let count = plan.isQuick ? 2_000 : 20_000
    return try [("of one model", "0"), ("each of its own model", nil)].map { name, subject in
      let bench = Workbench()
      try bench.submit(Workbench.counter)
      try bench.submit("let counters = (0...\(count)).map { _ in Counter() }")
      try bench.submit(":view V0 counters[0] \\.count")
      let before = OwnMemory.inUse
      for index in 1...count { try bench.submit(":view V\(index) counters[\(subject ?? "\(index)")] \\.count") }
      let each = (OwnMemory.inUse - before) / Double(count)
      return Row("bytes a mounted leaf view, \(name)", .bytes(each), "1.5 KB", .bytes(1536), goal: 1)
    }
  }
}
