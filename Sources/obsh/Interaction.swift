import LineEditor
import Session

/// The shell at a terminal.
struct Interaction {
  private let session: Session
  private let output: StandardOutput
  private let reader: InputReader
  private let watch = InterruptWatch()

  init(_ options: CommonOptions, _ interactive: InteractiveOptions, _ output: StandardOutput) {
    let history = interactive.history
    reader = InputReader(history: history)
    var options = options.sessionOptions(.shell)
    options.interruptFlag = UnsafeMutablePointer(mutating: watch.flag)
    options.history = { history.entries }
    session = Session(options, output: output.write)
    self.output = output
  }

  /// What the reader asks the session. It runs nothing.
  private var rules: InputRules {
    InputRules(
      isComplete: session.isComplete, indentation: session.indentation(after:),
      completions: { [session] input, cursor in
        let found = session.completions(for: input, at: cursor)
        return Choices(start: found.start, found.all.map { ($0.text, $0.detail) })
      })
  }

  /// Reads inputs until there are no more; with a file, all is written down there as a transcript.
  func run(recordingTo file: String? = nil) -> ExitStatus {
    output.write("obsh \(Obsh.version) · Swift 6.3 Observation · :help for help\n")
    if let file, session.submit(":record \"\(file)\"") != .done { return .usage }
    defer { session.endRecording() }
    while true {
      if let complaint = reader.history.takeComplaint() { output.write("warning: \(complaint)\n") }
      output.flush()
      switch reader.read(prompt: "> ", continuation: ". ", quietly: true, rules) {
      case .input(let input):
        watch.clear()
        if session.submit(input) == .quit { return .success }
      case .interrupted:
        continue
      case .endOfFile:
        output.write("\n")
        return .success
      }
    }
  }
}
