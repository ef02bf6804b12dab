import Trace

/// An explanation of the difference between two outputs: the views that no longer run, or now do, and why.
///
///     ProfileView no longer runs on Profile#1.name
struct Meaning {
  /// One sentence per line; empty if only text differs.
  let sentences: [String]

  /// The maximum number of sentences; the diff shows the rest.
  private static let mostSentences = 8

  /// `steps` is the alignment of the two outputs. Only unmatched rows are explained, so that lines matched by an
  /// elision do not count as new.
  init(expected: [String], actual: [String], steps: [Alignment.Step]) {
    var (changed, came): (Set<Int>, Set<Int>) = ([], [])
    for step in steps {
      switch step {
      case .replace(let line, let other):
        changed.insert(line)
        came.insert(other)
      case .remove(let line): changed.insert(line)
      case .insert(let other): came.insert(other)
      case .match, .elide, .absorb: break
      }
    }
    let allOld = TraceRow.rows(of: expected, differs: changed.contains)
    let allNew = TraceRow.rows(of: actual, differs: came.contains)
    let (old, new) = (allOld.filter(\.differs), allNew.filter(\.differs))
    if changed.count == came.count, allOld.contains(where: { $0.differs || $0.invalidatesDiffer }),
      changed.map({ expected[$0] }).sorted() == came.map({ actual[$0] }).sorted()
    {
      sentences = ["the same events happen in a different order"]
      return
    }
    // Numbers of runs are known only if no lines are left out.
    let isWhole = !expected.contains(Notation.anyLines)
    let bodies = Meaning.bodies(
      of: Meaning.names(in: old + new) { $0.kind.subject == .run }, isWhole ? allOld : old, isWhole ? allNew : new)
    var all = bodies.sentences
    all += Meaning.writes(old, new)
    all += Meaning.invalidations(allOld, allNew, besides: bodies.views)
    all += Meaning.others(old, new)
    all += Meaning.errors(changed.sorted().map { expected[$0] }, came.sorted().map { actual[$0] })
    all = all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
    let rest = all.count - Meaning.mostSentences
    sentences = rest > 1 ? all.prefix(Meaning.mostSentences) + ["and \(rest) more differences"] : all
  }

  // MARK: Bodies

