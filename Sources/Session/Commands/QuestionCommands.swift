import Models
import Trace
import Views

/// Commands that ask questions and change nothing.
enum QuestionCommands {
  static let all = [deps, why, timeline, stats, objects, mistakes]

  private static let deps = Command(
    "deps", "[NAME]", of: [.viewOrInstance, .free], "shows what each view depends on",
    help: """
      Without a name, shows what each view, and each tracker that has not fired, read
      in its last run. With the name of a view, shows that view only. With the name of
      an instance (Counter#1, or a variable that holds it) or of one of its properties
      (Counter#1.count), shows the views and trackers that have read it.
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    if text.words.isEmpty {
      let rows = session.dependencyRows()
      session.screen.show(lines: rows.isEmpty ? ["There are no dependencies."] : Table.lines(rows))
      return .done
    }
    let name = session.nameOfInstance(CommandText.name(try text.onlyWord("NAME", command)))
    let owner = String(name.prefix { $0 != "." })
    if name.contains("#") || owner != name && !name.contains("[") {
      let rows = session.dependencyRows().filter { row in
        row[2].split(separator: ", ").contains { $0 == name || $0.hasPrefix("\(name).") }
      }
      if rows.isEmpty {
        guard owner.contains("#") else { throw CommandError.noView(owner, known: session.viewNames) }
        try session.requireInstance(owner)
        if owner != name { try session.requireObserved(String(name.dropFirst(owner.count + 1)), of: owner) }
      }
      session.screen.show(lines: rows.isEmpty ? ["Nothing depends on \(name)."] : Table.lines(rows))
    } else {
      try session.requireView(name)
      session.screen.show(lines: Table.lines(session.dependencyRows().filter { $0[0] == name }))
    }
    return .done
  }

  private static let why = Command(
    "why", "NAME", of: [.view, .free], "explains why a view ran or did not run",
    help: """
      Answers for the last turn. If the view ran, the answer follows the path from the
      view through computed and stored properties to the write. If it did not run, the
      answer names the reason: an equal write, a property the view does not read, an
      ignored property, a plain class, a path that ends at nil. Works with the trace
      off.
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("NAME", command))
    let hierarchy = session.engine.views
    let words = WhyWords(
      bridge: session.engine.bridge, machine: session.engine.machine,
      isPaused: session.isPaused && !session.isTurnOpen, origin: session.engine.origin)
    let views = hierarchy.views(named: name)
    guard views.count > 1 else {
      guard let explanation = hierarchy.explain(name) else {
        throw session.noView(name, known: session.viewNames + hierarchy.departed.names)
      }
      session.screen.show(lines: words.lines(for: explanation, of: views.first, name: name))
      return .done
    }
    // The question is about the views that ran; if none ran, the first ones represent all.
    let ran = views.filter { $0.lastRun?.turn == session.engine.bridge.history.turn }
    session.screen.show(line: "There are \(views.count) views '\(name)'; \(ran.count) ran in the last turn.")
    let asked = ran.isEmpty ? views : ran
    for view in asked.prefix(3) {
      let lines = words.lines(for: hierarchy.explain(view), of: view, name: view.reference.description)
      session.screen.show(lines: lines)
    }
    if let next = asked.dropFirst(3).first {
      session.screen.show(line: "And \(asked.count - 3) more; ':why \(next.reference)' asks about one of them.")
    }
    return .done
  }

  private static let timeline = Command(
    "timeline", "[VIEW]", of: [.view, .free], "shows which views ran in which turn",
    help: """
      One column per turn and one row per view: a dot where the view did not run, a
      bullet where it ran, a number where it ran more than once. With the name of a
      view: its runs one by one, each with its input. Works with the trace off.
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    guard !text.words.isEmpty else {
      session.screen.show(lines: session.timeline().lines(width: session.options.width))
      return .done
    }
    let name = CommandText.name(try text.onlyWord("VIEW", command))
    session.screen.show(lines: try session.runs(of: name))
    return .done
  }

  private static let stats = Command(
    "stats", "[WINDOW]", "counts runs, invalidations and writes",
    help: """
      Counts the body runs and invalidations of each view, and all writes of tracked
      properties. A closure of ForEach or GeometryReader counts as part of the body
      that contains it; it is listed separately if it has run by itself. Views that
      are gone are added up by name.

      ':stats reset' starts a new window at the next turn: from then on, ':stats'
      counts what happens in the window, views and writes alike. ':stats since 1'
      still counts the body runs of all turns, ':stats since 5' those from turn 5 on.
      ':stats compare' compares the runs before and after the reset, to show what a
      change has saved.

      ':stats causes' shows the functions whose writes caused the runs, and
      ':stats cost' the cost of each body in steps: calls and loop iterations, as
      --max-steps counts them. Both accept 'since 5', and start at the window of
      ':stats reset' if there is one.
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    if let first = text.words.first { return try session.countRuns(first, text, command) }
    session.showStats()
    return .done
  }

  private static let mistakes = Command(
    "mistakes", "[ignore N]", "lists the mistakes so far",
    help: """
      Each mistake is also reported in the trace when it happens: the view and the
      property, the instance that was lost or duplicated, its values, and the line to
      change. ':mistakes ignore 2' removes the second one from the list, if it is
      intended. A comment '// obsh:allow RULE' where the value is read or declared
      does the same. ':set mistakes off' turns the reports off.

      In opened code, the mistakes that 'obsh lint' finds follow: they may not have
      had an effect yet.
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    let log = session.engine.views.mistakes
    if let first = text.words.first {
      guard first == "ignore" else { throw CommandError.unexpected(String(first), command) }
      if let turn = session.present?.lookBack?.turn { throw CommandError.isPast(Int(turn)) }
      guard text.words.count > 1 else { throw CommandError.missing("N", command) }
      if text.words.count > 2 { throw CommandError.unexpected(String(text.words[2]), command) }
      guard let ignored = Int(text.words[1]).flatMap(log.ignore) else {
        session.screen.show(line: "There is no mistake \(text.words[1]).")
        return .done
      }
      session.screen.show(line: "Ignored: \(ignored.text)")
      return .done
    }
    let found = log.found
    let written = session.writtenMistakes
    if found.isEmpty, written.isEmpty { session.screen.show(line: "No mistakes so far.") }
    for mistake in found { session.screen.show(lines: [mistake.text, "  \(mistake.advice)"]) }
    if !written.isEmpty {
      session.screen.show(line: "In the opened code:")
      session.screen.show(
        lines: written.flatMap { WordWrap.wrap("  \($0.line())", columns: session.options.width, hanging: 4) })
    }
    return .done
  }

  private static let objects = Command(
    "objects", "", "lists the live instances and what holds them",
    help: """
      Holders are top-level variables, views, trackers and properties of other
      instances. An instance that cannot be reached from any of these is kept alive
      by a reference cycle.
      """, isQuestion: true, scope: .turn
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
  /// Rows with the name of a view, an arrow, and the view's reads.
  func dependencyRows() -> [[String]] {
    let views = engine.views.allViews.map { view in
      [view.reference.description, "→", names(view.reads.map(\.description))]
    }
    let trackers = engine.bridge.trackers.all.map { tracker in
      [tracker.name, "→", names(tracker.reads.map { engine.bridge.reference($0).description })]
    }
    return views + trackers
  }

  /// Groups of views for the answer: one view each, or all views of a name if there are many in rows.
  func groups(of views: [MountedView]) -> [(name: String, views: [MountedView])] {
    var order: [String] = []
    var byName: [String: [MountedView]] = [:]
    for view in views {
      if byName[view.name] == nil { order.append(view.name) }
      byName[view.name, default: []].append(view)
    }
    return order.flatMap { name -> [(name: String, views: [MountedView])] in
      guard let group = byName[name] else { return [] }
      if group.count > Self.viewsListedSingly, !(group[0] is BoundView) { return [("\(name) ×\(group.count)", group)] }
      return group.map { ($0.reference.description, [$0]) }
    }
  }

  private static let viewsListedSingly = 8

  var viewNames: [String] {
    var names: [String] = []
    for view in engine.views.allViews where !names.contains(view.name) { names.append(view.name) }
    return names
  }

  private func names(_ names: [String]) -> String { names.isEmpty ? "nothing tracked" : names.joined(separator: ", ") }
}
