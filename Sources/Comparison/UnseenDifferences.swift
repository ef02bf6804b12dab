import Session
import Trace

/// Differences that no screen shows: values of models, effects, and notifications.
extension Lockstep {
  // MARK: Models

  /// Values of models without an equal partner. Values that bodies write themselves are counts or caches, and are
  /// ignored.
  func models() -> [Difference] {
    let (old, new) = (Self.byType(before.instances), Self.byType(after.instances))
    return old.keys.sorted().filter(isShared).flatMap { type -> [Difference] in
      guard let mine = old[type], let theirs = new[type], mine.count <= theirs.count,
        let first = mine.first, let partner = theirs.first
      else { return [] }
      let names = Set(Self.comparable(first)).intersection(Self.comparable(partner))
      let written = (mine + theirs).flatMap(\.properties).filter(\.isWrittenByBodies).map { Self.plain($0.name) }
      return Self.difference(of: type, mine, theirs, names.subtracting(written).sorted()).map { [$0] } ?? []
    }
  }

  private static func byType(_ instances: [RecordedSession.Instance]) -> [String: [RecordedSession.Instance]] {
    Dictionary(grouping: instances.filter(\.isModel), by: \.type)
  }

  private static func difference(
    of type: String, _ old: [RecordedSession.Instance], _ new: [RecordedSession.Instance], _ names: [String]
  ) -> Difference? {
    func values(_ one: RecordedSession.Instance) -> [String] {
      names.map { name in
        one.properties.first { plain($0.name) == name }.map { Side.withoutNumbers($0.value) } ?? ""
      }
    }
    let (mine, theirs) = (old.map(values), new.map(values))
    if mine.elementsEqual(theirs.prefix(mine.count)) { return nil }
    var free = theirs
    var lone: [[String]] = []
    for one in mine {
      if let index = free.firstIndex(of: one) { free.remove(at: index) } else { lone.append(one) }
    }
    guard let first = lone.first else { return nil }
    // The partner is the most similar instance.
    func likeness(_ other: [String]) -> Int { zip(first, other).count { $0 == $1 } }
    guard let partner = free.max(by: { likeness($0) < likeness($1) }) else { return nil }
    let differing = zip(names, zip(first, partner)).filter { $1.0 != $1.1 }
    let words = differing.prefix(3).map { name, values in
      "\(type).\(name) is \(values.1) and not \(values.0)"
    }
    return Difference(.models, type, "in the second program \(words.joined(separator: ", "))")
  }

  private static func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// Names of the properties whose values mean the same in both versions; handles of running work are excluded.
  private static func comparable(_ instance: RecordedSession.Instance) -> [String] {
    instance.properties.filter { property in
      !property.name.hasPrefix("$") && !handles.contains { property.type.contains($0) }
    }.map { plain($0.name) }
  }

  private static let handles = [
    "Cancellable", "Task<", "Timer", "->", "Subject", "Publisher", "Registrar", "AppStorage", "WorkItem", "Observer",
    "NSObjectProtocol", "Continuation", "Stream",
  ]

  // MARK: The world outside

  func defaults() -> [Difference] {
    let (old, new) = (before.defaults, after.defaults)
    return Set(old.keys).union(new.keys).sorted().compactMap { key in
      let (mine, theirs) = (old[key], new[key])
      if mine.map(UUIDs.replaced) == theirs.map(UUIDs.replaced) { return nil }
      return Difference(
        .defaults, key,
        "the user defaults hold \(theirs ?? "nothing") for '\(key)' in the second program, and \(mine ?? "nothing") in the first one"
      )
    }
  }

  /// Differences in printed lines. Fewer bodies print less. A line may move from a body into an action, with the
  /// initializer that prints it; if more instances are made, their initializers may print more.
  func printed() -> [Difference] {
    var (old, new) = (before.printed, after.printed)
    var (oldByBodies, newByBodies) = (before.printedByBodies, after.printedByBodies)
    Self.takeMoved(from: &new, notIn: old, to: &oldByBodies)
    Self.takeMoved(from: &old, notIn: new, to: &newByBodies)
    let found = lines(.printed, "prints", old, new)
    func runs(_ side: Side) -> Int { side.bodies.values.reduce(0, +) }
    // More body runs print more; they are judged separately.
    guard found.isEmpty, after.created > before.created || runs(after) <= runs(before) else { return found }
    for line in oldByBodies.map(Self.withoutDigits) {
      if let index = newByBodies.firstIndex(where: { Self.withoutDigits($0) == line }) { newByBodies.remove(at: index) }
    }
    // `_printChanges()` names the changes of each version.
    newByBodies.removeAll { $0.hasSuffix("changed.") }
    guard let line = newByBodies.first else { return [] }
    return [Difference(.printed, "", "the second program also prints '\(line)'")]
  }

  /// Bodies count their runs, and the counts rightly differ.
  private static func withoutDigits(_ line: String) -> String { line.filter { !$0.isNumber } }

  private static func takeMoved(from lines: inout [String], notIn others: [String], to bodies: inout [String]) {
    var left = others
    lines = lines.filter { line in
      if let index = left.firstIndex(of: line) {
        left.remove(at: index)
        return true
      }
      guard let index = bodies.firstIndex(of: line) else { return true }
      bodies.remove(at: index)
      return false
    }
  }

  // MARK: Who is told

  /// The variables that were published and are not tracked, and the handles of running work that are newly tracked
  /// although the program marks other variables as ignored.
  func tracking() -> [Difference] {
    var found: [Difference] = []
    let saysSo = programs.after.storage.values.contains { $0.values.contains(.ignored) }
    for (type, old) in programs.before.storage.sorted(by: { $0.key < $1.key }) {
      for (name, kind) in old.sorted(by: { $0.key < $1.key }) {
        switch (kind, programs.after.storage[type]?[name]) {
        case (.published, .ignored?), (.tracked, .ignored?), (.published, .untold?),
          (.published, nil) where programs.after.plainClasses.contains(type):
          found.append(
            Difference(.tracking, "\(type).\(name)", "\(type).\(name) no longer notifies observers of its changes"))
        case (.untold, .tracked?)
        where saysSo && programs.after.handles.contains("\(type).\(name)") && !isReadByBodies(type, name):
          found.append(
            Difference(
              .tracking, "\(type).\(name)",
              "\(type).\(name) holds running work and is tracked, but was not published"))
        default: break
        }
      }
      // Handles that only the second program has.
      for (name, kind) in (programs.after.storage[type] ?? [:]).sorted(by: { $0.key < $1.key })
      where saysSo && kind == .tracked && old[name] == nil && programs.after.handles.contains("\(type).\(name)")
        && !isReadByBodies(type, name)
      {
        found.append(
          Difference(.tracking, "\(type).\(name)", "\(type).\(name) holds running work and is tracked"))
      }
    }
    return found + keptByTheSecond()
  }

  /// True if bodies read the property: tracking it is right.
  private func isReadByBodies(_ type: String, _ name: String) -> Bool {
    after.viewReads.contains { Side.withoutNumbers($0) == "\(type).\(name)" }
  }

  /// The variables that were not published and are tracked. Where a view reads one, the second program shows its
  /// changes, and the first one only by accident.
  package var newlyTracked: [String] {
    programs.before.storage.flatMap { type, old in
      old.filter { $0.value == .untold && programs.after.storage[type]?[$0.key] == .tracked }
        .map { "\(type).\($0.key)" }
    }.sorted()
  }
}
