import ArgumentParser
import Session

/// Measures the shell's claims about speed and size, against peers, in one run.
///
///     swift run -c release Benchmarks [--filter micro] [--quick]
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures obsh against its peers and prints a table of ratios.",
    discussion: """
      Peers that are not found are left out: python3 (CPython 3.11 is the one to compare with), lua5.4 or lua, \
      swift. All that is compared with each other runs by turns, and of each the best time counts.
      """)

  @Option(help: "Runs only those groups or rows whose names contain this.")
  var filter: String?

  @Flag(help: "Smaller sizes and fewer repetitions: a minute becomes seconds, and the numbers rougher.")
  var quick = false

  func run() throws {
    #if DEBUG
      print("This is a debug build, which says nothing about speed: swift run -c release Benchmarks")
    #endif
    let plan = Plan(filter: filter, isQuick: quick)
    var rows: [Row] = []
    for group in Group.all where plan.wants(group) {
      Console.progress(group.name)
      rows += try MachineThread.run { try group.measure(plan) }
    }
    Console.progress("")
    print(RowTable.text(rows.filter { plan.wants($0) }))
  }
}

/// The amount of measuring.
struct Plan {
  let filter: String?
  let isQuick: Bool

  /// The number of rounds in which the competitors take turns.
  var repetitions: Int { isQuick ? 3 : 9 }

  func wants(_ group: Group) -> Bool {
    matches(group.name) || group.rows.contains { matches($0) || filter?.hasPrefix($0) ?? false }
  }
  func wants(_ row: Row) -> Bool { matches(row.name) || Group.all.contains { matches($0.name) && $0.owns(row) } }
  func wants(_ name: String) -> Bool { matches(name) }

  private func matches(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }
}

/// Rows that are measured together.
struct Group: Sendable {
  let name: String
  /// The prefixes of the names of its rows.
  let rows: [String]
  let measure: @Sendable (Plan) throws -> [Row]

  static let all: [Group] = [
    Group(name: "start", rows: StartUp.rows, measure: StartUp.measure),
    Group(name: "micro", rows: MicroSet.rows, measure: MicroSet.measure),
    Group(name: "strings", rows: StringSet.rows, measure: StringSet.measure),
    Group(name: "compiled", rows: CompiledSet.rows, measure: CompiledSet.measure),
    Group(name: "cycle", rows: LeafViewCycle.rows, measure: LeafViewCycle.measure),
    Group(name: "reads", rows: RecordedReads.rows, measure: RecordedReads.measure),
    Group(name: "views", rows: ManyViews.rows, measure: ManyViews.measure),
    Group(name: "playback", rows: Playback.rows, measure: Playback.measure),
    Group(name: "mounting", rows: Mounting.rows, measure: Mounting.measure),
    Group(name: "trees", rows: Trees.rows, measure: Trees.measure),
    Group(name: "memory", rows: Footprint.rows, measure: Footprint.measure),
  ]

  func owns(_ row: Row) -> Bool { rows.contains { row.name.hasPrefix($0) } }
}