  /// Also returns the views with sentences, because sentences about their invalidations would repeat them.
  private static func bodies(
    of views: [String], _ old: [TraceRow], _ new: [TraceRow]
  ) -> (sentences: [String], views: Set<String>) {
    // Views to which the same applies share one sentence: the cause is the same.
    var groups: [(words: String, views: [String])] = []
    for view in views {
      guard let words = words(was: runs(of: view, in: old), now: runs(of: view, in: new)) else { continue }
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].views.append(view)
      } else {
        groups.append((words, [view]))
      }
    }
    return (groups.flatMap(sentences), Set(groups.flatMap(\.views)))
  }

  private static func sentences(_ words: String, of views: [String]) -> [String] {
    let verbs = [
      ("no longer runs", "no longer run"), ("now runs", "now run"), ("no longer reads", "no longer read"),
      ("now reads", "now read"), ("runs", "run"),
    ]
    guard views.count > 1, let (verb, plural) = verbs.first(where: { words.startsWith($0.0) }) else {
      return views.map { "\($0) \(words)" }
    }
    return ["\(joined(views)) \(plural)\(words.dropping(verb.utf8.count))"]
  }

  private static func runs(of view: String, in rows: [TraceRow]) -> [TraceRow] {
    rows.filter { $0.kind.subject == .run && $0.name == view }
  }

  /// The words after the view's name.
  private static func words(was: [TraceRow], now: [TraceRow]) -> String? {
    guard let old = was.first else { return now.first.map { "now runs\(occasion(of: $0))" } }
    guard let new = now.first else { return "no longer runs\(occasion(of: old))" }
    if was.count != now.count { return "runs \(times(now.count)), not \(times(was.count))" }
    let (before, after) = (list(of: old), list(of: new))
    guard before.lead == after.lead else {
      return after.lead == "because"
        ? "is not new here: it runs\(occasion(of: new))" : "is new here: it runs for the first time"
    }
    let verb = before.lead == "because" ? "run" : "read"
    let on = before.lead == "because" ? "on " : ""
    let (gone, added) = (before.names.missing(in: after.names), after.names.missing(in: before.names))
    if !gone.isEmpty, !added.isEmpty { return "now \(verb)s \(on)\(joined(added)), not \(on)\(joined(gone))" }
    if !gone.isEmpty { return "no longer \(verb)s \(on)\(joined(gone))" }
    if !added.isEmpty { return "now \(verb)s \(on)\(joined(added)) too" }
    if before.names.count != after.names.count {
      return "now \(verb)s \(on)\(after.names.count) things, not \(on)\(before.names.count)"
    }
    guard let run = old.fields.first, let other = new.fields.first, run != other else { return nil }
    return "is at run \(other) here, not \(run): it ran more or less often before"
  }

  /// ` on Counter#1.count`, or nothing if the row has no reason.
  private static func occasion(of row: TraceRow) -> String {
    let list = list(of: row)
    if list.lead == "because", list.names.count > 0 { return " on \(list.names.joined)" }
    return list.lead == "reads" ? " for the first time" : ""
  }

  /// The names in the last field, and the word before them: `because`, `reads`.
  private static func list(of row: TraceRow) -> (lead: String, names: ShownNames) {
    guard let field = row.fields.last(where: { $0.startsWith("because ") || $0.startsWith("reads ") }) else {
      return ("", .none)
    }
    let lead = field.startsWith("because ") ? "because" : "reads"
    return (lead, ShownNames(field.dropping(lead.utf8.count + 1)))
  }

  // MARK: Writes

  private static func isWrite(_ row: TraceRow) -> Bool { [.write, .equalWrite].contains(row.kind.subject) }

  private static func writes(_ old: [TraceRow], _ new: [TraceRow]) -> [String] {
    names(in: old + new, where: isWrite).compactMap { property in
      let was = old.first { $0.name == property && isWrite($0) }
      let now = new.first { $0.name == property && isWrite($0) }
      let isEqual = now?.kind.subject == .equalWrite
      guard let was else { return "\(property) is now written\(isEqual ? ", with an equal value" : "")" }
      guard let now else { return "\(property) is no longer written" }
      if was.kind.subject != now.kind.subject {
        return isEqual
          ? "\(property) now gets an equal value, so nobody is told"
          : "\(property) now gets a different value, so its readers are told"
      }
      guard let before = was.fields.first, let after = now.fields.first, before != after else { return nil }
      return "\(property) goes \(after), not \(before)"
    }
  }

  /// `old` and `new` are rows with at least one differing line.
  private static func invalidations(
    _ old: [TraceRow], _ new: [TraceRow], besides views: Set<String>
  ) -> [String] {
    let (old, new) = (old.filter(\.invalidatesDiffer), new.filter(\.invalidatesDiffer))
    return names(in: old + new, where: isWrite).flatMap { property -> [String] in
      let was = old.filter { $0.name == property }.map(\.invalidates)
      let now = new.filter { $0.name == property }.map(\.invalidates)
      let (gone, added) = (missing(was, in: now, besides: views), missing(now, in: was, besides: views))
      return (gone.isEmpty ? [] : ["writing \(property) no longer invalidates \(joined(gone))"])
        + (added.isEmpty ? [] : ["writing \(property) now invalidates \(joined(added))"])
    }
  }

  /// The names in the lists that the other lists lack. None if one of the others is incomplete.
  private static func missing(_ lists: [ShownNames], in others: [ShownNames], besides views: Set<String>) -> [String] {
    if others.contains(where: { $0.more > 0 }) { return [] }
    let known = Set(others.flatMap(\.names)).union(views)
    return lists.flatMap(\.names).filter { !known.contains($0) }
  }

  // MARK: All else

  private static func others(_ old: [TraceRow], _ new: [TraceRow]) -> [String] {
    RowKind.allCases.flatMap { kind -> [String] in
      let (was, now) = (old.filter { $0.kind == kind }, new.filter { $0.kind == kind })
      switch kind {
      case .mount: return presence("appears", was, now)
      case .unmount: return presence("leaves", was, now)
      case .fired: return presence("fires", was, now)
      case .created: return presence("made", lead: "is ", was, now)
      case .destroyed: return presence("gone", lead: "is ", was, now)
      case .access: return presence("read", lead: "is ", was, now)
      case .warning: return prose("a warning", was, now)
      case .mistake: return prose("a mistake", was, now)
      case .loop: return prose("a redraw loop", was, now)
      case .note: return prose("a note", was, now)
      // These have sentences of their own, or follow from rows that have.
      case .willSet, .didSet, .write, .equal, .state, .publish, .body, .stale, .commit: return []
      }
    }
  }

  /// Sentences about names that only one of the outputs has: `Row[2] no longer appears`, `Item#1 is now made`.
  private static func presence(
    _ verb: String, lead: String = "", _ old: [TraceRow], _ new: [TraceRow]
  ) -> [String] {
    names(in: old + new) { _ in true }.compactMap { name in
      let (was, now) = (old.contains { $0.name == name }, new.contains { $0.name == name })
      return was == now ? nil : "\(name) \(lead)\(now ? "now" : "no longer") \(verb)"
    }
  }

  private static func prose(_ noun: String, _ old: [TraceRow], _ new: [TraceRow]) -> [String] {
    new.dropFirst(old.count).map { "there is now \(noun): \($0.fields[0])" }
      + old.dropFirst(new.count).map { "there is no longer \(noun): \($0.fields[0])" }
  }

  /// Sentences about errors in the source, and traps.
  private static func errors(_ old: [String], _ new: [String]) -> [String] {
    let (was, now) = (old.first(where: isError), new.first(where: isError))
    switch (was, now) {
    case (nil, .some): return ["it now ends in an error"]
    case (.some, nil): return ["it no longer ends in an error"]
    case (nil, nil), (.some, .some): return []
    }
  }

  private static func isError(_ line: String) -> Bool {
    line.startsWith("error: ") || line.holds(": error: ") || line.startsWith("Fatal error: ")
      || line.holds(": Fatal error: ")
  }

  // MARK: Words

  /// Each name once, in order of first occurrence.
  private static func names(in rows: [TraceRow], where isWanted: (TraceRow) -> Bool) -> [String] {
    var names: [String] = []
    for row in rows where isWanted(row) && !names.contains(row.name) { names.append(row.name) }
    return names
  }

  private static func joined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
}
