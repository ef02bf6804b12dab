import Graph
import Trace
import Views

/// The parts of a session that a page shows, except its turns.
extension Session {
  /// A mounted tree on the screen, with its controls.
  package struct Wireframe {
    package let name: String
    package let lines: [(line: OutlineLine, touch: Touch?)]
    /// Controls that have no line of their own: a page's back button, the options of a picker.
    package let others: [Touch]
  }

  /// A control, with the command that uses it.
  package struct Touch {
    package enum Kind: String { case tap, toggle, type }
    package let kind: Kind
    package let label: String
    /// The view to name if the label alone is ambiguous.
    package let view: String?

    package init(_ kind: Kind, _ label: String, in view: String?) {
      (self.kind, self.label, self.view) = (kind, label, view)
    }
  }

  /// The input that uses a control; nil if no input can name it.
  package static func input(_ touch: Touch, text: String? = nil) -> String? {
    guard isNameable(touch.label), touch.view.map(isNameable) ?? true else { return nil }
    var words = [":\(touch.kind.rawValue)", "\"\(touch.label)\""]
    if touch.kind == .type {
      guard let text, !text.contains(where: { $0.isNewline && $0 != "\n" }) else { return nil }
      var quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      quoted = quoted.replacing("\n", with: "\\n")
      words.append("\"\(quoted)\"")
    }
    if let view = touch.view { words.append(view.contains(" ") ? "\"\(view)\"" : view) }
    return words.joined(separator: " ")
  }

  private static func isNameable(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
  }

  /// The current screen.
  package func wireframes() -> [Wireframe] {
    let hierarchy = engine.views
    let trees = hierarchy.mountedTrees
    guard !trees.isEmpty else { return [] }
    var left: [Touch] = []
    for (kind, touch) in [(ControlKind.button, Touch.Kind.tap), (.toggle, .toggle), (.field, .type)] {
      left += hierarchy.touchable(kind).map { Touch(touch, $0.label, in: $0.view) }
    }
    var frames: [Wireframe] = []
    for name in trees {
      var around: [(depth: Int, name: String)] = []
      let lines = (hierarchy.outline(of: name, .seen) ?? []).map { line -> (line: OutlineLine, touch: Touch?) in
        around.removeAll { $0.depth >= line.depth }
        if line.runs != nil { around.append((line.depth, line.name)) }
        let view = around.last?.name ?? name
        let wanted = Self.touch(of: line.name)
        guard let label = line.label, let wanted else { return (line, nil) }
        let place = left.firstIndex { $0.kind == wanted && $0.label == label && ($0.view ?? view) == view }
        return (line, place.map { left.remove(at: $0) })
      }
      frames.append(Wireframe(name: name, lines: lines, others: []))
    }
    if let last = frames.last {
      frames[frames.count - 1] = Wireframe(name: last.name, lines: last.lines, others: left)
    }
    return frames
  }

  private static func touch(of control: String) -> Touch.Kind? {
    switch control {
    case "Toggle": .toggle
    case "TextField", "SecureField", "TextEditor": .type
    case "Text", "Label", "Image": nil
    default: .tap
    }
  }

  /// The views that a write of the last turn could have run but did not, each with the reason.
  package func idleReasons(atMost count: Int) -> [(view: String, reason: String)] {
    let history = engine.bridge.history
    let words = WhyWords(bridge: engine.bridge, machine: engine.machine, origin: engine.origin)
    var found: [(view: String, reason: String)] = []
    for (view, _) in engine.views.nestedViews where found.count < count {
      guard view.lastRun?.turn != history.turn, case .didNotRun(let all) = engine.views.explain(view) else { continue }
      let reasons = all.filter { $0.isTelling(of: history.turn) }
      guard !reasons.isEmpty else { continue }
      let name = view.reference.description
      let lines = words.lines(for: .didNotRun(reasons), of: view, name: name)
      found.append((name, lines.joined(separator: "\n")))
    }
    return found
  }

  /// Replays the inputs so far, each with its output, in a session of their own that is followed while they run
  /// again.
  ///
  /// - Parameters:
  ///   - begin: Receives the session before the first input.
  ///   - began: Receives an input.
  ///   - done: Receives the session and the output of the input.
  package func tellPast(
    begin: (TranscriptSession) -> Void, began: (_ input: String) -> Void,
    done: (_ copy: TranscriptSession, _ output: [String]) -> Void
  ) {
    guard journal.isWhole else { return }
    var own = initialOptions
    own.listener = nil
    own.history = nil
    own.show = nil
    own.crashingText = nil
    own.color = false
    own.canColor = false
    own.canWriteFiles = false
    own.width = 80
    own.observation = options.observation
    let copy = TranscriptSession(own)
    begin(copy)
    // The entry of the command itself is the last one.
    for entry in MigratedInputs(journal.entries.dropLast()).entries
    where !entry.wasInterrupted && Recorder.records(entry.input) {
      began(entry.input)
      copy.session.replayed = entry
      let reply = copy.evaluate(entry.input)
      copy.session.replayed = nil
      done(copy, reply.output)
    }
  }
}

extension IdleReason {
  /// True if the reason tells more about the turn than that other views read the written properties. A write of an
  /// earlier turn tells nothing about it.
  fileprivate func isTelling(of turn: Int32) -> Bool {
    switch self {
    case .notRead, .nothingWritten, .constant, .otherState: false
    case .equalWrite(let dependency): dependency.instance.lastWrite(of: dependency.member)?.turn == turn
    case .equalState(_, let written), .stateNotRead(_, let written): written == turn
    default: true
    }
  }
}
