import Models
import Trace
import Views

/// The window of turns that `:stats reset` begins.
struct StatsWindow {
  /// The last turn before the window.
  let lastTurn: Int32
  /// The writes before the window.
  let writes: WriteHistory.Counts
}

/// Runs of bodies, counted by windows of turns.
extension Session {
  /// Begins a window: from now on, `:stats` counts what happens in it.
  func beginStatsWindow() {
    let history = engine.bridge.history
    statsWindow = StatsWindow(lastTurn: history.turn, writes: history.counts)
    engine.views.beginCountWindow()
  }

  /// `:stats`: the runs and invalidations of each view, and the writes, since the window began or since the start.
  func showStats() {
    let views = engine.views.countedViews
    let window = engine.views.countWindow
    let left = (window?.departed ?? engine.views.departed).counts.sorted { $0.key < $1.key }
    func bodies(_ views: [MountedView]) -> Int { views.reduce(0) { $0 + (window?.bodies(of: $1) ?? $1.ownRuns) } }
    func invalidations(_ views: [MountedView]) -> Int {
      views.reduce(0) { $0 + (window?.invalidations(of: $1) ?? $1.ownInvalidations) }
    }
    if !views.isEmpty || !left.isEmpty {
      var rows = [["view", "bodies", "invalidations"]]
      rows += groups(of: views).map { [$0.name, "\(bodies($0.views))", "\(invalidations($0.views))"] }
      rows += left.map { name, gone in
        ["\(name)\(gone.views > 1 ? " ×\(gone.views)" : "") (gone)", "\(gone.bodies)", "\(gone.invalidations)"]
      }
      let count = left.reduce(views.count) { $0 + $1.value.views }
      if count > 1 {
        let all = (
          left.reduce(bodies(views)) { $0 + $1.value.bodies },
          left.reduce(invalidations(views)) { $0 + $1.value.invalidations }
        )
        rows.append(["all \(count)", "\(all.0)", "\(all.1)"])
      }
      screen.show(lines: Table.lines(rows, rightAligned: [1, 2]))
    }
    let history = engine.bridge.history
    let counts = statsWindow.map { history.counts.since($0.writes) } ?? history.counts
    let start = statsWindow.map { "since turn \($0.lastTurn + 1): " } ?? ""
    screen.show(
      line: "\(start)\(counted(Int(history.turn - (statsWindow?.lastTurn ?? 0)), "turn")), "
        + "\(counted(counts.assignments + counts.changesInPlace, "write"))"
        + " (\(counts.changesInPlace) in place), \(counted(counts.equalWrites, "equal write"))")
  }

  /// `:stats since 5`, `:stats reset`, `:stats compare`
  func countRuns(_ word: Substring, _ text: CommandText, _ command: Command) throws -> Outcome {
    let rest = text.words.dropFirst()
    switch word {
    case "causes", "cost":
      try showCosts(word, since: rest, text, command)
    case "reset":
      if let more = rest.first { throw CommandError.unexpected(String(more), command) }
      if let turn = present?.lookBack?.turn { throw CommandError.isPast(Int(turn)) }
      beginStatsWindow()
      screen.show(line: "A new window starts at turn \(engine.bridge.history.turn + 1).")
    case "since":
      let turn = try firstTurn(text.words[...], command)
      showRuns(["since turn \(turn)"]) { $0 >= turn ? 0 : nil }
    case "compare":
      if let more = rest.first { throw CommandError.unexpected(String(more), command) }
      guard let reset = statsWindow?.lastTurn else { throw CommandError.noWindow }
      showRuns(["before", "since turn \(reset + 1)"]) { $0 <= reset ? 0 : 1 }
    default:
      throw CommandError.notOneOf(String(word), what: "kind of count", ["causes", "cost", "since", "reset", "compare"])
    }
    return .done
  }

  /// Handles `:stats causes since 5`. The inputs run again for this, so that a session pays nothing for it otherwise.
  private func showCosts(
    _ word: Substring, since rest: ArraySlice<Substring>, _ text: CommandText, _ command: Command
  ) throws {
    try requirePrompt(text, command)
    let start = try firstTurn(rest, command)
    let costs = RunCosts(since: start)
    try withCopy(after: nil, witness: costs.witness) { _ in }
    screen.show(lines: word == "cost" ? costs.costLines : costs.causeLines)
  }

  /// The first turn in `since 5`; by default that of the window that ':stats reset' began, or the first of all turns.
  private func firstTurn(_ words: ArraySlice<Substring>, _ command: Command) throws(CommandError) -> Int32 {
    guard let word = words.first else { return (statsWindow?.lastTurn ?? 0) + 1 }
    let rest = words.dropFirst()
    guard word == "since" else { throw .unexpected(String(word), command) }
    guard let number = rest.first else { throw .missing("TURN", command) }
    if rest.count > 1 { throw .unexpected(String(rest[rest.startIndex + 1]), command) }
    guard let turn = Int32(number), turn > 0 else { throw .notATurn(String(number)) }
    let last = engine.bridge.history.turn
    guard turn <= last else { throw .noTurn(String(number), last: Int(last)) }
    return turn
  }

  /// A row for each view, with a column for each window.
  private func showRuns(_ windows: [String], _ window: (Int32) -> Int?) {
    var names: [String] = []
    var counts: [String: [Int]] = [:]
    for entry in engine.views.runLog?.entries ?? [] {
      guard let index = window(entry.turn) else { continue }
      if counts[entry.name] == nil {
        names.append(entry.name)
        counts[entry.name] = windows.map { _ in 0 }
      }
      counts[entry.name]?[index] += 1
    }
    guard !names.isEmpty else { return screen.show(line: "No body ran in this window.") }
    var rows = [["view"] + windows]
    rows += names.map { name in [name] + (counts[name] ?? []).map { "\($0)" } }
    if names.count > 1 {
      rows.append(
        ["all"] + windows.indices.map { index in "\(counts.values.reduce(0) { $0 + $1[index] })" })
    }
    screen.show(lines: Table.lines(rows, rightAligned: Set(1...windows.count)))
  }
}
