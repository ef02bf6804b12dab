import Models

/// A look at a past turn: questions are answered as of then, and the present stays as it is.
struct LookBack {
  let turn: Int32
  /// The session as it was; nil once an input has changed it.
  fileprivate var copy: SessionCopy?
}

extension Session {
  /// Starts looking at the end of a turn.
  func look(backAt turn: Int32) throws(CommandError) {
    let copy: SessionCopy
    if let last = lookBack?.copy, last.leads(to: turn) { copy = last } else { copy = try SessionCopy(of: self) }
    // A copy that was interrupted on its way is useless.
    lookBack?.copy = nil
    try copy.play(self, until: turn)
    lookBack = LookBack(turn: turn, copy: copy)
  }

  /// The outcome of an input while a past turn is shown. Nil for inputs that belong to the present: `:help`, `:at
  /// now`.
  func answerFromPast(_ input: String) -> Outcome? {
    guard let turn = lookBack?.turn, replayed == nil else { return nil }
    if CommandText.isCommand(input) {
      let text = CommandText(input, .input(name: ""))
      guard let command = try? CommandTable.command(named: text.name) else { return nil }
      switch command.scope(of: text) {
      case .turn: break
      case .session: return nil
      case .present:
        let error = command.goesOn ? CommandError.stepsInPast(Int(turn)) : .isPast(Int(turn))
        return complain(error.words, .command)
      }
    }
    do throws(CommandError) {
      if lookBack?.copy == nil { try look(backAt: turn) }
      guard let copy = lookBack?.copy?.session else { return nil }
      (copy.present, copy.isTrial, copy.inputCount) = (self, true, inputCount)
      let before = Trial(input, in: copy)
      // The answer is this session's: a program that asked gets the values and the errors.
      copy.listening.report = listening.report
      let outcome = copy.process(input)
      copy.screen.flush()
      listening.report = copy.listening.report
      copy.listening.report = nil
      // A statement, even one that only reads, is a turn of its own there.
      let hasChanged = before.hasChanged(copy, outcome)
      if hasChanged { screen.show(line: "This ran in a copy of turn \(turn), which is discarded.") }
      if hasChanged || copy.engine.bridge.history.turn != before.turn { lookBack?.copy = nil }
      return outcome
    } catch {
      return complain(error.words, .command)
    }
  }
}

/// The state of a copy before an input, to find out whether the input changes or declares something.
private struct Trial {
  let turn: Int32
  private let counts: WriteHistory.Counts
  /// Nil for a command: at a past turn, commands only ask.
  private let facts: TurnFacts?
  private let names: [String]

  init(_ input: String, in copy: Session) {
    let isCommand = CommandText.isCommand(input)
    (turn, counts) = (copy.engine.bridge.history.turn, copy.engine.bridge.history.counts)
    facts = isCommand ? nil : TurnFacts(copy)
    names = isCommand ? [] : copy.engine.frontend.namesDeclared(in: input)
  }

  /// True if something has changed that is lost with the copy.
  func hasChanged(_ copy: Session, _ outcome: Outcome) -> Bool {
    if !names.isEmpty, outcome != .failed(.source) { return true }
    if copy.engine.bridge.history.counts != counts { return true }
    return facts.map { !$0.lines(comparedWith: TurnFacts(copy), columns: copy.options.width).isEmpty } ?? false
  }
}
