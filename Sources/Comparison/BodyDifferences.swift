import Trace

/// More and fewer runs of bodies, and the decision which of them are right.
extension Lockstep {
  /// - Parameter thrownAway: Live instances that nothing will use.
  /// - Returns: Views that run more often without a good reason.
  func bodies(_ result: inout StepComparison, _ thrownAway: [String: Int]) -> [Difference] {
    let (old, new) = (before.bodies, after.bodies)
    // Containers have closures, which are not views.
    let views = Set(old.keys).union(new.keys).sorted().filter { isDeclared($0) }
    result.bodies += views.map { ($0, old[$0] ?? 0, new[$0] ?? 0) }
    let extra = result.bodies.filter { $0.after > $0.before }
    let eager = extra.compactMap { view, first, second in eagerState(behind: second - first, runsOf: view) }.first
    let discarded = discardedMore(thrownAway)
    var found: [Difference] = []
    for (view, first, second) in result.bodies {
      if second < first {
        result.notes.append(whyFewer(view, first, second))
      } else if second > first {
        let more = "\(view)'s body runs \(times(second)), not \(times(first))"
        if let reason = rightReason(for: second - first, runsOf: view, eager: eager, discarded) {
          result.notes.append("\(more)\(reason)")
        } else {
          found.append(Difference(.bodies, view, more + reasons(view) + ofBinding(view)))
        }
      }
    }
    return found
  }

  /// True if both programs declare the view. The name of a generic view contains its arguments.
  private func isDeclared(_ view: String) -> Bool {
    let name = String(view.prefix { $0 != "<" })
    return programs.before.types.contains(name) && programs.after.types.contains(name)
  }

  // MARK: More runs

  /// The reason why it is right that a view runs more often; nil if there is none.
  /// - Parameter eager: The type of a `@State` that a view of this step makes again each time.
  /// - Parameter discarded: The types of which the second program has discarded more instances.
  private func rightReason(for more: Int, runsOf view: String, eager: String?, _ discarded: Set<String>) -> String? {
    if more == 1, isMounted(view) { return ", when it is mounted: a value is filled in after the first run" }
    if let state = eagerState(behind: more, runsOf: view) {
      return ": its parent passes or makes a new \(state) for its @State, which keeps the first one"
    }
    let reasons = reasonsForRuns(of: view)
    let isOfParent = reasons.allSatisfy { reason in
      switch reason {
      case .value, .environment: true
      case .property, .object, .redeclared, .remade: false
      }
    }
    if let eager, isOfParent { return ": its parent runs, because a @State got a new \(eager)" }
    // One more run for each one that stores a value which a handler then shows.
    if more == 1 || more <= before.bodies[view] ?? 0, !isOfParent, hasReplacedReceivers {
      return ": 'onChange' runs after the body, and 'onReceive' before it"
    }
    if let property = refreshedByAccident(reasons) {
      return ": it reads \(property), which was not published"
    }
    if let property = unobserved(reasons, by: view) {
      return ": \(view) reads \(property) in the first program too, but does not observe it there"
    }
    if let (state, property) = readByInitializer(reasons, runsOf: view, discarded) {
      return ": it calls the initializer of \(state) for a @State, and the initializer reads \(property)"
    }
    if let property = equallyWritten(reasons) {
      return ": the hand-written accessors of \(property) notify observers of equal writes"
    }
    return nil
  }

  private func isMounted(_ view: String) -> Bool {
    after.step.events.contains { event in
      if case .body(let ref, _, .first) = event { ref.name == view } else { false }
    }
  }

  var hasReplacedReceivers: Bool {
    programs.before.receivers > programs.after.receivers && programs.after.changeActions > programs.before.changeActions
  }

  private func reasonsForRuns(of view: String) -> [BodyReason] {
    after.step.events.flatMap { event -> [BodyReason] in
      if case .body(let ref, _, .because(let reasons)) = event, ref.name == view { reasons } else { [] }
    }
  }

  /// True if a view of the second program runs more often because of what the first one does not announce.
  func followsMore(_ step: StepComparison) -> Bool { !viewsThatFollowMore(step).isEmpty }

  func viewsThatFollowMore(_ step: StepComparison) -> [String] {
    step.bodies.filter { view, old, new in
      let reasons = reasonsForRuns(of: view)
      return new > old && (refreshedByAccident(reasons) ?? unobserved(reasons, by: view)) != nil
    }.map(\.view)
  }

  /// One of the properties behind these reasons, if none of them was published in the first program, which showed them
  /// only when something else made the view run.
  private func refreshedByAccident(_ reasons: [BodyReason]) -> String? {
    var found: String?
    for reason in reasons {
      guard case .property(let property) = reason else { return nil }
      let name = Side.withoutNumbers(property.description)
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2, programs.before.storage[parts[0]]?[parts[1]] == .untold else { return nil }
      found = found ?? name
    }
    return found
  }

