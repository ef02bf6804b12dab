import Session

/// The UUIDs of two programs that stand for each other.
///
/// A program that makes more instances draws more UUIDs, so its UUIDs are others. Two UUIDs become a pair at their
/// first appearance at the same place, and remain one. UUIDs in the source stand for themselves.
struct UUIDPairs {
  /// The UUIDs of the second program, by their partners in the first one.
  private var partners: [String: String] = [:]
  /// The UUIDs of the first program, by their partners in the second one.
  private var origins: [String: String] = [:]
  private let programs: (ComparedProgram, ComparedProgram)
  /// The UUIDs in the sources of both programs.
  private lazy var literals: Set<String> = Set((programs.0.texts + programs.1.texts).flatMap(UUIDs.found))

  init(_ before: ComparedProgram, _ after: ComparedProgram) {
    programs = (before, after)
  }

  mutating func forget() {
    partners = [:]
    origins = [:]
  }

  /// Pairs the UUIDs of two texts that agree otherwise. Returns the first two that are no pair.
  mutating func firstMismatch(_ old: String, _ new: String) -> (old: String, new: String)? {
    for (one, other) in zip(UUIDs.found(in: old), UUIDs.found(in: new)) {
      if partners[one] == other { continue }
      guard partners[one] == nil, origins[other] == nil, one == other || !isLiteral(one) && !isLiteral(other) else {
        return (one, other)
      }
      partners[one] = other
      origins[other] = one
    }
    return nil
  }

  private mutating func isLiteral(_ uuid: String) -> Bool { literals.contains(uuid) }
}

/// Differences of nothing but a UUID.
extension Lockstep {
  /// UUIDs at the same place that are no pair. The texts agree otherwise.
  func wrongUUIDs() -> [Difference] {
    let models = valuesOfLoneModels()
    let places: [(Difference.Kind, String, [String], [String])] = [
      (.screen, "shows", before.shown, after.shown),
      (.printed, "prints", before.printedLines, after.printedLines),
      (.effects, "does", before.effectLines, after.effectLines),
      (.defaults, "stores", storedTexts(before), storedTexts(after)),
      (.models, "holds", models.before, models.after),
    ]
    for (kind, verb, old, new) in places where old.count == new.count {
      for (mine, theirs) in zip(old, new) where Side.withoutNumbers(mine) == Side.withoutNumbers(theirs) {
        guard let (one, other) = uuids.firstMismatch(mine, theirs) else { continue }
        let line = Side.withoutNumbers(theirs)
        return [
          Difference(
            kind, "",
            "the second program \(verb) '\(line)' with the wrong UUID: \(other) does not correspond to \(one)")
        ]
      }
    }
    return []
  }

  /// The contents of the user defaults, a line each.
  private func storedTexts(_ side: Side) -> [String] {
    side.defaults.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
  }

  /// The values that the two programs have in common of models that correspond beyond doubt: the only instance of a
  /// type, and the only one in the second program with the same values.
  private func valuesOfLoneModels() -> (before: [String], after: [String]) {
    var result: (before: [String], after: [String]) = ([], [])
    let models = Dictionary(grouping: before.instances.filter(\.isModel), by: \.type)
    for (type, models) in models.sorted(by: { $0.key < $1.key }) where models.count == 1 {
      let mine = Self.values(of: models[0])
      let partners = after.instances.filter { $0.type == type }.map(Self.values).filter { theirs in
        theirs.allSatisfy { name, value in mine[name].map { $0.text == value.text } ?? true }
      }
      guard partners.count == 1, let theirs = partners.first else { continue }
      for name in Set(mine.keys).intersection(theirs.keys).sorted() {
        result.before += [mine[name]?.full ?? ""]
        result.after += [theirs[name]?.full ?? ""]
      }
    }
    return result
  }

  /// The values of a model by property, with and without their UUIDs.
  private static func values(of model: RecordedSession.Instance) -> [String: (full: String, text: String)] {
    var values: [String: (full: String, text: String)] = [:]
    for property in model.properties where !property.isWrittenByBodies {
      let name = "\(model.type).\(property.name.drop { $0 == "_" })"
      let value = "\(name) = \(property.value)"
      values[name] = (value, Side.withoutNumbers(value))
    }
    return values
  }
}
