import Session

/// Walks through a program by preferring the least used choices, and shortens a walk that finds a fault.
struct Explorer {
  let subject: any Explored
  let bounds: ExplorationBounds
  let clock = ContinuousClock()
  let start: ContinuousClock.Instant
  private var numbers: SeededNumbers
  private var tried: [Choice: Int] = [:]
  private var triedSubjects: [String: Int] = [:]
  /// How often a subject has come right after another one: a person who starts a timer then lets time pass.
  private var triedAfter: [String: [String: Int]] = [:]
  private var triedHere: [[String]: Set<Choice>] = [:]
  /// Writes that the program does not accept.
  private var refusedWrites: Set<String> = []
  /// Properties that accept none, because they are constants or private.
  private var refused: Set<String> = []
  /// The number of other writes that may still be tried after a refused one. They cost no steps.
  private var retriesLeft: Int
  private(set) var coverage = Coverage()
  /// True if the program takes long to load. Walks then continue where others have ended, and few shorter scripts are
  /// tried.
  var isSlow = false
  /// True if taking away the views of the load has shown a fault.
  private var hasFoundInBeginning = false
  /// True if nothing has been done since the load.
  private var isFresh = true
  /// All inputs since the load.
  var history: [String] = []
  /// The first script that finds a fault which can wait.
  private var waiting: [String]?
  /// The number of waits for what each control has started.
  private var waits: [String: Int] = [:]
  /// True once the steps of the bounds are used up.
  private var isLate = false
  /// The number of walks so far from each root.
  private var walks: [Root: Int] = [:]

  init(_ subject: any Explored, _ bounds: ExplorationBounds) {
    self.subject = subject
    self.bounds = bounds
    start = clock.now
    numbers = SeededNumbers(seed: bounds.seed)
    retriesLeft = bounds.steps / Self.stepsPerRetry
  }

  private enum Manner {
    /// Does what a person can do, and nothing else: a program that writes models from outside brings them into states
    /// in which no button leads anywhere.
    case person
    /// Makes a short pause after each step: what a program does after a longer pause, such as a search, it must not do
    /// before.
    case pausing
    case free
  }

  /// The kinds of walks, one after the other. After so many steps the program begins anew: what a walk has done once is
  /// not done again. Some are short, for what happens only in the beginning.
  private static let kinds: [(manner: Manner, length: Int)] = [
    (.person, 40), (.free, 40), (.person, 10), (.free, 40), (.pausing, 20), (.free, 40),
  ]
  /// The kinds of the walks in the time that is left. The short ones try pairs of controls in the beginning: the state
  /// that a view loses was set just before.
  private static let laterKinds: [(manner: Manner, length: Int)] = [
    (.person, 6), (.person, 6), (.pausing, 20), (.person, 6), (.person, 6), (.free, 40),
  ]
  /// The number of steps of a root, before it is the turn of the next one.
  private static let laterSteps = 60
  /// The number of times that a person waits for what the same control has started.
  private static let waitsOfSubject = 12
  /// Of the uses of a control that start something, the one that a person repeats without waiting.
  private static let impatientUse = 2
  /// The number of times that such a walk uses a control or writes a property, before it goes on to another.
  private static let usesBetweenPauses = 3
  /// The number of other writes that are tried for a property which refuses one.
  private static let retriesOfProperty = 4
  private static let stepsPerRetry = 4
  /// The number of steps for a root that only asks one question.
  private static let shortLength = 7
  /// The number of steps for a root that has only a model.
  private static let lengthForModels = 30
  /// The end of the time for such roots, as a part of the whole time.
  private static let shortPart = 0.6
  /// The part of the time that a load may take if the program is to be loaded anew for each walk.
  private static let longLoadingPart = 0.1
  /// The same for loads for the first two walks of each root.
  private static let loadsPart = 0.5
  /// The part of the time that shortening a script may take.
  static let shorteningPart = 0.3

  /// - Parameter isAfterLoading: True if the program would be loaded first. A program that loads fast is not waited
  ///   for.
  func isDue(_ part: Double, afterLoading isAfterLoading: Bool = false) -> Bool {
    let passed = clock.now - start + (isAfterLoading && isSlow ? subject.loadingTime : .zero)
    return passed >= .seconds(bounds.seconds * part) || bounds.isCancelled()
  }

