import Session

/// The cost of recording what bodies read untracked, to find stale views: the cycle of a view that reads a tracked
/// property, beside a plain class, a static variable and an ignored property, against the same where obsh looks for no
/// mistakes.
enum RecordedReads {
  static let rows = ["recorded reads"]

  static func measure(_ plan: Plan) throws -> [Row] {
    let count = plan.isQuick ? 20_000 : 200_000
    let plain = "struct Plain: View { let model: Model; var body: some View { Text(\"\\(model.count)\") } }"
    let mixed = """
      struct Mixed: View {
        let model: Model
        let box: Box
        var body: some View { Text("\\(model.count) \\(box.value) \\(Box.limit) \\(model.cache)") }
      }
      """
    return try [
      row("tracked ones only", plain, "Plain(model: model)", count, plan),
      row("three untracked ones", mixed, "Mixed(model: model, box: box)", count, plan),
    ]
  }

  private static func row(_ name: String, _ view: String, _ mounted: String, _ count: Int, _ plan: Plan) throws -> Row {
    let recording = try prepared(view, mounted, findsMistakes: true)
    let silent = try prepared(view, mounted, findsMistakes: false)
    let times = try Measuring.best(
      plan.repetitions,
      [
        { for _ in 0..<count { recording.bench.session.submit(recording.write) } },
        { for _ in 0..<count { silent.bench.session.submit(silent.write) } },
      ]
    ).map { $0 / Double(count) }
    return Row(
      "recorded reads: \(name)", .seconds(times[0]), "looking for no mistakes", .seconds(times[1]), goal: 1.1)
  }

  private static func prepared(
    _ view: String, _ mounted: String, findsMistakes: Bool
  ) throws -> (bench: Workbench, write: PreparedInput) {
    let bench = Workbench(findsMistakes: findsMistakes)
    try bench.submit("final class Box { var value = 1; static var limit = 2 }")
    try bench.submit("@Observable final class Model { var count = 0; @ObservationIgnored var cache = 3 }")
    try bench.submit(view)
    try bench.submit("let model = Model()")
    try bench.submit("let box = Box()")
    try bench.submit(":mount \(mounted)")
    return (bench, try bench.prepare("model.count += 1"))
  }
}
