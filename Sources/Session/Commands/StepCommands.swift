/// `:step` and `:continue`: going through the events of a turn one by one.
enum StepCommands {
  static let all = [step, goOn]

  private static let step = Command(
    "step", "[STATEMENT]", of: [.expression], "runs a statement and pauses at each event",
    help: """
      Pauses at each write before it is stored, after that, before a tracker is told,
      and after each body. At a pause ':step', or Enter, goes on to the next event,
      and ':continue' to the end. In between ':why', ':deps', ':objects' and
      expressions show what is true at that moment.

        :step counter.count += 1
        :step :tap "Add"
      """
  ) { session, text, command in
    if session.isPaused {
      try text.noWords(command)
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
    "continue", "", "lets a paused turn go on",
    help: """
      It runs to the next break, or to its end. See ':help break' and ':help step'.
      """
  ) { session, text, command in
    try text.noWords(command)
    guard session.isPaused else { throw CommandError.nothingIsPaused("") }
    session.step(false)
    return session.resume()
  }
}
