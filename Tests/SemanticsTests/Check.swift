import Session
import Testing
import Trace

/// Plays the inputs of a transcript in a new session and compares what the screen shows after each: all that ran, in its
/// order. What is not listed did not run.
///
/// `> ` begins an input, `. ` continues it, all else is what is to be shown.
func check(
  level: TraceLevel = .views, sdk: SessionOptions.SDK = .sdk26, _ transcript: String,
  at location: SourceLocation = #_sourceLocation
) {
  var options = SessionOptions(.shell)
  options.traceLevel = level
  options.sdk = sdk
  let shown = onMachineThread {
    var text = ""
    let session = Session(options) { text += $0 }
    for input in inputs(of: transcript) {
      let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
      text += lines.enumerated().map { ($0 == 0 ? "> " : ". ") + $1 + "\n" }.joined()
      session.submit(input)
    }
    return String(text.dropLast())
  }
  #expect(shown == transcript, sourceLocation: location)
}

/// Plays inputs without a trace: what went to the standard output, and what to the standard error.
func run(script: String, sdk: SessionOptions.SDK = .sdk26) -> (output: String, complaints: String) {
  var options = SessionOptions(.script)
  options.sdk = sdk
  return onMachineThread {
    var (output, complaints) = ("", "")
    let session = Session(options, complaints: { complaints += $0 }) { output += $0 }
    _ = session.run(script: script, name: "main.swift")
    return (output, complaints)
  }
}

private func inputs(of transcript: String) -> [String] {
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