  /// One of the properties behind these reasons, if the view of the first program reads them all and observes none.
  /// Once that view shows an old value, the programs part.
  private func unobserved(_ reasons: [BodyReason], by view: String) -> String? {
    guard curedMistake == nil else { return nil }
    let silent = Set(before.session.silentReads(ofViews: view).map(Side.withoutNumbers))
    let read = reasons.map { reason -> String? in
      guard case .property(let property) = reason else { return nil }
      let name = Side.withoutNumbers(property.description)
      return silent.contains(name) ? name : nil
    }
    return read.contains(nil) ? nil : read.first ?? nil
  }

  /// The property behind all these reasons, if each write left its value unchanged and its accessors are
  /// hand-written.
  private func equallyWritten(_ reasons: [BodyReason]) -> String? {
    var found: String?
    for reason in reasons {
      guard case .property(let property) = reason else { return nil }
      let name = Side.withoutNumbers(property.description)
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2, let stored = programs.after.storage[parts[0]], stored[parts[1]] == nil else { return nil }
      for case .willSet(property, let old, let new, _) in after.step.events where old != new { return nil }
      found = name
    }
    return found
  }

  /// The type that a view's `@State` creates or gets again, if this number of runs has no other reason than its
  /// changed value there.
  private func eagerState(behind more: Int, runsOf view: String) -> String? {
    let states = programs.after.eagerStates[TypeName.withoutArguments(view)] ?? [:]
    var made: [String] = []
    for case .body(let ref, _, .because(let reasons)) in after.step.events where ref.name == view {
      let fields = reasons.flatMap { reason in
        if case .value(let fields) = reason { fields } else { [""] }
      }
      let types = fields.compactMap { states[$0] ?? typeKeptByBoth($0, of: view) }
      if types.count == fields.count { made += types.prefix(1) }
    }
    return made.count >= more ? made.first : nil
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 0: "at all"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// The reasons why a body of the second program ran, from its own trace.
  private func reasons(_ view: String) -> String {
    var names: [String] = []
    for case .body(let ref, _, .because(let reasons)) in after.step.events where ref.name == view {
      names += reasons.compactMap { reason in
        switch reason {
        case .property(let property): Side.withoutNumbers(property.description)
        case .object(let object): Side.type(of: object)
        case .value, .environment, .redeclared, .remade: nil
        }
      }
    }
    return names.isEmpty ? "" : ", because of \(Set(names).sorted().joined(separator: ", "))"
  }

  /// The explanation for a view that reads a tracked property through its binding.
  private func ofBinding(_ view: String) -> String {
    let name = TypeName.withoutArguments(view)
    let bindings = programs.after.given.filter { property, given in
      given.wrapper == "Binding" && property.hasPrefix("\(name).")
        && programs.before.given[property]?.wrapper == "Binding"
    }.keys.sorted()
    let reasons = reasonsForRuns(of: view)
    let areProperties = reasons.contains { if case .property = $0 { true } else { false } }
    guard let binding = bindings.first, areProperties else { return "" }
    return
      ": in the first program only the view that makes the binding observes the object; here \(view) reads the whole "
      + "property through \(binding). A view that gets the value and a closure runs only when its value changes"
  }

  /// The reason for fewer runs, which are the purpose of a migration and are reported.
  private func whyFewer(_ view: String, _ old: Int, _ new: Int) -> String {
    let lead = new == 0 ? "\(view) no longer runs" : "\(view) runs \(times(new)), not \(times(old))"
    var written: [String] = []
    for case .objectWillChange(let object, let change?, _) in before.step.events {
      written.append("\(Side.type(of: object)).\(change.member)")
    }
    for case .willSet(let property, _, _, _) in before.step.events {
      written.append(Side.withoutNumbers(property.description))
    }
    guard !written.isEmpty else { return lead }
    let equal = after.step.events.compactMap { event -> String? in
      if case .equalWrite(let property, _, _) = event { Side.withoutNumbers(property.description) } else { nil }
    }
    let reads = Set(after.session.reads(ofViews: view).map(Side.withoutNumbers))
    let silent = Set(written).intersection(equal).intersection(reads).sorted()
    if !silent.isEmpty {
      return
        "\(lead): an equal write of \(silent.joined(separator: ", ")) notifies observers in the first program, but not "
        + "in the second"
    }
    let unread = Set(written).subtracting(reads).sorted()
    return unread.isEmpty ? lead : "\(lead): it does not read \(unread.joined(separator: ", "))"
  }
}
