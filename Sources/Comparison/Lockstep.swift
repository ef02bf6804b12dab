import Session
import Trace

/// Two programs that take the same steps, each in its own engine.
package final class Lockstep {
  let before: Side
  let after: Side
  let programs: (before: ComparedProgram, after: ComparedProgram)
  private let allowances: [Allowance]
  /// Types with different instances in the two programs, since a step after which they rightly differed.
  private var leftBehind: Set<String> = []
  /// True since a step after which the first program shows an old value and the second one a new one, until both show
  /// the same again.
  private var showsOldValue = false
  /// The views of the first program that have shown old values, with those below them that got theirs from them.
  private var staleViews: Set<String> = []
  /// True since the first program has shown an old value, a mistake that it reports once.
  private var hasCured = false
  /// The numbers of instances, by type, that the first program alone kept alive when no view was on the screen.
  private var leaked: [String: Int] = [:]
  /// The places at which the programs have reached a limit.
  private(set) var limits: [String] = []
  /// The UUIDs of the two programs that stand for each other.
  var uuids: UUIDPairs
  /// The comparison of both loads.
  package private(set) var loaded: StepComparison

  package init(
    _ before: ComparedProgram, _ after: ComparedProgram, _ options: SessionOptions, _ optionsAfter: SessionOptions,
    allowing allowances: [Allowance], _ checked: (before: CheckedProgram, after: CheckedProgram)? = nil
  ) {
    programs = (before, after)
    self.allowances = allowances
    uuids = UUIDPairs(before, after)
    self.before = Side(before, options, checked?.before)
    self.after = Side(after, optionsAfter, checked?.after)
    loaded = StepComparison(input: "")
    loaded = compare("")
  }

  /// Gives the same input to both. An instance that it names corresponds, in the second program, to the one with the
  /// same values at the same position by age.
  package func perform(_ input: String) -> StepComparison {
    let translated = translate(input)
    before.perform(input)
    after.perform(translated)
    let result = compare(input)
    return hasLateFrees(result) ? afterTasks(result) : result
  }

  // MARK: Instances that are freed later

  /// True if the second program only has more live instances, which a task that is under way may retain.
  private func hasLateFrees(_ result: StepComparison) -> Bool {
    !result.differences.isEmpty && result.differences.allSatisfy { $0.kind == .instances }
      && before.living.allSatisfy { after.living[$0.key, default: 0] >= $0.value }
      && after.session.isWaiting && !result.hasParted
  }

  /// Lets time pass in both programs: a task that ends, such as one that waits for more input, frees what it retains.
  private func afterTasks(_ result: StepComparison) -> StepComparison {
    let wait = ":advance 10s"
    before.perform(wait)
    after.perform(wait)
    let later = compare(wait)
    guard later.differences.isEmpty else { return result }
    var whole = result
    whole.differences = []
    whole.notes += result.differences.map { "\($0.subject) is freed later, when a task of the second program ends" }
    // Changes that happen during the wait belong to the step.
    whole.notes += later.notes
    whole.allowed += later.allowed
    whole.hasParted = later.hasParted
    return whole
  }

  private func translate(_ input: String) -> String {
    if input.hasPrefix(":") { return translate(viewsIn: input) }
    let names = InstanceNames(in: input).names
    guard !names.isEmpty else { return input }
    let (old, new) = (before.instances, after.instances)
    let (owners, ownersAfter) = (before.session.owners, after.session.owners)
    var bytes = Array(input.utf8)
    for name in names.reversed() {
      guard let one = old.first(where: { $0.type == name.type && $0.number == name.number }) else { continue }
      // The second program may have made other instances that nothing uses: the partner has the same values.
      let values = Self.values(of: one)
      func isLike(_ other: RecordedSession.Instance) -> Bool {
        other.type == one.type && Self.values(of: other) == values
      }
      // An instance that is found in the same property of the same view is the partner.
      if let owner = owners["\(name.type)#\(name.number)"],
        let partner = new.first(where: { isLike($0) && ownersAfter["\($0.type)#\($0.number)"] == owner })
      {
        bytes.replaceSubrange(name.range, with: Array("\(name.type)#\(partner.number)".utf8))
        continue
      }
      let alike = old.filter(isLike)
      let rank = alike.firstIndex { $0.number == one.number } ?? 0
      var partners = new.filter(isLike)
      // If the second program has more instances than the first, those that views show are used, except for one that no
      // view shows: the values of the two versions may also differ in what no view reads.
      if partners.count > alike.count {
        let reads = after.viewReads
        let shown = partners.filter { Self.isShown($0, in: reads) }
        if !Self.isShown(one, in: before.viewReads), let same = partners.first(where: { $0.number == one.number }),
          !Self.isShown(same, in: reads)
        {
          partners = [same]
        } else if !shown.isEmpty {
          partners = shown
        }
      }
      guard let partner = partners.indices.contains(rank) ? partners[rank] : partners.last else { continue }
      bytes.replaceSubrange(name.range, with: Array("\(name.type)#\(partner.number)".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The command with the names of rows that the second program uses. The identity of a row may be a UUID, of which its
  /// name has the beginning; the row at the same place has another one there.
  private func translate(viewsIn command: String) -> String {
    command.replacing(/(\w+)\[([0-9A-F]{8})\]/) { match in
      let (old, new) = (
        before.shownViews.filter { Self.isRow($0, of: match.output.1) },
        after.shownViews.filter { Self.isRow($0, of: match.output.1) }
      )
      guard let index = old.firstIndex(of: String(match.output.0)), new.indices.contains(index) else {
        return String(match.output.0)
      }
      return new[index]
    }
  }

  private static func isRow(_ view: String, of type: Substring) -> Bool {
    view.hasPrefix("\(type)[") && view.wholeMatch(of: /\w+\[[0-9A-F]{8}\]/) != nil
  }

  /// True if the properties that bodies have read are also some of the instance.
  private static func isShown(_ instance: RecordedSession.Instance, in reads: Set<String>) -> Bool {
    reads.contains { $0.hasPrefix("\(instance.type)#\(instance.number).") }
  }

  /// The values of an instance that both versions have in common: `_count` and `count` are one property.
  private static func values(of instance: RecordedSession.Instance) -> [String] {
    [instance.type]
      + instance.properties.map { property in
        let name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
        return "\(name)=\(Side.withoutNumbers(property.value))"
      }.sorted()
  }

  // MARK: Comparing

  private func compare(_ input: String) -> StepComparison {
    var result = StepComparison(input: input)
    for (side, name) in [(before, "first"), (after, "second")] {
      guard side.lacksMemory else { continue }
      limits.append(
        input.isEmpty
          ? "the limit of memory left parts of the \(name) program unchecked (--max-memory)"
          : "the limit of memory stopped the \(name) program at '\(input)' (--max-memory)")
    }
    // Only one program that does not end is a difference.
    if before.reachesStepLimit, after.reachesStepLimit {
      limits.append(
        input.isEmpty
          ? "the limit of steps stopped both programs while they were loaded (--max-steps)"
          : "the limit of steps stopped both programs at '\(input)' (--max-steps)")
    }
    if before.hasRefused, after.hasRefused {
      result.isRefused = true
      result.complaint = before.failure
      return result
    }
    var found: [Difference] = []
    found += outcomes()
    let text = printed()
    found += before.printed.sorted() == after.printed.sorted() ? withoutRightOrder(text, &result) : text
    found += lines(.screen, "shows", before.screen, after.screen)
    let effects = lines(.effects, "does", before.effects, after.effects)
    found += effects
    if let trap = before.trap, trap == after.trap {
      // Both have stopped in the middle, at different lines: their remaining state tells nothing.
      leaveBehind()
      note(found, in: &result)
      return result
    }
    var thrownAway: [String: Int] = [:]
    found += instances(&thrownAway)
    found += models()
    let stored = defaults()
    found += stored.isEmpty ? writtenDefaults() : stored
    if text.isEmpty, effects.isEmpty { found += withoutRightOrder(order() + observers(), &result) }
    found += alarms(&result)
    found += leftRunning(input)
    found += bodies(&result, thrownAway)
    found += discarded(thrownAway, &result)
    if found.isEmpty { found += wrongUUIDs() }
    if !found.isEmpty, curedMistake != nil {
      // A stale view excuses nothing but its own texts.
      noteStaleViews()
      let others = linesOfOtherViews()
      if !others.isEmpty {
        note(found.filter { $0.kind != .screen } + others, in: &result)
        return result
      }
    }
    if !found.isEmpty, let reason = rightReasonToPart(input, found) {
      showsOldValue = curedMistake != nil
      hasCured = hasCured || showsOldValue
      result.notes.append("\(reason); from here on the programs differ")
      result.hasParted = true
      leaveBehind()
    } else if !found.isEmpty, found.allSatisfy({ [.screen, .bodies].contains($0.kind) }),
      showsOldValue || hasCured && followsMore(result), canBeStale(result)
    {
      showsOldValue = true
      result.notes += found.map { "\($0.text): the first program still shows an old value" }
    } else {
      showsOldValue = false
      note(found, in: &result)
    }
    return result
  }

  // MARK: Old values

  private func noteStaleViews() {
    staleViews.formUnion(before.mistakes.compactMap(\.view).map(Side.declaredName))
  }

  /// True if the differences of a step after a stale one may be due to the same old values.
  private func canBeStale(_ result: StepComparison) -> Bool {
    noteStaleViews()
    staleViews.formUnion(viewsThatFollowMore(result).map(Side.declaredName))
    return linesOfOtherViews().isEmpty
  }

  /// The differences on the screen without the lines of stale views, and of the views below them that run in the second
  /// program: those get their values from the stale view. No view is known for some mistakes, which then excuse all.
  private func linesOfOtherViews() -> [Difference] {
    if staleViews.isEmpty { return [] }
    let running = Set(after.bodies.keys.map(Side.declaredName))
    var followers: Set<String> = []
    func isExcused(_ views: [String]) -> Bool {
      let views = views.filter { programs.before.types.contains($0) && programs.after.types.contains($0) }
      guard let first = views.firstIndex(where: staleViews.contains) else { return false }
      let below = views[(first + 1)...]
      guard below.allSatisfy({ running.contains($0) || staleViews.contains($0) }) else { return false }
      followers.formUnion(below)
      return true
    }
    func others(_ side: Side) -> [String] {
      zip(side.screen, side.viewsAround).filter { !isExcused($0.1) }.map(\.0)
    }
    let found = lines(.screen, "shows", others(before), others(after))
    staleViews.formUnion(followers)
    return found
  }

  /// From now on, instances that only one of the programs has are not compared.
  func leaveBehind() {
    uuids.forget()
    for type in Set(before.living.keys).union(after.living.keys) where before.living[type] != after.living[type] {
      leftBehind.insert(type)
    }
  }

  /// The load, with the differences that follow from declarations and that no step shows.
  func loadedWithTracking() -> StepComparison {
    var result = loaded
    note(tracking(), in: &result)
    return result
  }

  private func note(_ found: [Difference], in result: inout StepComparison) {
    for one in found {
      if allowances.contains(where: { $0.allows(one) }) {
        result.allowed.append(one)
      } else {
        result.differences.append(one)
      }
    }
  }

  private func outcomes() -> [Difference] {
    switch (before.failure, after.failure) {
    case (nil, nil): []
    case (let old?, nil): [Difference(.outcome, "", "the first program stops, but the second continues: \(old)")]
    case (nil, let new?): [Difference(.outcome, "", "the second program stops, but the first continues: \(new)")]
    case (let old?, let new?):
      before.step.outcome == after.step.outcome && before.trap == after.trap
        ? [] : [Difference(.outcome, "", "the programs stop in different ways: \(old); \(new)")]
    }
  }

  func lines(_ kind: Difference.Kind, _ verb: String, _ old: [String], _ new: [String]) -> [Difference] {
    let change = new.difference(from: old)
    if change.isEmpty { return [] }
    func some(_ texts: [String]) -> String {
      texts.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        + (texts.count > 3 ? " and \(texts.count - 3) more" : "")
    }
    var gone: [String] = []
    var come: [String] = []
    for one in change {
      switch one {
      case .remove(_, let text, _): gone.append(text)
      case .insert(_, let text, _): come.append(text)
      }
    }
    if gone.sorted() == come.sorted() {
      return [Difference(kind, "", "the second program \(verb) \(some(come)) in another order")]
    }
    let words: String =
      if gone.isEmpty {
        "the second program also \(verb) \(some(come))"
      } else if come.isEmpty {
        "the second program no longer \(verb) \(some(gone))"
      } else {
        "the second program \(verb) \(some(come)) where the first one \(verb) \(some(gone))"
      }
    return [Difference(kind, "", words)]
  }

  /// True if both programs have a type or a view of this name. A name without a partner cannot be compared.
  func isShared(_ name: String) -> Bool {
    programs.before.types.contains(name) == programs.after.types.contains(name) && !leftBehind.contains(name)
  }

  /// A view on the screen makes instances that its `@State` does not keep: its value holds them until there is
  /// another, or the view goes.
  private var showsEagerState: Bool {
    let views = Set(after.session.views.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
    return programs.after.eagerStates.contains { views.contains($0.key) && !$0.value.isEmpty }
  }

  private func instances(_ thrownAway: inout [String: Int]) -> [Difference] {
    let eagerTypes = Set(programs.after.eagerStates.values.flatMap(\.values))
    func isMore(_ type: String) -> Bool { (after.living[type] ?? 0) > (before.living[type] ?? 0) }
    // The models that an instance has made for itself go with it.
    let isEager = after.living.keys.contains { eagerTypes.contains(TypeName.withoutArguments($0)) && isMore($0) }
    let isShown = showsEagerState
    let isEmpty = before.session.screen.isEmpty && after.session.screen.isEmpty
    return Set(before.living.keys).union(after.living.keys).sorted().filter(isShared).compactMap { type in
      let (old, new) = (before.living[type] ?? 0, after.living[type] ?? 0)
      if old == new { return nil }
      // A task that is under way holds the value of a view that has gone, in both programs.
      if new > old, isEager, isShown || old > 0 {
        thrownAway[type, default: 0] += new - old
        return nil
      }
      if new > old, programs.after.storage[TypeName.withoutArguments(type)] != nil,
        isMadeForState(TypeName.withoutArguments(type))
      {
        thrownAway[type, default: 0] += new - old
        return nil
      }
      // Nothing on the screen needs an instance: the first program leaks it.
      if new < old, isEmpty {
        leaked[type] = old - new
        return nil
      }
      // Views that come back do not end the leak.
      if let extra = leaked[type], old - extra == new { return nil }
      if new < old, isTypeKeptByBoth(TypeName.withoutArguments(type)) { return nil }
      if isKeptByObjects(TypeName.withoutArguments(type)) { return nil }
      return Difference(.instances, type, "\(count(new, type)) alive, not \(old)")
    }
  }

  private func count(_ number: Int, _ type: String) -> String {
    number == 1 ? "1 instance of \(type) is" : "\(number) instances of \(type) are"
  }

  /// The rules for `@Observable` classes that name the same mistakes as rules for objects.
  private static let rulesOfObservation = [
    MistakeRule.unpublishedProperty.rawValue: MistakeRule.ignoredPropertyRead.rawValue
  ]

  /// The name under which mistakes of both worlds are compared: either program may use either world.
  private static func rule(for rule: String) -> String { rulesOfObservation[rule] ?? rule }

  private func alarms(_ result: inout StepComparison) -> [Difference] {
    var found: [Difference] = []
    let known = Set(before.mistakes.map { Self.rule(for: $0.rule.rawValue) })
    for one in after.mistakes where !known.contains(Self.rule(for: one.rule.rawValue)) {
      if isKeptByBoth(one) {
        result.notes.append("a mistake of both programs: \(one.text)")
      } else {
        let words = "a mistake that the first program does not make: \(one.text)"
        found.append(Difference(.mistake, one.rule.rawValue, words))
      }
    }
    // The second program may run a body again that has warned before.
    for text in after.warnings where !before.seenWarnings.contains(text) {
      found.append(Difference(.warning, "", "a warning that does not occur in the first program: \(text)"))
    }
    if let loop = after.loop, before.loop == nil {
      found.append(Difference(.loop, "", "a loop that the first program does not have: \(loop)"))
    }
    return found
  }

  /// The differences in order, unless they are right: an observer was replaced by one that runs at another time.
  private func withoutRightOrder(_ found: [Difference], _ result: inout StepComparison) -> [Difference] {
    guard !found.isEmpty, let reason = reasonForOrder else { return found }
    result.notes += found.map { "\($0.text): \(reason)" }
    return []
  }

  /// Timers and tasks that continue to run when the last view is gone and time has passed.
  private func leftRunning(_ input: String) -> [Difference] {
    guard input.hasPrefix(":advance"), before.session.screen.isEmpty, after.session.screen.isEmpty,
      after.session.isWaiting, !before.session.isWaiting
    else { return [] }
    return [
      Difference(
        .effects, "",
        "timers or tasks of the second program still run although all views are gone; the first program has none")
    ]
  }

  // MARK: Instances thrown away

  /// - Parameter thrownAway: Live instances that nothing will use.
  private func discarded(_ thrownAway: [String: Int], _ result: inout StepComparison) -> [Difference] {
    let (old, new) = (before.discarded, after.discarded.merging(thrownAway, uniquingKeysWith: max))
    return new.keys.sorted().filter(isShared).compactMap { type in
      let more = (new[type] ?? 0) - (old[type] ?? 0)
      if more <= 0 { return nil }
      let words = "\(more == 1 ? "1 instance of \(type) is" : "\(more) instances of \(type) are") created and discarded"
      if programs.after.busyClasses.contains(TypeName.withoutArguments(type)) {
        return Difference(.discarded, type, "\(words), and the initializer of \(type) does more than store values")
      }
      result.notes.append("\(words); the initializer of \(type) leaves nothing behind")
      return nil
    }
  }

  /// Types and views that only one program declares, and that have been used.
  package var withoutPartner: (before: [String], after: [String]) {
    func lone(_ side: Side, _ own: ComparedProgram, _ other: ComparedProgram) -> [String] {
      side.seenTypes.union(side.seenViews).filter { own.types.contains($0) && !other.types.contains($0) }.sorted()
    }
    return (
      lone(before, programs.before, programs.after), lone(after, programs.after, programs.before)
    )
  }

  /// The answers of `:why` about a view in both programs.
  package func why(_ view: String) -> (before: [String], after: [String]) {
    (before.session.answer(":why \(view)"), after.session.answer(":why \(view)"))
  }
}
