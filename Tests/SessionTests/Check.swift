import Session
import Testing

/// Puts the inputs of a transcript into a new session and compares what the screen shows after each.
///
///     check("""
///       > let a = 1
///       a: Int = 1
///       """)
///
/// `> ` begins an input, `. ` continues it, all else is what is to be shown.
func check(
  _ transcript: String, options: SessionOptions = SessionOptions(.shell), at location: SourceLocation = #_sourceLocation
) {
  let played = play(inputs(of: transcript), options)
  let shown = played.flatMap { $0.inputLines + $0.lines }
  #expect(shown.joined(separator: "\n") == transcript, sourceLocation: location)
}

/// An input, what was shown for it, and what came of it.
struct Played {
  let input: String
  let lines: [String]
  let outcome: Outcome

  var inputLines: [String] {
    input.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 == 0 ? "> " : ". ") + $1 }
  }
}

func play(_ inputs: [String], _ options: SessionOptions = SessionOptions(.shell)) -> [Played] {
  onMachineThread {
    let shown = Shown()
    let session = Session(options) { shown.text += $0 }
    return inputs.map { input in
      shown.text = ""
      let outcome = session.submit(input)
      return Played(input: input, lines: shown.lines, outcome: outcome)
    }
  }
}

/// Runs a script: its output, what went to the standard error, and what came of it.
///
/// - Parameter end: What follows where the script has succeeded.
func run(
  script: String, options: SessionOptions = SessionOptions(.script),
  end: @Sendable (Session) -> Outcome = { _ in .done }
) -> (output: String, complaints: String, outcome: Outcome) {
  onMachineThread {
    let (output, complaints) = (Shown(), Shown())
    let session = Session(options, complaints: { complaints.text += $0 }) { output.text += $0 }
    var outcome = session.run(script: script, name: "main.swift")
    if outcome == .done { outcome = end(session) }
    return (output.text, complaints.text, outcome)
  }
}

final class Shown {
  var text = ""

  var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

func inputs(of transcript: String) -> [String] {
  var inputs: [String] = []
  for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("> ") {
      inputs.append(String(line.dropFirst(2)))
    } else if line.hasPrefix(". "), !inputs.isEmpty {
      inputs[inputs.count - 1] += "\n" + line.dropFirst(2)
    }
  }
  return inputs
}

func onMachineThread<Result>(_ work: () -> Result) -> Result {
  do {
    return try MachineThread.run(work)
  } catch {
    fatalError("\(error)")
  }
}
