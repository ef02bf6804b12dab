import Trace
import Views

/// Runs of bodies, counted by windows of turns.
extension Session {
  /// `:stats since 5`, `:stats reset`, `:stats compare`
  func countRuns(_ word: Substring, _ text: CommandText, _ command: Command) throws -> Outcome {
    let rest = text.words.dropFirst()
    switch word {
    case "causes", "cost":
      try showCosts(word, since: rest, text, command)
    case "reset":
      if let more = rest.first { throw CommandError.unexpected(String(more), command) }
      statsReset = engine.bridge.history.turn
      screen.show(line: "A new window starts at turn \(engine.bridge.history.turn + 1).")
    case "since":
      let turn = try firstTurn(text.words[...], command)
      showRuns(["since turn \(turn)"]) { $0 >= turn ? 0 : nil }
    case "compare":
      if let more = rest.first { throw CommandError.unexpected(String(more), command) }
      guard let reset = statsReset else { throw CommandError.noWindow }
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
    guard let word = words.first else { return (statsReset ?? 0) + 1 }
    let rest = words.dropFirst()
    guard word == "since" else { throw .unexpected(String(word), command) }
    guard let number = rest.first else { throw .missing("TURN", command) }
    if rest.count > 1 { throw .unexpected(String(rest[rest.startIndex + 1]), command) }
    guard let turn = Int32(number), turn > 0 else { throw .notATurn(String(number)) }
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
