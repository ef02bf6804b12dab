/// `:step` and `:continue`: going through the events of a turn.
enum StepCommands {
  static let all = [step, goOn]

  private static let step = Command(
    "step", "[STATEMENT]", of: [.expression], "runs a statement and pauses at each event",
    help: """
      Pauses before and after each write is stored, before a tracker is notified, and
      after each body. At a pause, ':step' or Enter continues to the next event, and
      ':continue' to the end. In between, ':why', ':deps', ':objects' and expressions
      show the state at that moment.

        :step counter.count += 1
        :step :tap "Add"
      """
  ) { session, text, command in
    if session.isPaused {
      if !text.words.isEmpty { throw CommandError.stepsOn }
      session.step(true)
      let outcome = session.resume()
      if !session.isPaused, outcome == .done { session.screen.show(line: "The turn is over.") }
      return outcome
    }
    guard !text.arguments.isEmpty else { throw CommandError.nothingIsPaused("; ':step STATEMENT' runs one") }
    if session.mayStep { session.step(true) }
    return session.process(String(text.arguments))
  }

  private static let goOn = Command(
    "continue", "", "resumes a paused turn",
    help: """
      The turn runs to the next break, or to its end. See ':help break' and
      ':help step'.
      """
  ) { session, text, command in
    try text.noWords(command)
    guard session.isPaused else { throw CommandError.nothingIsPaused("") }
    session.step(false)
    return session.resume()
  }
}
