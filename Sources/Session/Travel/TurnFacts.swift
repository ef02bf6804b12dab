import Code
import Machine
import Models
import Trace
import Views

/// The state at the end of a turn, in words, for comparing two turns.
struct TurnFacts {
  typealias Facts = [(name: String, text: String)]
  /// Variables, properties of instances and the state of views.
  let values: Facts
  /// The lines of each tree.
  let screens: [(name: String, lines: [String])]
  let reads: Facts
  let runs: Facts

  init(_ session: Session) {
    let engine = session.engine
    let variables = engine.globals.filter { $0.value.isInitialized }.sorted { $0.key < $1.key }.map { name, variable in
      (name: name, text: ValueText.text(of: variable.value, variable.type, machine: engine.machine, limit: 200))
    }
    let models = session.liveModels().flatMap { model in
      model.properties.map { (name: "\(model.name).\($0.name)", text: $0.value ?? "") }
    }
    let states = engine.views.shownStates.map { (name: $0.property.description, text: $0.value) }
    values = variables + models + states
    screens = engine.views.mountedTrees.map { name in
      let lines = (engine.views.outline(of: name) ?? []).map { line in
        String(repeating: "  ", count: line.depth) + ([line.name] + line.details).joined(separator: "  ")
      }
      return (name: name, lines: lines)
    }
    let rows = session.dependencyRows()
    reads = rows.map { (name: $0[0], text: $0[2]) }
    runs = engine.views.allViews.map { (name: $0.reference.description, text: "\($0.runs)") }
  }

  /// The differences, one section for each kind of fact; empty if there are none.
  func lines(comparedWith later: TurnFacts, columns: Int) -> [String] {
    let all =
      Self.section("values", values, later.values) + screenLines(later) + Self.section("reads", reads, later.reads)
      + Self.section("runs", runs, later.runs)
    return all.flatMap { WordWrap.wrap($0, columns: columns, hanging: 8) }
  }

  private static func section(_ title: String, _ old: Facts, _ new: Facts) -> [String] {
    let before = Dictionary(old.map { ($0.name, $0.text) }, uniquingKeysWith: { _, last in last })
    let after = Dictionary(new.map { ($0.name, $0.text) }, uniquingKeysWith: { _, last in last })
    var rows: [[String]] = []
    for (name, text) in new {
      if let earlier = before[name] {
        if earlier != text { rows.append(["  \(name)", "\(earlier) → \(text)"]) }
      } else {
        rows.append(["+ \(name)", text])
      }
    }
    for (name, text) in old where after[name] == nil { rows.append(["- \(name)", text]) }
    return rows.isEmpty ? [] : [title] + Table.lines(rows).map { "  \(Columns.printable($0))" }
  }

  private func screenLines(_ later: TurnFacts) -> [String] {
    let before = Dictionary(screens.map { ($0.name, $0.lines) }, uniquingKeysWith: { first, _ in first })
    let names =
      later.screens.map(\.name)
      + screens.map(\.name).filter { name in
        !later.screens.contains { $0.name == name }
      }
    return names.flatMap { name -> [String] in
      let after = later.screens.first { $0.name == name }?.lines ?? []
      let changes = Self.changes(before[name] ?? [], after)
      return changes.isEmpty ? [] : ["screen of \(name)"] + changes.map { "  \(Columns.printable($0))" }
    }
  }

  /// The lines that have been removed and added, in place.
  private static func changes(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        result.append("- \(old[left])")
        left += 1
      } else if right < new.count, inserted.contains(right) {
        result.append("+ \(new[right])")
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    return result
  }
}