  /// Explores the views that each of the roots mounts. The program must have been loaded, and nothing else.
  ///
  /// - Returns: The shortest script that finds a fault, which is empty if the load alone does; nil if none was found.
  mutating func explore(_ roots: [Root]) -> [String]? {
    if let found = exploreAll(roots) { return found }
    guard let waiting, subject.restart() else { return nil }
    history = []
    for input in waiting { _ = perform(input) }
    return waiting
  }

  private mutating func exploreAll(_ roots: [Root]) -> [String]? {
    if subject.hasFound { return [] }
    let short = roots.filter(\.isShort)
    let long = roots.filter { !$0.isShort }
    coverage.roots = long.map { $0.mount ?? "" }
    isSlow =
      subject.loadingTime > .seconds(bounds.seconds * Self.longLoadingPart)
      || subject.loadingTime * (2 * long.count) > .seconds(bounds.seconds * Self.loadsPart)
    if isSlow, let found = mountEach(of: long) { return found }
    // Two walks for each root, a person's and another one, find most of what there is; then the questions of the short
    // ones, then the rest.
    let share = max(1, bounds.steps / max(1, long.count))
    var left = Array(repeating: share, count: long.count)
    for (index, root) in long.enumerated() {
      if let found = explore(root, &left[index], walks: 2, until: 1) { return found }
    }
    for root in short {
      // Views have shown the model, so its properties were written.
      if let model = root.model, coverage.propertiesSeen.contains(where: { $0.hasPrefix("\(model).") }) { continue }
      var steps = root.model == nil ? Self.shortLength : Self.lengthForModels
      if let found = explore(root, &steps, walks: 1, until: Self.shortPart) { return found }
    }
    // A step that shows the fault would have been more informative.
    if subject.hasStandingFinding { return [] }
    for (index, root) in long.enumerated() where left[index] > 0 {
      let isLast = index == long.count - 1
      var steps = isLast ? max(left[index], bounds.steps - coverage.steps) : left[index]
      if let found = explore(root, &steps, walks: .max, until: 1) { return found }
    }
    return bounds.goesOn ? goOn(with: long) : nil
  }

  /// Uses the time that is left.
  private mutating func goOn(with roots: [Root]) -> [String]? {
    isLate = true
    walks = [:]
    var steps = -1
    while steps != coverage.steps, !isDue(1) {
      steps = coverage.steps
      for root in roots {
        var left = Self.laterSteps
        if let found = explore(root, &left, walks: Self.laterKinds.count, until: 1) { return found }
      }
    }
    return nil
  }

  private func kind(ofNextWalkFrom root: Root) -> (manner: Manner, length: Int) {
    let kinds = isLate ? Self.laterKinds : Self.kinds
    return kinds[walks[root, default: 0] % kinds.count]
  }

  /// Mounts each root once: in a large program the time may not be enough for walks from all of them.
  private mutating func mountEach(of roots: [Root]) -> [String]? {
    for root in roots where root.mount != nil && !isDue(1) {
      if !isFresh {
        guard begin(root) else { return nil }
        if hasFoundInBeginning { return shortest(history) }
      }
      isFresh = false
      if let script = walk(from: root, atMost: 0, until: 1) { return shortest(script) }
      walks[root] = 0
    }
    return nil
  }

  /// - Parameter left: The steps that the root may still take; 0 afterwards if there is nothing more to do.
  private mutating func explore(_ root: Root, _ left: inout Int, walks: Int, until part: Double) -> [String]? {
    var count = 0
    if coverage.unmounted.contains(where: { $0.root == root.mount }) { left = 0 }
    while left > 0, count < walks, !isDue(part) {
      if !isFresh {
        guard begin(root) else { return nil }
        if hasFoundInBeginning { return shortest(history) }
      }
      isFresh = false
      count += 1
      let before = coverage.steps
      let length = kind(ofNextWalkFrom: root).length
      if let script = walk(from: root, atMost: min(left, length), until: part) { return shortest(script) }
      // A root that cannot be mounted, or a program in which there is nothing to do.
      let isUnmounted = coverage.unmounted.contains { $0.root == root.mount }
      if isUnmounted || coverage.steps - before <= 1 && !subject.hasEnded {
        left = 0
        return nil
      }
      if let script = leave(root) { return shortest(script) }
      left = max(0, left - max(1, coverage.steps - before))
    }
    return nil
  }

