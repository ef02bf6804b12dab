import Session

/// A whole comparison: the steps of both programs, and the verdict.
package struct Comparing {
  package enum Verdict: String, Sendable {
    case proved, different, failed
  }

  package private(set) var verdict = Verdict.proved
  /// The steps of the script, or of the shortest script that shows a difference.
  package private(set) var steps: [StepComparison] = []
  /// The reach of the exploration; nil if a script was given.
  package private(set) var coverage: Coverage?
  /// Both programs' answers to ':why' for the first view that differs.
  package private(set) var why: (view: String, before: [String], after: [String])?
  package private(set) var withoutPartner: (before: [String], after: [String]) = ([], [])
  /// Variables that were not published, and that the second program tracks.
  package private(set) var newlyTracked: [String] = []
  /// The places at which the programs have reached a limit: what lies beyond was not compared.
  package private(set) var limits: [String] = []
  /// The reason why the comparison could not run.
  package private(set) var failure: String?

  private let before: ComparedProgram
  private let after: ComparedProgram
  private let options: SessionOptions
  private let optionsAfter: SessionOptions
  private let allowances: [Allowance]

  package init(
    _ before: ComparedProgram, _ after: ComparedProgram, _ options: SessionOptions,
    after optionsAfter: SessionOptions? = nil, allowing allowances: [Allowance]
  ) {
    self.before = before
    self.after = after
    self.options = options
    self.optionsAfter = optionsAfter ?? options
    self.allowances = allowances
  }

  /// The differences of all steps that no allowance names.
  package var differences: [Difference] { steps.flatMap(\.differences) }
  package var allowed: [Difference] { steps.flatMap(\.allowed) }

  /// - Parameter checked: Keep the checked programs from one start to the next.
  private func start(_ checked: (before: CheckedProgram, after: CheckedProgram)? = nil) -> Lockstep {
    Lockstep(before, after, options, optionsAfter, allowing: allowances, checked)
  }

  // MARK: With a script

  /// Runs a script, one step per line, to its end.
  package mutating func run(script: [String]) {
    let pair = start()
    guard canRun(pair) else { return }
    newlyTracked = pair.newlyTracked
    note(pair.loadedWithTracking(), pair)
    for input in script {
      let step = pair.perform(input)
      if step.isRefused {
        verdict = .failed
        failure = "neither program accepts the step '\(input)': \(step.complaint ?? "it is rejected")"
        break
      }
      if let limit = pair.limits.last,
        pair.before.lacksMemory || pair.after.lacksMemory
          || pair.before.reachesStepLimit && pair.after.reachesStepLimit
      {
        verdict = .failed
        failure = limit
        break
      }
      note(step, pair)
    }
    withoutPartner = pair.withoutPartner
    limits = pair.limits
  }

  private mutating func note(_ step: StepComparison, _ pair: Lockstep) {
    if step.input.isEmpty, step.isSame, step.allowed.isEmpty, step.bodies.isEmpty { return }
    steps.append(step)
    if step.isSame { return }
    verdict = .different
    if why == nil, let view = step.differences.first(where: { $0.kind == .bodies })?.subject ?? step.bodies.first?.view
    {
      let answers = pair.why(view)
      why = (view, answers.before, answers.after)
    }
  }

  /// Records a program that could not be loaded; returns true if both could.
  private mutating func canRun(_ pair: Lockstep) -> Bool {
    if pair.before.hasRefused || pair.after.hasRefused || pair.loaded.isRefused {
      verdict = .failed
      let first = pair.before.hasRefused ? pair.before.failure : nil
      failure =
        first.map { "the first program does not check: \($0)" }
        ?? "the second program does not check: \(pair.after.failure ?? "")"
      return false
    }
    return true
  }

  // MARK: Without one

  /// Searches for a difference.
  package mutating func explore(_ bounds: ExplorationBounds) {
    let checked = (before: CheckedProgram(), after: CheckedProgram())
    let pair = ExploredPair { [self] in start(checked) }
    guard canRun(pair.lockstep) else { return }
    newlyTracked = pair.lockstep.newlyTracked
    let roots = roots(of: pair.lockstep)
    if roots.isEmpty {
      verdict = .failed
      failure =
        "there is nothing to explore: the programs share no preview, and no view or model that needs no arguments"
      return
    }
    var explorer = Explorer(pair, bounds)
    let script = explorer.explore(roots)
    coverage = explorer.coverage
    withoutPartner = pair.lockstep.withoutPartner
    defer { limits = pair.limits }
    if script == nil, explorer.coverage.screens.isEmpty || explorer.coverage.couldMountNothing {
      verdict = .failed
      let first = explorer.coverage.unmounted.first
      failure =
        first.map { "nothing could be mounted; '\($0.root)' failed: \($0.reason)" }
        ?? "the time ran out before anything was mounted; allow more with --seconds"
      return
    }
    if script == nil, explorer.coverage.isEmpty {
      verdict = .failed
      failure = "nothing was done: there is no control on the screen and no model to write"
      return
    }
    if script == nil, let limit = pair.limits.first(where: { $0.contains("stopped") }) {
      verdict = .failed
      failure = limit
      return
    }
    if let script {
      steps = []
      // The explorer has ended with the script, unless it is empty.
      let isReplayed = pair.performed == script
      if !isReplayed { _ = pair.restart() }
      let replayed = pair.lockstep
      note(script.isEmpty ? replayed.loadedWithTracking() : replayed.loaded, replayed)
      if isReplayed {
        for step in pair.steps { note(step, replayed) }
      } else {
        for input in script { note(replayed.perform(input), replayed) }
      }
      if differences.isEmpty {
        // The difference depends on more than the script: the walk that has found it is shown as it was.
        steps = []
        for step in pair.walkOfFinding { note(step, replayed) }
      }
      verdict = .different
      withoutPartner = replayed.withoutPartner
    }
  }

  /// The roots that both programs can mount. A root without an input stands for the views that the load itself
  /// mounts.
  private func roots(of pair: Lockstep) -> [Root] {
    let (old, new) = (pair.before.session, pair.after.session)
    let own = !old.screen.isEmpty || !new.screen.isEmpty ? [Root.load] : Root.shared(pair.before, pair.after)
    let partners = Set(after.fedViews.map { [$0.name, $0.model] })
    let fed = own.isEmpty ? [] : before.fedViews.filter { !$0.isOwned && partners.contains([$0.name, $0.model]) }
    return own + fed.map(Root.init) + Root.models(before, after)
  }
}

