import Graph
import Page
import Session
import Trace

/// A session shown on a page while it runs. Lives as long as the session.
package final class LiveShow {
  private let session: Session
  private let server: LiveServer
  private var turns = LiveTurns()
  private var pending: () -> [TraceEvent] = { [] }
  /// The output of the running input so far.
  private var shown = ""
  private var isInInput = false
  private var turnsOfInput = 0
  /// The last turn of an input with very many turns.
  private var held: (number: Int, events: [TraceEvent])?
  private var last: TurnSnapshot?
  /// The reason given why the controls on the page cannot be used.
  private var reasonHeld: String?

  private static let turnsPerInput = 40
  private static let idleViews = 40
  private static let longestOutput = 4_000_000

  /// Starts to serve a page, and sends it the session so far.
  ///
  /// - Parameter refusesInputs: True if the page can only be watched.
  package init(_ session: Session, refusesInputs: Bool = false) throws(LiveServerError) {
    self.session = session
    server = try LiveServer(refusesInputs: refusesInputs)
    session.tellPast(
      begin: { copy in pending = copy.follow { self.turnEnded($0, $1, of: copy.session) } },
      began: { self.began($0) },
      done: { copy, output in self.end(output, of: copy.session) })
    pending = session.follow { [unowned self] in turnEnded($0, $1, of: self.session) }
    tellUse()
  }

  /// The address of the page.
  package var address: String { server.address }
  /// True if the page is open somewhere.
  package var isWatched: Bool { server.isWatched }
  /// Becomes readable when `takeInputs` has inputs to return.
  package var wake: Int32 { server.wake }

  /// The inputs from the page, as if typed.
  package func takeInputs() -> [String] { server.takeInputs().compactMap(Self.input) }

  private static func input(_ input: PageInput) -> String? {
    if input.action == "why" {
      guard !input.name.contains(where: { $0.isNewline || $0 == "\\" }) else { return nil }
      return ":why \(input.name.contains(" ") && !input.name.contains("\"") ? "\"\(input.name)\"" : input.name)"
    }
    guard let kind = Session.Touch.Kind(rawValue: input.action) else { return nil }
    let touch = Session.Touch(kind, input.name, in: input.view)
    return Session.input(touch, text: kind == .type ? input.text : nil)
  }

  // MARK: What happens

  /// Announces a heading of a lesson before the next input.
  package func began(section title: String, level: Int) {
    server.tell(LiveTurns.heading(title, level: level))
  }

  /// Announces that the audience is asked which views the next input will run.
  package func asked(about input: String) { server.tell(LiveTurns.question(about: input)) }

  /// Announces that an input begins.
  ///
  /// - Parameter isSeen: False for an input that prepares a lesson, of which only the turns are shown.
  package func began(_ input: String, byPage: Bool = false, isSeen: Bool = true) {
    if input.allSatisfy(\.isWhitespace) { return }
    (shown, turnsOfInput, held, isInInput) = ("", 0, nil, true)
    if turns.isFull { startOver(isFull: true) }
    server.tell(turns.input(input, byPage: byPage, isSeen: isSeen))
  }

  /// Receives output of the session.
  package func wrote(_ text: String) {
    if isInInput, shown.utf8.count < Self.longestOutput { shown += text }
  }

  /// Announces that the input has ended.
  package func ended() {
    var lines = Self.withoutColour(shown).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    ended(showing: lines)
  }

  /// Announces that the input has ended with this output.
  package func ended(showing output: [String]) {
    if isInInput { end(output, of: session) }
    tellUse()
  }

  /// Announces whether the controls on the page can be used now.
  private func tellUse() {
    let words =
      session.isPaused
      ? "The turn is paused. The controls can be used when it continues."
      : session.shownTurn.map { "The shell shows turn \($0), which is past. The controls can be used after ':at now'." }
    if words == reasonHeld { return }
    reasonHeld = words
    server.tell(LiveTurns.held(words))
  }

  /// Ends the page.
  ///
  /// - Parameter ofSession: True if the session ends as well.
  package func end(ofSession: Bool = true) {
    session.endFollowing()
    server.end(LiveTurns.end(ofSession: ofSession))
  }

  private func end(_ output: [String], of session: Session) {
    isInInput = false
    if let held {
      tell(TurnSnapshot(number: held.number, events: held.events, graph: session.graph()), of: session)
    }
    held = nil
    if turnsOfInput == 0 { noteInputWithoutTurn(session) }
    server.tell(turns.output(output))
    shown = ""
  }

  private func turnEnded(_ number: Int, _ events: [TraceEvent], of session: Session) {
    turnsOfInput += 1
    guard turnsOfInput < Self.turnsPerInput else {
      held = (number, events)
      return
    }
    tell(TurnSnapshot(number: number, events: events, graph: session.graph()), of: session)
  }

  private func tell(_ snapshot: TurnSnapshot, of session: Session) {
    let idle = snapshot.events.isEmpty ? [] : session.idleReasons(atMost: Self.idleViews)
    last = snapshot
    server.tell(
      turns.turn(
        snapshot, omittedBefore: max(turnsOfInput - Self.turnsPerInput, 0), screens: session.wireframes(),
        idle: idle))
  }

  /// Announces an input without a turn: an input in an open turn has events, and `:reset` and the like change the
  /// graph.
  private func noteInputWithoutTurn(_ session: Session) {
    let (events, graph) = (pending(), session.graph())
    if events.isEmpty {
      guard let last else { return }
      guard session.turn < last.number || graph.withoutMarks != last.graph.withoutMarks else { return }
    }
    tell(TurnSnapshot(number: session.turn, events: events, graph: graph), of: session)
  }

  /// Makes the page forget all earlier messages, because the session starts over or the page is full.
  package func startOver(isFull: Bool = false) {
    (turns, last, reasonHeld) = (LiveTurns(), nil, nil)
    server.tell(LiveTurns.restart(isFull: isFull), startsOver: true)
  }

  /// Text without terminal colours; the page has its own.
  private static func withoutColour(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    return text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }
}