  /// Takes the program back to where a walk begins.
  private mutating func begin(_ root: Root) -> Bool {
    // Programs that have parted or stopped are of no more use.
    if !isSlow || root == .load || subject.hasEnded {
      guard subject.restart() else { return false }
      history = []
    }
    hasFoundInBeginning = false
    guard root.mount != nil else { return true }
    for input in subject.exits where perform(input) && subject.hasFound {
      hasFoundInBeginning = true
      break
    }
    return true
  }

  private mutating func perform(_ input: String) -> Bool {
    guard subject.perform(input) else { return false }
    history.append(input)
    return true
  }

  /// Ends a walk: what was on the screen goes, and time passes. What still runs then was to go with it.
  private mutating func leave(_ root: Root) -> [String]? {
    guard !root.isShort, !subject.hasEnded, !isDue(1) else { return nil }
    // The views that come back show whether the models outside of them have kept their values.
    let returns = root.mount.map { [$0] } ?? subject.returns
    for input in subject.exits + [":advance 1m"] + returns where perform(input) {
      coverage.steps += 1
      if subject.hasFound { return subject.canWait ? nil : history }
      if subject.hasEnded { return nil }
    }
    return nil
  }

  private mutating func walk(from root: Root, atMost limit: Int, until part: Double) -> [String]? {
    let manner = root.isShort ? .free : kind(ofNextWalkFrom: root).manner
    let (hasPauses, isOfPerson) = (manner == .pausing, manner == .person)
    walks[root, default: 0] += 1
    if !root.isShort { coverage.reached.insert(root.mount ?? "") }
    var last = ""
    var uses: [String] = []
    var script: [String] = []
    for input in root.setup {
      if isSlow, history.contains(input) {
        script.append(input)
        continue
      }
      guard perform(input), !subject.hasEnded else { return nil }
      script.append(input)
      if subject.hasFound { return script }
    }
    let start = root.mount
    if let start {
      script.append(start)
      coverage.steps += 1
      let isTaken = perform(start)
      let waits = isTaken && subject.hasFound && subject.canWait
      if isTaken, subject.hasFound, !waits { return script }
      if waits, waiting == nil { waiting = script }
      if !isTaken || waits || subject.hasEnded {
        if !root.isShort { coverage.unmounted.append((start, subject.complaint ?? "it is rejected")) }
        return nil
      }
    }
    let end = coverage.steps + limit
    var deadline = subject.nextDeadline?.moment
    var reaction: Choice?
    while coverage.steps < end, !isDue(part) {
      let screen = subject.screen
      coverage.screens.insert(screen)
      let choices = subject.choices(mounted: start)
      let counts = root.question == nil
      if counts {
        coverage.controlsSeen.formUnion(choices.controls)
        coverage.propertiesSeen.formUnion(choices.properties.subtracting(refused))
      }
      let isFirst = script.count == root.setup.count + 1
      let asked = root.question.flatMap { input in choices.all.first { $0.input == input } }
      let possible =
        if hasPauses {
          Self.next(in: choices, after: uses, script.last)
        } else {
          isOfPerson && !choices.ofPerson.isEmpty ? choices.ofPerson : choices.all
        }
      let expected = reaction.flatMap { Choices.isPause($0.subject) || choices.all.contains($0) ? $0 : nil }
      reaction = nil
      guard
        var choice = isFirst && asked != nil
          ? asked : expected ?? pick(possible, on: screen, after: isOfPerson ? last : nil)
      else { return nil }
      tried[choice, default: 0] += 1
      triedSubjects[choice.subject, default: 0] += 1
      triedAfter[last, default: [:]][choice.subject, default: 0] += 1
      triedHere[screen, default: []].insert(choice)
      last = choice.subject
      if last != Choices.pause.subject { uses.append(last) }
      coverage.steps += 1
      if !perform(choice.input) {
        if subject.hasEnded { return nil }
        let isWrite = choices.properties.contains(choice.subject)
        let other = isWrite ? writeInstead(of: choice, among: possible) : nil
        if subject.hasEnded { return nil }
        guard let other else { continue }
        choice = other
      }
      script.append(choice.input)
      if counts, choices.controls.contains(choice.subject) { coverage.controlsUsed.insert(choice.subject) }
      if counts, choices.properties.contains(choice.subject) {
        coverage.propertiesSeen.insert(choice.subject)
        coverage.propertiesWritten.insert(choice.subject)
      }
      if subject.hasFound { return script }
      if subject.hasEnded { return nil }
      reaction = isOfPerson ? self.reaction(to: choice, from: &deadline) : nil
    }
    return nil
  }

