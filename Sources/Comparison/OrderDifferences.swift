import Session

/// Differences of order: the same events happen in both programs, but in another order.
extension Lockstep {
  // MARK: What is noticed outside

  /// Keys of the user defaults that a step has changed. Their values at its end are compared elsewhere.
  func writtenDefaults() -> [Difference] {
    func keys(_ side: Side) -> [String] {
      Set(side.step.happenings.filter { $0.kind == .defaults }.map(\.words)).sorted()
    }
    return lines(.defaults, "writes to the user defaults", keys(before), keys(after))
  }

  /// The difference in order among printed, posted, requested, logged and stored values. Each kind by itself has no
  /// difference.
  func order() -> [Difference] {
    let (old, new) = (before.happenings, after.happenings)
    guard old.count == new.count, old.sorted() == new.sorted(), let words = Self.firstExchange(old, new) else {
      return []
    }
    return [Difference(.order, "", words)]
  }

  // MARK: Observers

  /// Observers that both programs have, and that run in another order or at other times.
  func observers() -> [Difference] {
    let (old, new) = (before.observers.filter(isComparable), after.observers.filter(isComparable))
    let (oldCounts, newCounts) = (Self.counts(old), Self.counts(new))
    let alike = Set(oldCounts.keys).union(newCounts.keys).filter { oldCounts[$0] == newCounts[$0] }
    let found = Self.firstExchange(old.filter(alike.contains), new.filter(alike.contains)).map {
      [Difference(.order, "", $0)]
    }
    return (found ?? []) + runs(oldCounts, newCounts)
  }

  /// An observer of a property runs once per write of the property, in both versions. More instances have more
  /// observers.
  private func runs(_ old: [String: Int], _ new: [String: Int]) -> [Difference] {
    guard before.created == after.created else { return [] }
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      let (first, second) = (old[name] ?? 0, new[name] ?? 0)
      guard first != second, let kind = Self.kinds.first(where: name.hasPrefix) else { return nil }
      let property = String(name.dropFirst(kind.count))
      return Difference(.observers, property, "the \(name) runs \(Self.times(second)), not \(Self.times(first))")
    }
  }

  /// Observers of properties, whose runs are counted.
  private static let kinds = ["didSet of ", "willSet of "]

  /// True if both programs have the observer. Subscriptions and `onChange` have no name: two programs with the same
  /// number of them have the same ones.
  private func isComparable(_ name: String) -> Bool {
    let (old, new) = (programs.before, programs.after)
    if name.hasPrefix("sink of ") { return old.sinks == new.sinks }
    if name.hasPrefix("onChange of ") { return old.changeActions == new.changeActions }
    return old.observers.contains(name) && new.observers.contains(name)
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "not at all"
    case 1: "once"
    default: "\(count) times"
    }
  }

  // MARK: Words

  /// The first position at which two lists of the same items differ.
  private static func firstExchange(_ old: [String], _ new: [String]) -> String? {
    guard let index = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
    return "'\(new[index])' comes before '\(old[index])' in the second program, and after it in the first one"
  }
}
