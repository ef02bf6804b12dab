import Trace

/// Commands that combine several inputs into one turn, and that reset the session.
enum TurnCommands {
  static let all = [begin, commit, reset]

  private static let begin = Command(
    "begin", "", "opens a turn that stays open until ':commit'",
    help: """
      Until ':commit', no body runs; after each input the shell shows which views are
      stale. Then each view runs once with the final values, as after the writes of
      one event in an app.
      """
  ) { session, text, command in
    try text.noWords(command)
    if session.isTurnOpen { throw CommandError.turnIsOpen }
    session.engine.bridge.beginTurn()
    session.isTurnOpen = true
    return .done
  }

  private static let commit = Command(
    "commit", "", "ends the open turn and runs the stale views", help: ""
  ) { session, text, command in
    try text.noWords(command)
    guard session.isTurnOpen else { throw CommandError.noTurnIsOpen }
    session.isTurnOpen = false
    let stale = session.engine.views.staleViews
    if !stale.isEmpty, session.events.wants(.views) { session.events.send(.commit(stale: stale.map(\.reference))) }
    return session.endTurn()
  }

  private static let reset = Command(
    "reset", "", "discards all declarations and views",
    help: "Settings, such as the trace level, are kept."
  ) { session, text, command in
    try text.noWords(command)
    session.reset()
    return .done
  }
}
