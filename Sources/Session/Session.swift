import Code
import Compiler
import Diagnostics
import Frontend
import Machine
import Models
import Source
import Trace
import Tree
import Views

/// The only entry point: terminal, scripts, transcripts, tests and benchmarks all submit their inputs here.
///
///     let session = Session(SessionOptions(.shell)) { print($0, terminator: "") }
///     session.submit("let a = 1")  // shows `a: Int = 1`
///
/// A session lives on one thread, preferably one of `MachineThread`. No input and no program can end it.
package final class Session {
  var options: SessionOptions
  let initialOptions: SessionOptions
  private let program: CheckedProgram?
  /// True if a redraw loop of the program has been cut.
  var hasRedrawnForEver = false
  let screen: Screen
  let events = EventSink()
  let listening = InputListening()
  let watching = Watching()
  let stopPoints = StopPoints()
  /// The pausable run of the current input, if there is one.
  var pausable: PausableRun?
  /// The point at which the run has paused; nil if it is not paused.
  var pause: Pause?
  /// The input that has paused.
  var pausedEntry: Journal.Mark?
  /// The window of `:stats reset`; nil if it has not been used.
  var statsWindow: StatsWindow?
  var engine: Engine
  var inputCount = 0
  var previews = PreviewSources()
  var structs = DeclaredStructs()
  var opened = OpenedCode()
  /// The number of models that ':provide' gives to mounted views.
  var provided = 0
  /// The start of the running unit: the place of errors that have none of their own.
  var currentPlace: Place?
  /// True between `:begin` and `:commit`: views wait.
  var isTurnOpen = false
  var journal: Journal
  /// The last trap that stopped the program.
  var lastTrap: Trap?
  var recorder: Recorder?
  /// The number of recorded inputs among those that the last ':undo' took back.
  var undoneInRecording = 0
  /// The past turn that is shown.
  var lookBack: LookBack?
  /// In a copy of a session that shows a past turn, the session of which it is a copy.
  weak var present: Session?
  /// In a copy of a session, true if an input is tried in it: the copy is then discarded.
  var isTrial = false
  /// In a copy of a session, the turn after which nothing more runs.
  var lastTurn: Int32?
  /// In a copy of a session, receives its events.
  var witness: SessionCopy.Witness?
  /// Receives events as if there were no witness; nil if there is none.
  var unwitnessed: ((TraceEvent, WriteOrigin?) -> Void)?
  /// The input that is being run again, if there is one.
  var replayed: Journal.Entry?

  /// The maximum length of an input, in UTF-8 bytes.
  package static let inputLimit = 16 << 20

  /// - Parameters:
  ///   - program: The program that the session runs, if several sessions run it one after the other.
  ///   - output: Receives the output: whole lines and pieces of lines, with their line ends.
  ///   - complaints: Receives errors in the source, if they go elsewhere.
  package init(
    _ options: SessionOptions, program: CheckedProgram? = nil, complaints: ((String) -> Void)? = nil,
    output: @escaping (String) -> Void
  ) {
    self.options = options
    initialOptions = options
    journal = Journal(bytesKept: options.bytesOfInputs)
    self.program = program
    let screen = Screen(
      trace: Self.traceWriter(options), width: options.width, wrapsMessages: options.wrapsMessages, output: output,
      complaints: complaints)
    self.screen = screen
    events.level = options.traceLevel
    events.shownLevel = options.traceLevel
    let events = events
    let (listener, listening, watching, stopPoints) = (options.listener, listening, watching, stopPoints)
    var stopAt: ((TraceEvent, WriteOrigin?) -> Void)?
    events.receive = { event, origin in
      listener?(event)
      if !screen.isMuted {
        listening.report?.add(event, by: origin, turn: screen.turn, level: events.shownLevel)
      }
      screen.show(event, by: watching.traceShowsOrigins ? origin : nil)
      if !watching.isEmpty, !screen.isMuted { screen.show(watched: watching.rows(for: event, by: origin)) }
      // Alarms are shown even if nothing else is.
      if event.isAlarm, !event.isTold, events.shownLevel < .views { screen.warn(event) }
      if !stopPoints.isEmpty { stopAt?(event, origin) }
    }
    engine = Self.makeEngine(options, program, events, screen)
    events.wantsOrigins = options.wantsOrigins
    watching.traceShowsOrigins = options.wantsOrigins
    stopAt = { [unowned self] event, origin in stop(at: event, by: origin) }
  }

  deinit {
    // The events of objects that end with the program find no session any more.
    stopPoints.removeAll()
    stopPoints.isStepping = false
    end(engine)
  }

  // MARK: Inputs

  /// Evaluates one input: Swift, or a command. Failures are reported in the result only.
  @discardableResult
  package func submit(_ input: String) -> Outcome {
    if input.utf8.count <= Self.inputLimit, input.isBlank { return stepsByEnter ? submit(":step") : .done }
    inputCount += 1
    if let text = options.crashingText { crash(at: input, if: text) }
    guard options.mode == .shell else { return process(input) }
    let entry = journal.begin(input, number: inputCount, turn: engine.bridge.history.turn)
    let paused = pause?.turn
    let past = answerFromPast(input)
    let outcome = past ?? process(input)
    // A question at a pause is not part of the session, and the turns after it belong to the paused input.
    journal.end(
      entry, outcome, turn: paused ?? engine.bridge.history.turn, isQuestion: past != nil || paused != nil)
    noteProgress(of: paused == nil ? entry : nil, outcome)
    if let recorder { note(input, outcome, in: recorder) }
    return outcome
  }

  /// Evaluates an input.
  func process(_ input: String) -> Outcome {
    if pause == nil {
      engine.machine.resetSteps()
      engine.views.beginInstant()
    }
    defer { screen.startLine() }
    guard input.utf8.count <= Self.inputLimit else {
      return complain("the input is longer than 16 MiB", .source)
    }
    // A paste may contain several inputs: a line that begins with `:` is one.
    if input.holds(byte: UInt8(ascii: "\n")), input.holds(byte: UInt8(ascii: ":")) {
      let (swift, commands) = engine.frontend.splitCommands(input)
      if !commands.isEmpty { return evaluate(swift, commands) }
    }
    return perform(input) { [self] in CommandText.isCommand(input) ? run(inputText(input)) : evaluate(input) }
  }

  private func evaluate(_ swift: String, _ commands: [(offset: Int, text: String)]) -> Outcome {
    var start = swift.utf8.startIndex
    for (offset, command) in commands {
      let end = swift.utf8.index(swift.utf8.startIndex, offsetBy: offset)
      var outcome = perform(swift[start..<end])
      if outcome == .done { outcome = perform(command) { [self] in run(inputText(command)) } }
      guard outcome == .done else { return outcome }
      start = end
    }
    return perform(swift[start...])
  }

  private func perform(_ swift: Substring) -> Outcome {
    let swift = String(swift)
    return swift.isBlank ? .done : perform(swift) { [self] in evaluate(swift) }
  }

  /// Evaluates Swift text, with each statement as a turn. The first failure ends it.
  private func evaluate(_ swift: String) -> Outcome {
    if swift.isBlank { return .done }
    do {
      if options.mode == .shell, let generated = try withInstances(swift, name: inputName) {
        let outcome = settle(run(generated, showsValues: true))
        showStale()
        return outcome
      }
    } catch {
      return complain(error.words, .command)
    }
    let mayNameLastValues =
      options.mode == .shell && (swift.holds(byte: UInt8(ascii: "$")) || swift.holds(byte: UInt8(ascii: "_")))
    if mayNameLastValues {
      engine.lastValues.offer(
        in: engine, at: Place(file: SourceFile(name: inputName, text: swift, number: .max), offset: 0))
    }
    defer { if mayNameLastValues { engine.lastValues.withdraw(from: engine) } }
    let checked = engine.frontend.check(swift, name: inputName, mode: .shell)
    if options.mode == .shell, checked.input?.isNameOfLibrary ?? true {
      if let command = Self.commandMeant(by: swift) { return run(inputText(command)) }
      if showsForgottenColon(swift, checked) { return .failed(.source) }
    }
    guard let input = accept(checked) else { return refusal(of: checked) }
    engine.keep(checked.file)
    let units = input.units
    var outcome = Outcome.done
    let mounted = engine.views.mountedNumbers
    for (index, unit) in units.enumerated() where !unit.isDeferred {
      outcome = run(unit, before: index + 1 < units.count ? units[index + 1] : nil, showsValues: true)
      if outcome != .done { break }
    }
    if outcome == .done { outcome = reload(declared: input, mounted: mounted) }
    if outcome == .done { outcome = runDeferred(units) }
    outcome = settle(outcome)
    showStale()
    return outcome
  }

  /// Runs a unit, and records the trees that it mounts.
  func run(_ unit: CheckedInput.Unit, before next: CheckedInput.Unit?, showsValues: Bool) -> Outcome {
    let before = engine.views.mountedNumbers
    let outcome = run(unit, showsValues: showsValues)
    let mounted = engine.views.mountedNumbers
    if mounted != before { previews.note(text(of: unit, before: next), mounted: mounted, before: before) }
    return outcome
  }

  /// The text of a unit as typed, up to the next unit.
  func text(of unit: CheckedInput.Unit, before next: CheckedInput.Unit?) -> String {
    let text = unit.place.file.text.utf8
    let start = text.index(text.startIndex, offsetBy: min(unit.place.offset, text.count))
    let end = next.map { text.index(text.startIndex, offsetBy: min($0.place.offset, text.count)) } ?? text.endIndex
    return String(text[start..<end]) ?? ""
  }

  /// Restores the session to its state after inputs that were given to an earlier process. Nothing is shown.
  package func restore(_ inputs: some Sequence<String>) {
    screen.isMuted = true
    defer { screen.isMuted = false }
    for input in inputs {
      // Questions change nothing, but have a number.
      if isQuestion(input) { inputCount += 1 } else { submit(input) }
    }
  }

  func crash(at input: String, if text: String) {
    guard input.contains(text) else { return }
    // A fault that the runtime cannot catch, such as a bug in obsh or its libraries would cause.
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  }

  /// True if the text is a complete input according to the parser. Otherwise, a shell asks for another line.
  package func isComplete(_ input: String) -> Bool {
    CommandText.isCommand(input) || input.utf8.count > Self.inputLimit || engine.frontend.isComplete(input)
  }

  package var isColoured: Bool { options.color }

  /// True if views wait for the ':commit' of an open turn.
  package var hasOpenTurn: Bool { isTurnOpen }
  /// The past turn that ':at' shows; nil in the present.
  package var shownTurn: Int? { lookBack.map { Int($0.turn) } }

  /// Starts over as a new session, without declarations, views and settings.
  package func startAfresh() {
    abandonPause()
    options = initialOptions
    journal = Journal(bytesKept: options.bytesOfInputs)
    lookBack = nil
    screen.turn = 1
    updateTrace()
    reset()
  }

  /// Forgets all declarations and views.
  package func reset() {
    if !watching.isEmpty || !stopPoints.isEmpty {
      watching.removeAll()
      stopPoints.removeAll()
      updateTrace()
    }
    let old = engine
    begin()
    end(old)
  }

  /// Replaces the engine with a new one.
  func begin() {
    engine = Self.makeEngine(options, program, events, screen)
    updateLevels()
    isTurnOpen = false
    statsWindow = nil
    inputCount = 0
    previews = PreviewSources()
    structs = DeclaredStructs()
    opened = OpenedCode()
    provided = 0
  }

  /// Ends the program. As in Swift, its remaining objects are not destroyed.
  func end(_ engine: Engine) {
    engine.machine.output = { _ in }
    engine.machine.scheduler.abandonAll()
    engine.views.unmountAll()
  }

  var inputName: String { "<input \(inputCount)>" }
  private func inputText(_ command: String) -> CommandText { CommandText(command, .input(name: inputName)) }

  private static func makeEngine(
    _ options: SessionOptions, _ program: CheckedProgram?, _ events: EventSink, _ screen: Screen
  ) -> Engine {
    Engine(
      options: options, program: program, events: events,
      errors: { text in
        events.release()
        screen.show(error: text)
      },
      output: { text in
        events.release()
        screen.show(printed: text)
      })
  }
}
