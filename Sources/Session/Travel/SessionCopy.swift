import Trace
import Views

/// A copy of a session at the end of an earlier turn, made by running its inputs again in a session of their own.
///
/// Everything is deterministic, so the copy equals the original. The past costs nothing until it is requested: the
/// journal contains all that is needed.
final class SessionCopy {
  let session: Session
  private let witness: Witness?
  /// The turn of the original whose end the copy has reached.
  private(set) var turn: Int32 = 0
  /// The number of inputs that have run.
  private var played = 0
  /// True if the copy stopped within an input, and cannot go on.
  private var isCut = false

  /// Receives the events of a copy while its inputs run again.
  struct Witness {
    var began: (Session, Journal.Entry) -> Void = { _, _ in }
    /// The level of the events to receive, whatever the session shows.
    var level = TraceLevel.all
    var saw: (TraceEvent) -> Void = { _ in }
    /// Receives writes with their origins.
    var wrote: ((TraceEvent, WriteOrigin?) -> Void)?
    /// Called before each body runs.
    var bodyWillRun: ((Session, MountedView) -> Void)?
    var turnEnded: (Session) -> Void = { _ in }
  }

  init(of original: Session, witness: Witness? = nil) throws(CommandError) {
    if original.pause != nil { throw .isPaused }
    guard original.journal.isWhole else { throw .tooLongToTravel }
    var options = original.initialOptions
    options.history = nil
    options.show = nil
    options.crashingText = nil
    // The release of Swift applies from the start.
    options.observation = original.options.observation
    session = Session(options) { [screen = original.screen] in screen.show(printed: $0) }
    self.witness = witness
    session.follow(witness)
  }

  /// Advances to the end of a later turn, or to the present.
  ///
  /// - Parameter turn: Counted since the last reset, as in `:timeline`; nil for the present. If a turn was open then,
  ///   the copy is in the state after ':commit'.
  func play(_ original: Session, until turn: Int32?) throws(CommandError) {
    // The entry of the command itself is the last one.
    let entries = MigratedInputs(original.journal.entries.dropLast()).entries
    let start = entries.lastIndex { $0.number == 1 } ?? 0
    var end = entries.count
    if let turn {
      guard let index = entries.indices.last(where: { $0 >= start && entries[$0].turns.contains(turn) })
      else { throw .noTurn("\(turn)", last: Int(original.engine.bridge.history.turn)) }
      end = index + 1
    }
    session.screen.isMuted = true
    while played < entries.count, played < end || session.isTurnOpen {
      let entry = entries[played]
      played += 1
      if entry.isQuestion || entry.wasInterrupted { continue }
      if let turn, played == end {
        session.lastTurn = session.engine.bridge.history.turn + turn - entry.turns.lowerBound + 1
        isCut = entry.turns.upperBound > turn + 1
      }
      session.inputCount = entry.number
      session.replayed = entry
      witness?.began(session, entry)
      let outcome = session.process(entry.input)
      session.replayed = nil
      if let window = original.statsWindow, played > start, session.statsWindow == nil,
        session.engine.bridge.history.turn == window.lastTurn
      {
        session.beginStatsWindow()
      }
      if outcome == .failed(.interrupted), !session.isHalted { throw .undoInterrupted }
    }
    session.lastTurn = nil
    self.turn = turn ?? original.engine.bridge.history.turn
    session.screen.flush()
    session.options.color = original.options.color
    session.options.width = original.options.width
    session.screen.isMuted = false
  }

  /// True if the copy reaches the end of a turn by going on.
  func leads(to turn: Int32) -> Bool { !isCut && turn >= self.turn }
}

extension Session {
  /// True if the last turn of this copy has ended.
  var isHalted: Bool { lastTurn.map { !isTurnOpen && engine.bridge.history.turn >= $0 } ?? false }

  /// Calls `work` with the session as it was at the end of a turn; nil for the present.
  ///
  /// The copy outlives the call: views refer to their hierarchy without keeping it, so a list of them must not be
  /// released after the session.
  @discardableResult
  func withCopy<Result>(
    after turn: Int32?, witness: SessionCopy.Witness? = nil, _ work: (Session) throws -> Result
  ) throws -> Result {
    // A copy at a past turn has no inputs of its own: those of the present run again, up to that turn.
    let original = present ?? self
    let copy = try SessionCopy(of: original, witness: witness)
    try copy.play(original, until: turn ?? present?.lookBack?.turn)
    return try withExtendedLifetime(copy) { try work(copy.session) }
  }

  /// Reports to a witness from now on; with nil, no longer to any.
  func follow(_ witness: SessionCopy.Witness?) {
    if let unwitnessed { events.receive = unwitnessed }
    unwitnessed = nil
    self.witness = witness
    guard let witness else { return updateTrace() }
    let show = events.receive
    unwitnessed = show
    events.receive = { event, origin in
      show(event, origin)
      witness.saw(event)
      if event.isOfWriter { witness.wrote?(event, origin) }
    }
    updateTrace()
  }
}
