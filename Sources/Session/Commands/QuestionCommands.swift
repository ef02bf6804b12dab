import Models
import Trace
import Views

/// What is, and why it is so.
enum QuestionCommands {
  static let all = [deps, why, stats, objects]

  private static let deps = Command(
    "deps", "[NAME]", "who depends on what",
    help: """
      Without a name: what each view, and each tracker that has not fired, has read in its
      last run. With the name of a view: that view alone. With the name of an instance
      (Counter#1) or of one of its properties (Counter#1.count): who has read it.
      """
  ) { session, text, command in
    if text.words.isEmpty {
      let rows = session.dependencyRows()
      session.screen.show(lines: rows.isEmpty ? ["Nothing depends on anything."] : Table.lines(rows))
      return .done
    }
    let name = CommandText.name(try text.onlyWord("NAME", command))
    if name.contains("#") {
      let rows = session.dependencyRows().filter { row in
        row[2].split(separator: ", ").contains { $0 == name || $0.hasPrefix("\(name).") }
      }
      session.screen.show(lines: rows.isEmpty ? ["Nobody has read \(name)."] : Table.lines(rows))
    } else {
      try session.requireView(name)
      session.screen.show(lines: Table.lines(session.dependencyRows().filter { $0[0] == name }))
    }
    return .done
  }

  private static let why = Command(
    "why", "NAME", "why a view ran in the last turn, or why it did not",
    help: """
      It follows the path view ← computed ← stored ← the write, or says what kept the view
      from running: an equal write, a property it does not read, an ignored one, a plain
      class, a path that ended at nil. It needs no trace.
      """
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("NAME", command))
    guard let explanation = session.engine.views.explain(name) else {
      throw CommandError.noView(
        name, known: session.engine.views.views.map(\.name) + session.engine.views.unmounted)
    }
    let words = WhyWords(bridge: session.engine.bridge, machine: session.engine.machine)
    session.screen.show(lines: words.lines(for: explanation, of: session.engine.views.view(named: name), name: name))
    return .done
  }

  private static let stats = Command(
    "stats", "", "how often what happened",
    help: "Bodies and invalidations of each view, and all writes of tracked properties."
  ) { session, text, command in
    try text.noWords(command)
    let views = session.engine.views.views
    if !views.isEmpty {
      var rows = [["view", "bodies", "invalidations"]]
      rows += views.map { [$0.name, "\($0.runs)", "\($0.invalidations)"] }
      if views.count > 1 {
        let bodies = views.reduce(0) { $0 + $1.runs }
        let invalidations = views.reduce(0) { $0 + $1.invalidations }
        rows.append(["all \(views.count)", "\(bodies)", "\(invalidations)"])
      }
      session.screen.show(lines: Table.lines(rows, rightAligned: [1, 2]))
    }
    let history = session.engine.bridge.history
    let counts = history.counts
    session.screen.show(
      line: "\(counted(Int(history.turn), "turn")), \(counted(counts.assignments + counts.changesInPlace, "write"))"
        + " (\(counts.changesInPlace) in place), \(counted(counts.equalWrites, "equal write"))")
    return .done
  }

  private static let objects = Command(
    "objects", "", "the instances that are alive, and who holds each",
    help: """
      Holders are top-level variables, views, trackers and properties of other instances.
      An instance that none of these leads to is kept alive by a cycle of references.
      """
  ) { session, text, command in
    try text.noWords(command)
    let rows = session.holders().map { [$0.instance, $0.words] }
    session.screen.show(lines: rows.isEmpty ? ["No instance is alive."] : Table.lines(rows))
    return .done
  }
}

/// `1 turn`, `2 turns`
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Session {
  /// Who, an arrow, and what it has read.
  func dependencyRows() -> [[String]] {
    let views = engine.views.views.map { view in
      [view.name, "→", names(view.tracking.dependencies.map { engine.bridge.reference($0).description })]
    }
    let trackers = engine.bridge.trackers.all.map { tracker in
      [tracker.name, "→", names(tracker.reads.map { engine.bridge.reference($0).description })]
    }
    return views + trackers
  }

  private func names(_ names: [String]) -> String { names.isEmpty ? "nothing tracked" : names.joined(separator: ", ") }
}