  /// What a person does when a step has started something: waits until it is due, and once uses the same control again
  /// at once. Nil if the step has started nothing.
  private mutating func reaction(to choice: Choice, from deadline: inout Duration?) -> Choice? {
    let next = subject.nextDeadline
    let use = choice.subject
    defer { deadline = next?.moment }
    guard let next, next.moment != deadline, !Choices.isPause(use), waits[use, default: 0] < Self.waitsOfSubject else {
      return nil
    }
    waits[use, default: 0] += 1
    return waits[use] == Self.impatientUse ? choice : Choices.pause(for: next.wait)
  }

  /// Performs another write to a property that has refused one: a value that its type lacks, or a case that needs more
  /// values, says nothing about others. Returns nil if the property takes none.
  private mutating func writeInstead(of choice: Choice, among choices: [Choice]) -> Choice? {
    refusedWrites.insert(choice.input)
    let others = choices.filter { $0.subject == choice.subject && !refusedWrites.contains($0.input) }
    for other in others.prefix(min(Self.retriesOfProperty, retriesLeft)) {
      retriesLeft -= 1
      if perform(other.input) { return other }
      if subject.hasEnded { return nil }
      refusedWrites.insert(other.input)
    }
    if !coverage.propertiesWritten.contains(choice.subject) {
      refused.insert(choice.subject)
      coverage.propertiesSeen.remove(choice.subject)
    }
    return nil
  }

  /// The choices of a walk with pauses. A person goes on typing in the same field; before another one is used, the
  /// program comes to rest.
  private static func next(in choices: Choices, after uses: [String], _ input: String?) -> [Choice] {
    let all = choices.withoutPauses
    guard let last = uses.last, input != Choices.rest.input else {
      if input != Choices.rest.input { return [Choices.rest] }
      // Controls come first: writes from outside bring the program into states in which they may do nothing.
      let new = all.filter { !uses.contains($0.subject) }
      let controls = new.filter { choices.controls.contains($0.subject) }
      return controls.isEmpty ? new.isEmpty ? all : new : controls
    }
    if input != Choices.pause.input { return [Choices.pause] }
    let same = all.filter { $0.subject == last }
    let isEnd = uses.suffix(usesBetweenPauses) == Array(repeating: last, count: usesBetweenPauses)[...]
    return isEnd || same.isEmpty ? [Choices.rest] : same
  }

  /// The choice made least often, by its subject first and then by itself, preferably new on this screen.
  ///
  /// - Parameter last: The subject of the step before; what has rarely followed it comes first. Nil: that is no matter.
  private mutating func pick(_ all: [Choice], on screen: [String], after last: String?) -> Choice? {
    let possible = all.filter { !refused.contains($0.subject) && !refusedWrites.contains($0.input) }
    let here = triedHere[screen] ?? []
    let new = last == nil ? possible.filter { !here.contains($0) } : []
    let candidates = new.isEmpty ? possible : new
    let followers = last.flatMap { triedAfter[$0] } ?? [:]
    func cost(_ choice: Choice) -> Int {
      (followers[choice.subject] ?? 0) * 16 + (triedSubjects[choice.subject] ?? 0) * 4 + (tried[choice] ?? 0)
    }
    guard let least = candidates.map(cost).min(),
      let choice = candidates.filter({ cost($0) == least }).randomElement(using: &numbers)
    else { return nil }
    // A person takes no turns: what is right after two taps may be wrong after three.
    if last == nil || Bool.random(using: &numbers) { return choice }
    let subjects = candidates.reduce(into: [String]()) { if $0.last != $1.subject { $0.append($1.subject) } }
    let subject = subjects.randomElement(using: &numbers)
    return candidates.filter { $0.subject == subject }.randomElement(using: &numbers)
  }
}
