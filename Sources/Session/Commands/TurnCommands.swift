import Trace

/// Several inputs as one turn, and starting afresh.
enum TurnCommands {
  static let all = [begin, commit, reset]

  private static let begin = Command(
    "begin", "", "opens a turn that lasts until ':commit'",
    help: """
      Until then no body runs: after each input the shell says which views are stale.
      Like the writes of one event in an app, those of all the inputs lead to one
      body a view, with the final values.
      """
  ) { session, text, command in
    try text.noWords(command)
    if session.isTurnOpen { throw CommandError.turnIsOpen }
    session.engine.bridge.beginTurn()
    session.isTurnOpen = true
    return .done
  }

  private static let commit = Command(
    "commit", "", "ends that turn: stale views run", help: ""
  ) { session, text, command in
    try text.noWords(command)
    guard session.isTurnOpen else { throw CommandError.noTurnIsOpen }
    session.isTurnOpen = false
    let stale = session.engine.views.staleViews
    if !stale.isEmpty, session.events.wants(.views) { session.events.send(.commit(stale: stale.map(\.reference))) }
    return session.endTurn()
  }

  private static let reset = Command(
    "reset", "", "forgets everything declared, and all views",
    help: "Settings, such as the level of the trace, stay."
  ) { session, text, command in
    try text.noWords(command)
    session.reset()
    return .done
  }
}
