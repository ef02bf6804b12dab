import Machine
import Models
import Trace
import Tree
import Views

/// The point at which the run of an input has paused.
struct Pause {
  let turn: Int32
  /// True if Enter continues to the next event.
  let isStep: Bool
}

extension Session {
  /// True if a turn is paused: the session answers questions about it until ':continue' resumes it.
  package var isPaused: Bool { pause != nil }

  /// True if an empty line continues to the next event.
  var stepsByEnter: Bool { pause?.isStep ?? false }

  // MARK: Stopping

  /// Pauses if there is a stop point at an event.
  func stop(at event: TraceEvent, by origin: WriteOrigin?) {
    guard pause == nil, !engine.machine.isLooking, !screen.isMuted else { return }
    let point = stopPoints.stop(at: event, holds: holds)
    guard point != nil || isStep(event) else { return }
    let origin = origin ?? engine.origin(engine.bridge.writeOrigin)
    pause(at: point, words(for: event), origin?.words)
  }

  private func isStep(_ event: TraceEvent) -> Bool {
    stopPoints.isStepping && event.isStep && event.level <= max(.writes, events.shownLevel)
  }

  /// Pauses if there is a stop point before the body of a view.
  func stop(before view: MountedView) {
    guard pause == nil, !engine.machine.isLooking, !screen.isMuted else { return }
    let turn = engine.bridge.history.turn
    let runs = { [views = engine.views] in views.runLog?.runs(of: view.order, in: turn) ?? 0 }
    guard let point = stopPoints.stop(before: view.reference, runs: runs) else { return }
    let reasons = engine.views.reasons(of: view).map(\.words).joined(separator: ", ")
    let why = reasons.isEmpty ? "" : ", because \(reasons)"
    let time = view.runs == 0 ? "the first run" : "run \(view.runs + 1)"
    pause(at: point, "before \(time) of the body of \(view.reference)\(why)", engine.placeOfBody(of: view))
  }

  /// Shows the position of the run, and returns control to the source of inputs until the run is resumed.
  private func pause(at point: StopPoints.StopPoint?, _ words: String, _ place: String?) {
    let start = point.map { "break \($0.number): " } ?? ""
    let turn = engine.bridge.history.turn
    let first = "\(start)paused \(words)"
    let second = [place.map { "at \($0)" }, "in turn \(turn)"].compactMap { $0 }.joined(separator: ", ")
    events.release()
    if options.traceFormat == .json {
      let pause = JSONWriter.pause(
        turn: Int(turn), stop: point?.number, text: "paused \(words)", place: place, caller: place == nil ? nil : caller
      )
      screen.show(line: pause)
    } else {
      showPause(first, second, place)
    }
    guard let run = pausable, run.isCurrent else {
      return screen.show(line: "obsh cannot pause here; the turn continues")
    }
    pause = Pause(turn: turn, isStep: stopPoints.isStepping)
    run.pause()
    if run.isAbandoned { engine.machine.stopSoon(Trap("interrupted", heading: "", kind: .interruption)) }
  }

  private func showPause(_ first: String, _ second: String, _ place: String?) {
    let line = "\(first), \(second)"
    let width = options.mode == .shell ? options.width : .max
    screen.show(lines: Columns.count(line) <= width ? [line] : [first, "  \(second)"])
    if place != nil, let caller { screen.show(line: "  called at \(caller)") }
  }

  /// The place of the call of the running function, if another function called it.
  private var caller: String? {
    guard let site = engine.bridge.callerSite, site.functionName != nil else { return nil }
    return engine.origin(WriteHistory.Origin(site: site, cause: nil))?.words
  }

