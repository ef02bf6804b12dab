import Trace
import Views

/// The views that ran in each turn, as a strip.
///
///     turn   3  4  5  6
///     Badge  •  ·  •  2
///     Title  ·  •  ·  ·
struct Timeline {
  struct Row {
    let name: String
    /// The number of runs in each turn in which the view ran.
    var runs: [Int32: Int] = [:]
  }

  /// The views, in the order of mounting.
  let rows: [Row]
  /// The turns to show; nil if there are none.
  let turns: ClosedRange<Int32>?

  private static let mostRows = 40
  /// The maximum width of a name in the line.
  private static let widestName = 28

  /// The strip in this number of columns, with as many of the latest turns as fit.
  func lines(width: Int) -> [String] {
    guard let turns, !rows.isEmpty else { return ["No view has run yet."] }
    let names = (["turn"] + rows.map(\.name)).map {
      Columns.count($0) > Self.widestName ? Columns.prefix(of: $0, columns: Self.widestName - 1) + "…" : $0
    }
    let nameWidth = names.map(Columns.count).max() ?? 0
    let cellWidth = max(
      "\(turns.upperBound)".count, rows.compactMap { $0.runs.values.max() }.map { "\($0)".count }.max() ?? 1)
    let room = max((width - nameWidth) / (cellWidth + 2), 1)
    let shown = turns.suffix(room)
    func line(_ name: String, _ cells: [String]) -> String {
      let padded = cells.map { String(repeating: " ", count: cellWidth + 2 - $0.count) + $0 }
      return name + String(repeating: " ", count: nameWidth - Columns.count(name)) + padded.joined()
    }
    var lines = [line("turn", shown.map { "\($0)" })]
    for (name, row) in zip(names.dropFirst(), rows).prefix(Self.mostRows) {
      lines.append(
        line(
          name,
          shown.map { turn in
            switch row.runs[turn] {
            case nil: "·"
            case 1: "•"
            case .some(let count): "\(count)"
            }
          }))
    }
    if rows.count > Self.mostRows { lines.append("and \(rows.count - Self.mostRows) more views") }
    return lines
  }
}

extension Session {
  /// The timeline of the session. Many views with the same name share one row.
  func timeline() -> Timeline {
    guard let log = engine.views.runLog, log.count > 0 else { return Timeline(rows: [], turns: nil) }
    let references = Dictionary(
      engine.views.allViews.map { ($0.order, $0.reference.description) }, uniquingKeysWith: { first, _ in first })
    let first = log.firstWholeTurn
    let entries = log.entries.filter { $0.turn >= first }
    var orders: [String: Set<Int>] = [:]
    for entry in entries { orders[entry.name, default: []].insert(entry.order) }
    var rows: [Timeline.Row] = []
    var rowNumbers: [String: Int] = [:]
    for entry in entries {
      let count = orders[entry.name]?.count ?? 0
      let isGrouped = count > Self.rowsListedSingly
      let key = isGrouped ? "\(entry.name) ×\(count)" : references[entry.order] ?? entry.name
      let number = rowNumbers[key] ?? rows.count
      if number == rows.count {
        rows.append(Timeline.Row(name: key))
        rowNumbers[key] = number
      }
      rows[number].runs[entry.turn, default: 0] += 1
    }
    let start = max(first, 1, entries.first?.turn ?? 1)
    return Timeline(rows: rows, turns: start...max(start, engine.bridge.history.turn))
  }

  private static let rowsListedSingly = 8

  /// The runs of a view, each with the input that caused it.
  func runs(of name: String) throws(CommandError) -> [String] {
    let views = engine.views.views(named: name)
    let known = Set(views.map(\.order))
    let runs = (engine.views.runLog?.entries ?? []).filter {
      known.isEmpty ? $0.name == name : known.contains($0.order)
    }
    guard !runs.isEmpty || !views.isEmpty else { throw noView(name) }
    let inputs = journal.entries
    let start = (inputs.lastIndex { $0.number == 1 }) ?? 0
    let rows = runs.suffix(Self.runsShown).map { run in
      let entry = inputs[start...].last { $0.turns.contains(run.turn) }
      let input = entry.map { "> \($0.input.split(separator: "\n").first ?? "")" } ?? ""
      return ["turn \(run.turn)", "#\(run.run)", input]
    }
    return rows.isEmpty ? ["\(name) has not run in the recorded turns."] : Table.lines(rows)
  }

  private static let runsShown = 50
}
