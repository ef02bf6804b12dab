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
      guard let command = try? CommandTable.command(named: CommandText(input, .input(name: "")).name) else {
        return nil
      }
      switch command.scope {
      case .turn: break
      case .session: return nil
      case .present: return complain(CommandError.isPast(Int(turn)).words, .command)
      }
    }
    do throws(CommandError) {
      if lookBack?.copy == nil { try look(backAt: turn) }
      guard let copy = lookBack?.copy?.session else { return nil }
      let before = copy.engine.bridge.history.turn
      copy.inputCount = inputCount
      // The answer is this session's: a program that asked gets the values and the errors.
      copy.listening.report = listening.report
      let outcome = copy.process(input)
      copy.screen.flush()
      listening.report = copy.listening.report
      copy.listening.report = nil
      // A statement, even one that only reads, is a turn of its own there.
      if copy.engine.bridge.history.turn != before {
        if !copy.engine.bridge.history.writes.isEmpty {
          screen.show(line: "This ran in a copy of turn \(turn), which is discarded.")
        }
        lookBack?.copy = nil
      }
      return outcome
    } catch {
      return complain(error.words, .command)
    }
  }
}