  /// The position of an event in its turn, with its values if the trace has not shown them.
  private func words(for event: TraceEvent) -> String {
    let isShown = event.level <= events.shownLevel && options.showsTrace
    func values(_ old: ShownValue, _ new: ShownValue) -> String { isShown ? "" : ", \(old) → \(new)" }
    switch event {
    case .willSet(let property, let old, let new, let views):
      let invalidates = views.isEmpty || isShown ? "" : ", which invalidates \(names(views))"
      return "before \(property) is stored\(values(old, new))\(invalidates)"
    case .didSet(let property, let old, let new), .state(let property, let old, let new, _):
      return "after \(property) was stored\(values(old, new))"
    case .equalWrite(let property, _, let new): return "at an equal write of \(property)\(isShown ? "" : ", \(new)")"
    case .objectWillChange(let object, let change?, _):
      return "before \(object).\(change.member) is stored\(values(change.old, change.new))"
    case .objectWillChange(let object, nil, _): return "where \(object) announces a change"
    case .trackerFired(let tracker, _): return "before the onChange of \(tracker) runs"
    case .body(let view, let run, let cause):
      return "after the body of \(view) ran\(isShown ? "" : ", run \(run), \(cause.words)")"
    case .mounted(let view): return "where \(view) is mounted"
    case .unmounted(let view): return "after \(view) was unmounted"
    case .access(let property, _): return "where \(property) is read"
    case .created(let object): return "after \(object) was created"
    case .destroyed(let object): return "after \(object) was destroyed"
    case .stale, .commit, .redrawLoop, .warning, .mistake, .note: return "at an event"
    }
  }

  private func names(_ views: [ViewRef]) -> String { views.map(\.description).joined(separator: ", ") }

  // MARK: Running

  /// Runs one input, or a part of one, so that it can pause; at a pause, answers the input's questions.
  func perform(_ input: String, _ work: @escaping () -> Outcome) -> Outcome {
    if pause != nil { return look(at: input) }
    guard mayPause(input) else { return work() }
    pausable = PausableRun(work)
    return resume()
  }

  /// Runs a statement of a file so that it can pause.
  func perform(_ unit: CheckedInput.Unit, _ work: @escaping () -> Outcome) -> Outcome {
    if pause != nil { return look(at: unit, showsValues: false) }
    guard mayPause("") else { return work() }
    pausable = PausableRun(work)
    return resume()
  }

  /// True if the running input can pause.
  var mayStep: Bool { pausable?.isCurrent ?? false }

  private func mayPause(_ input: String) -> Bool {
    if screen.isMuted || replayed != nil || pausable?.isCurrent ?? false { return false }
    if !stopPoints.isEmpty { return true }
    guard CommandText.isCommand(input) else { return false }
    // A file may contain these commands as well.
    return ["step", "load"].contains(CommandText(input, .input(name: "")).name)
  }

  /// Starts or resumes the run, until it pauses or has ended.
  func resume() -> Outcome {
    guard let run = pausable else { return .done }
    pause = nil
    do {
      guard let outcome = try run.resume() else { return .done }
      pausable = nil
      step(false)
      screen.startLine()
      return outcome
    } catch {
      pausable = nil
      return complain(CommandError.cannotPause("\(error)").words, .command)
    }
  }

  /// Sets the run to stop at each event, or not.
  func step(_ isOn: Bool) {
    guard stopPoints.isStepping != isOn else { return }
    stopPoints.isStepping = isOn
    updateLevels()
  }

  /// Runs the input to its end, as at the end of a script.
  func continueToEnd() -> Outcome {
    stopPoints.removeAll()
    step(false)
    updateLevels()
    return resume()
  }

  /// Ends a paused input without running the rest of it.
  package func abandonPause() {
    guard let run = pausable else { return }
    pause = nil
    screen.isMuted = true
    run.abandon()
    screen.isMuted = false
    pausable = nil
    pausedEntry = nil
    step(false)
  }

  /// Keeps the journal correct: a paused input has not ended, and its turns continue until it has.
  ///
  /// - Parameter entry: The new input, unless it was entered at a pause.
  func noteProgress(of entry: Journal.Mark?, _ outcome: Outcome) {
    if let entry {
      if pause != nil { pausedEntry = entry }
    } else if pause == nil, let entry = pausedEntry {
      journal.end(entry, outcome, turn: engine.bridge.history.turn)
      pausedEntry = nil
    }
  }
}