/// Two programs in lockstep, as the explorer sees them.
private final class ExploredPair: Explored {
  private let start: () -> Lockstep
  private var current: Lockstep?
  private var last: StepComparison

  /// The time of a start that finds the programs checked.
  private(set) var loadingTime = Duration.zero
  /// The places at which a limit was reached, each once.
  private(set) var limits: [String] = []
  /// The comparisons of the accepted inputs since the last start.
  private(set) var steps: [StepComparison] = []
  var performed: [String] { steps.map(\.input) }

  init(_ start: @escaping () -> Lockstep) {
    self.start = start
    let first = start()
    current = first
    last = first.loaded
    noteLimits()
    guard !first.before.hasRefused, !first.after.hasRefused else { return }
    current = nil
    loadingTime = ContinuousClock().measure { current = start() }
  }

  private func noteLimits() {
    for limit in current?.limits ?? [] where !limits.contains(limit) { limits.append(limit) }
  }

  var lockstep: Lockstep {
    if let current { return current }
    let next = start()
    current = next
    return next
  }

  /// Ends both programs before it starts them again: two large programs twice would not fit into memory.
  func restart() -> Bool {
    current = nil
    last = lockstep.loaded
    steps = []
    return !lockstep.before.hasRefused && !lockstep.after.hasRefused
  }

  var exits: [String] { lockstep.before.session.screen.map { ":unmount \"\($0.tree)\"" } }

  var nextDeadline: (moment: Duration, wait: Duration)? { lockstep.before.session.nextDeadline }

  var returns: [String] { Root.returns(lockstep.before).filter(Root.returns(lockstep.after).contains) }

  func choices(mounted: String?) -> Choices {
    let (old, new) = lockstep.programs
    return Choices(
      lockstep.before.session, mounted: mounted, cases: old.enumCases, word: old.ownWord,
      bounds: old.boundTexts + new.boundTexts.filter { !old.boundTexts.contains($0) },
      compared: (
        old.comparedTexts + new.comparedTexts.filter { !old.comparedTexts.contains($0) },
        old.comparedNumbers + new.comparedNumbers.filter { !old.comparedNumbers.contains($0) }
      ),
      isClosed: lockstep.isAnnouncedByHand, isThrownAway: lockstep.isThrownAway)
  }
  var screen: [String] { lockstep.before.screen }

  func perform(_ input: String) -> Bool {
    let isAccepted = take(input)
    if isAccepted { steps.append(last) }
    return isAccepted
  }

  private func take(_ input: String) -> Bool {
    last = lockstep.perform(input)
    noteLimits()
    // A declaration that obsh lacks is not a difference of the programs, and the rest of the script cannot be
    // compared. Neither can a view that needs models of parents it does not have here.
    let (old, new) = (lockstep.before, lockstep.after)
    let programs = lockstep.programs
    let isOfParents =
      old.lacksParents && !old.lacksOwnModel(as: programs.after)
      || new.lacksParents && !new.lacksOwnModel(as: programs.before)
    let isOfLack = [
      old.isStoppedByLack && !old.lacksOwnName(beside: programs.after),
      new.isStoppedByLack && !new.lacksOwnName(beside: programs.before),
    ].contains(true)
    let isStopped = isOfLack || isOfParents
    if isStopped && old.trap != new.trap || old.lacksMemory || new.lacksMemory {
      lockstep.leaveBehind()
      last = StepComparison(input: input)
      last.hasParted = true
      return true
    }
    // An input that only one program accepts is a difference. But a write from outside may be to a variable that one
    // program keeps private.
    let isWrite = !input.hasPrefix(":")
    let isRefused = [lockstep.before.hasRefused, lockstep.after.hasRefused]
    guard isWrite, isRefused.contains(true) else { return !last.isRefused }
    last = StepComparison(input: input)
    // The input has written to the other program.
    last.hasParted = isRefused.contains(false)
    return false
  }

  /// The steps of the first walk that has found a difference.
  private(set) var walkOfFinding: [StepComparison] = []
  var complaint: String? { last.complaint ?? lockstep.before.failure ?? lockstep.after.failure }
  var hasFound: Bool {
    if !last.isSame, walkOfFinding.isEmpty { walkOfFinding = steps.isEmpty ? [last] : steps }
    return !last.isSame
  }
  var canWait: Bool { lockstep.before.lacksModel || lockstep.after.lacksModel }
  var hasStandingFinding: Bool { !lockstep.loadedWithTracking().isSame }
  var hasEnded: Bool { lockstep.before.failure != nil && !lockstep.before.hasRefused || last.hasParted }
}
