import Files
import LineEditor
import Session
import Trace
import Transcripts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The shell at a terminal.
struct Interaction {
  private let session: Session
  private let output: StandardOutput
  private let reader: InputReader
  private let watch = InterruptWatch()
  private let startupFile: String?
  private let rescue = Rescue()
  private let stage = Stage()
  private let isShown: Bool

  init(_ options: CommonOptions, _ interactive: InteractiveOptions, _ output: StandardOutput) {
    let history = interactive.history
    reader = InputReader(history: history)
    startupFile = options.norc ? nil : StartupFile.path(environment: Process.environment)
    var options = options.sessionOptions(.shell)
    options.interruptFlag = UnsafeMutablePointer(mutating: watch.flag)
    options.history = { history.entries }
    options.show = stage.show
    options.wrapsMessages = Descriptor.standardOutput.isTerminal
    isShown = interactive.isShown
    session = Session(options) { [stage] text in
      stage.page?.wrote(text)
      output.write(text)
    }
    stage.session = session
    self.output = output
  }

  /// Reads inputs until there are no more. If a file is given, records the session in it as a transcript.
  ///
  /// - Parameters:
  ///   - code: The code to open before the first input.
  ///   - folders: Notices changes of that code, which take effect between two inputs.
  func run(
    recordingTo file: String? = nil, opening code: CodeToOpen? = nil, watching folders: FolderWatch? = nil
  ) -> ExitStatus {
    let restarted = rescue.flatMap { $0.isRestart ? $0 : nil }
    if restarted != nil {
      // The inputs that began the session are among those that are run again.
    } else if let file {
      greet()
      // A transcript must pass wherever it is tested, so it does not begin with a start-up file.
      guard submit(":record \"\(file)\"") == .done else { return .usage }
    } else {
      greet()
      start()
    }
    let lastShow = restarted?.earlier.last { [":show", ":show off"].contains($0.text) }?.text
    if lastShow == ":show" || (isShown && lastShow == nil) { submit(":show") }
    if let code {
      output.progress?.begin("opening \(code.paths.joined(separator: ", ")) · Ctrl-C stops it")
      let outcome = session.submit(opening: code)
      output.progress?.end()
      if outcome != .done { return ExitStatus(outcome) }
    }
    if let restarted {
      restore(restarted)
      if file != nil { output.write("The recording ended before that input.\n") }
    }
    defer {
      session.abandonPause()
      stage.page?.end()
      session.endRecording()
    }
    while true {
      if let complaint = reader.history.takeComplaint() { output.write("warning: \(complaint)\n") }
      output.flush()
      // Not after a line has been entered: a Ctrl-C just after Enter is meant for the program that it starts.
      watch.clear()
      reader.wakers = (stage.page?.wake, folders?.descriptor)
      switch reader.read(prompt: prompt, continuation: ". ", quietly: true, rules) {
      case .input(let text):
        session.setWidth(CommonOptions.width)
        if perform(text) == .quit { return .success }
      case .interrupted:
        continue
      case .woken:
        if let folders { reload(after: folders) }
        if performInputsOfPage() == .quit { return .success }
      case .endOfFile:
        output.write("\n")
        return .success
      }
    }
  }

  private var prompt: String {
    if session.isPaused { return "paused> " }
    if let turn = session.shownTurn { return "turn \(turn)> " }
    return session.hasOpenTurn ? "begin> " : "> "
  }

  private func greet() { output.write("obsh \(Obsh.version) · Swift 6.3 Observation · :help for help\n") }

  /// Restores the session by running the inputs before the crash. Everything is deterministic.
  private func restore(_ rescue: Rescue) {
    let restored = rescue.earlier.enumerated().filter { $1.isDone && !$1.isLeftOut && !$1.hasCrashed }
    output.progress?.begin("starting again · Ctrl-C stops it")
    for (number, work) in restored { rescue.doing(number) { session.restore([work.text]) } }
    output.progress?.end()
    let inputs =
      switch restored.count {
      case 0: "there were no inputs to run again"
      case 1: "the input before it has been run again"
      default: "the \(restored.count) inputs before it have been run again"
      }
    guard let crash = rescue.crash else {
      output.write("error: obsh crashed between two inputs and has started again; \(inputs)\n")
      return
    }
    let line = crash.text.prefix { !$0.isNewline }
    let shown = line.count < crash.text.count ? "\(line) …" : "\(line)"
    output.write("error: obsh crashed in this input and has started again without it; \(inputs):\n> \(shown)\n")
  }

