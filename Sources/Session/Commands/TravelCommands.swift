import Models
import Source
import Trace

/// Commands that look at past turns and change nothing.
enum TravelCommands {
  static let all = [at, diff, whatIf]

  private static let at = Command(
    "at", "[TURN | now]", "looks at a past turn",
    help: """
      Until ':at now', questions are answered as of the end of that turn: ':why',
      ':deps', ':render', ':objects', ':graph', and the values of variables. The
      present is not changed. ':timeline' and ':history' number the turns and inputs.
      A script has no prompt at which to look back.

        :at 3
        :why Badge
        :at now
      """, isQuestion: true, scope: .session
  ) { session, text, command in
    guard let word = text.words.first else {
      session.screen.show(
        line: session.lookBack.map { "This is turn \($0.turn); ':at now' goes back to the present." }
          ?? "This is the present, after turn \(session.engine.bridge.history.turn).")
      return .done
    }
    try session.requirePrompt(text, command)
    switch try session.namedTurn(text.onlyWord("TURN", command)) {
    case nil:
      session.lookBack = nil
      session.screen.show(line: "This is the present, after turn \(session.engine.bridge.history.turn).")
    case .some(let turn):
      try session.look(backAt: turn)
      let input = session.journal.entries.last { $0.turns.contains(turn) }?.input ?? ""
      session.screen.show(line: "turn \(turn)  > \(Columns.shorten(input.firstLine, to: session.options.width - 16))")
    }
    return .done
  }

  private static let diff = Command(
    "diff", "TURN [TURN]", "shows what changed between two turns",
    help: """
      Compares the ends of two turns: values of variables, properties and state, the
      screen, what each view reads, and how often its body has run. 'now' stands for
      the present, as does a second turn that is left out. Not available in a script.

        :diff 3 5
        :diff 2
      """, isQuestion: true, scope: .session
  ) { session, text, command in
    try session.requirePrompt(text, command)
    let words = text.words
    if words.isEmpty { throw CommandError.missing("TURN", command) }
    if words.count > 2 { throw CommandError.unexpected(String(words[2]), command) }
    let (first, second) = (try session.namedTurn(words[0]), try session.namedTurn(words.count > 1 ? words[1] : "now"))
    let before = try session.withCopy(after: first) { TurnFacts($0) }
    let after = try session.withCopy(after: second) { TurnFacts($0) }
    let lines = before.lines(comparedWith: after, columns: session.options.width)
    session.screen.show(lines: lines.isEmpty ? ["Nothing differs."] : lines)
    return .done
  }

  private static let whatIf = Command(
    "what-if", "EXPR = VALUE", of: [.expression], "says which views a write would run",
    help: """
      The write runs in a copy of the session, which is then discarded. Not available
      in a script.

        :what-if counter.count = 5
      """, isQuestion: true, scope: .session
  ) { session, text, command in
    try session.requirePrompt(text, command)
    if text.arguments.isEmpty { throw CommandError.missing("EXPR = VALUE", command) }
    var effects = WhatIf()
    var complaints: [String] = []
    let witness = SessionCopy.Witness(saw: { effects.add($0) })
    let outcome = try session.withCopy(after: session.lookBack?.turn, witness: witness) { copy in
      effects = WhatIf()
      copy.screen.hears = { text, _ in complaints.append(text) }
      copy.screen.isMuted = true
      (copy.isTrial, copy.inputCount) = (true, session.inputCount)
      if session.listening.report != nil { copy.listening.report = InputReport() }
      let outcome = copy.process(String(text.arguments))
      copy.screen.flush()
      session.listening.report?.messages += copy.listening.report?.messages ?? []
      return outcome
    }
    for complaint in complaints { session.screen.complain(complaint) }
    switch outcome {
    case .failed(.source), .failed(.command): return outcome
    case .failed(.interrupted): session.screen.show(line: "The answer is not known: the input was interrupted.")
    case .failed(.program), .ended:
      session.screen.show(lines: effects.lines + ["The error above would stop it."])
    case .done, .quit: session.screen.show(lines: effects.lines)
    }
    return outcome
  }
}

/// The writes of the experiment, and the bodies that ran because of them.
private struct WhatIf {
  private var writes: [[String]] = []
  private var runs: [(name: String, kind: String, because: String)] = []
  private static let (siblings, writesShown) = (4, 20)

  mutating func add(_ event: TraceEvent) {
    switch event {
    case .willSet(let property, let old, let new, _), .state(let property, let old, let new, _):
      writes.append(["\(property)", "\(old) → \(new)"])
    case .equalWrite(let property, let old, _):
      writes.append(["\(property)", "\(old), an equal write: nobody would be told"])
    case .objectWillChange(let object, let change, _):
      let name = change.map { "\(object).\($0.member)" } ?? object
      writes.append([name, change.map { "\($0.old) → \($0.new)" } ?? "would announce a change"])
    case .body(let view, let run, let cause):
      switch cause {
      case .first: runs.append((view.description, view.name, "for the first time"))
      case .because(let reasons):
        let words = reasons.map(\.words).joined(separator: ", ")
        runs.append((view.description, view.name, "#\(run)  because \(words)"))
      }
    default: break
    }
  }

  var lines: [String] {
    let shown = Table.lines(writes.prefix(Self.writesShown).map { $0.map(Columns.printable) })
    let more = writes.count - Self.writesShown
    var rows: [[String]] = []
    var counts: [String: Int] = [:]
    for run in runs { counts[run.kind, default: 0] += 1 }
    for run in runs {
      guard let count = counts[run.kind] else { continue }
      if count >= Self.siblings {
        counts[run.kind] = nil
        rows.append(["  \(run.kind) ×\(count)", "would run"])
      } else {
        rows.append(["  \(run.name)", "would run", run.because])
      }
    }
    if writes.isEmpty, runs.isEmpty { return ["No tracked property would be written, and no view would run."] }
    return shown + (more > 0 ? ["… and \(more) more writes"] : [])
      + (rows.isEmpty ? ["No view would run."] : Table.lines(rows.map { $0.map(Columns.printable) }))
  }
}

extension Session {
  /// The turn that an argument names; nil for the present.
  fileprivate func namedTurn(_ word: Substring) throws(CommandError) -> Int32? {
    if word == "now" { return nil }
    guard let number = Int32(word), number >= 1, number <= engine.bridge.history.turn else {
      throw .noTurn(String(word), last: Int(engine.bridge.history.turn))
    }
    return number
  }

  /// Checks that a command which runs the inputs again is not one of these inputs.
  func requirePrompt(_ text: CommandText, _ command: Command) throws(CommandError) {
    // At a past turn, the input is one of the present session.
    if let present { return try present.requirePrompt(text, command) }
    guard options.mode == .shell, !text.isInFile, replayed == nil,
      let own = journal.entries.last, own.input == text.input
    else { throw notAnInput(command) }
  }

  func notAnInput(_ command: Command) -> CommandError {
    .notAnInput(command.name, inScript: options.mode == .script)
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