  /// The reader's rules, answered by the session. A transcript may be pasted.
  private var rules: InputRules {
    var rules = InputRules(of: session)
    if session.isColoured {
      rules.styles = { text, cursor in
        TypedStyle.styles(of: text, cursor: cursor).map { TextLook(rawValue: $0.rawValue) ?? .plain }
      }
    }
    let isComplete = rules.isComplete
    rules.isComplete = { PastedTranscript($0) != nil || isComplete($0) }
    return rules
  }

  private func start() {
    guard let startupFile else { return }
    switch StartupFile.look(at: startupFile) {
    case .none: return
    case .refused(let words): output.write("warning: \(words)\n")
    case .usable: submit(":load \"\(startupFile)\"", "reading \(startupFile)")
    }
  }

  // MARK: Inputs

  /// Evaluates typed or pasted text.
  private func perform(_ text: String) -> Outcome {
    guard let pasted = PastedTranscript(text) else { return evaluate(text) }
    for input in pasted.inputs {
      echo(input)
      if evaluate(input) == .quit { return .quit }
      if watch.isInterrupted { break }
    }
    return .done
  }

  /// Evaluates the actions of a person on the page of ':show', as if typed.
  private func performInputsOfPage() -> Outcome {
    for input in stage.page?.takeInputs() ?? [] {
      echo(input)
      stage.isByPage = true
      defer { stage.isByPage = false }
      if submit(input) == .quit { return .quit }
      if watch.isInterrupted { break }
    }
    return .done
  }

  /// Reads the opened files again if one of them has changed, as if ':reload' had been typed.
  private func reload(after folders: FolderWatch) {
    guard folders.takeChange() else { return }
    // An editor that saves several files writes them one after the other.
    repeat { usleep(Self.pauseOfEditor) } while folders.takeChange()
    guard session.hasChangedFiles else { return }
    echo(":reload")
    submit(":reload")
  }

  /// The time without a change after which an editor has saved all files, in microseconds.
  private static let pauseOfEditor: UInt32 = 50_000

  private func evaluate(_ input: String) -> Outcome {
    if let request = session.textToEdit(for: input) { return edit(request) }
    // A program's output is shown as it appears; the answer to a question can wait until it is complete.
    guard reader.isEditing, session.isQuestion(input) else { return submit(input) }
    let (outcome, answer) = output.gather { submit(input) }
    if let pager = Pager.command(for: answer) {
      output.flush()
      reader.giveBack()
      if Pager.show(answer, by: pager) { return outcome }
    }
    output.write(WordWrap.wrap(text: answer, columns: CommonOptions.width))
    return outcome
  }

  private func edit(_ request: EditRequest) -> Outcome {
    switch request {
    case .refused(let words):
      output.write("error: \(words)\n")
      return .failed(.command)
    case .text(let text):
      guard reader.isInteractive else { return submit(":edit") }
      output.flush()
      reader.giveBack()
      switch Editor.edit(text) {
      case .failed(let words):
        output.write("error: \(words)\n")
        return .failed(.command)
      case .saved(let edited) where edited == text || edited.allSatisfy(\.isWhitespace):
        output.write("Nothing was changed.\n")
        return .done
      case .saved(let edited):
        watch.clear()
        echo(edited)
        reader.history.remember(edited)
        return submit(edited)
      }
    }
  }

  /// Submits an input to the session, and shows the progress of a long one.
  @discardableResult
  private func submit(_ input: String, _ doing: String = "running") -> Outcome {
    output.progress?.begin("\(doing) · Ctrl-C stops it")
    stage.page?.began(input, byPage: stage.isByPage)
    defer {
      stage.page?.ended()
      output.progress?.end()
    }
    guard let rescue else { return session.submit(input) }
    // The next process writes after the output shown so far.
    output.flush()
    return rescue.doing(input, leavesOut: { $0 == .failed(.interrupted) }) { session.submit(input) }
  }

  /// Shows an input that was not typed as if it had been.
  private func echo(_ input: String) {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { output.write("\(index == 0 ? ">" : ".") \(line)\n") }
  }
}

extension InputRules {
  /// The session's answers about inputs while they are typed. Nothing runs.
  init(of session: Session) {
    self.init(
      isComplete: session.isComplete, indentation: session.indentation(after:),
      completions: { input, cursor in
        let found = session.completions(for: input, at: cursor)
        return Choices(start: found.start, found.all.map { ($0.text, $0.detail) })
      })
  }
}
