import Diagnostics
import Graph
import Models
import Source
import Trace
import Tree
import Views

/// The result of an input as data, for programs, which should not have to read the screen.
package struct InputReport {
  /// A value that the input shows: of a declared variable, or of an expression, which has no name.
  package struct Shown {
    package let name: String?
    package let type: String
    package let text: String
  }

  /// An error in the input, or the reason why the program stopped.
  package struct Message {
    /// `error`, `warning`, `note`; or `stop` if the program trapped, threw or reached a limit.
    package let severity: String
    package let text: String
    package let fix: String?
    /// The place, with line and column from 1; nil if there is none.
    package let place: (file: String, line: Int, column: Int)?
  }

  package internal(set) var values: [Shown] = []
  package internal(set) var messages: [Message] = []
  /// The events in the form of `JSONWriter`.
  package internal(set) var events: [JSON] = []
  /// The number of events beyond those that are kept.
  package internal(set) var eventsLeftOut = 0

  static let mostEvents = 10_000
  static let mostValues = 1_000

  mutating func add(_ event: TraceEvent, by origin: WriteOrigin?, turn: Int, level: TraceLevel) {
    guard event.level <= level else { return }
    if events.count == Self.mostEvents {
      eventsLeftOut += 1
    } else {
      events.append(JSONWriter(level: level, turn: turn).json(event, by: origin))
    }
  }

  mutating func add(_ value: Shown) {
    if values.count < Self.mostValues { values.append(value) }
  }

  mutating func add(_ text: String, severity: String, fix: String? = nil, at place: Place?) {
    guard messages.count < Self.mostValues else { return }
    let position = place.map { ($0.file.name(at: $0.offset), $0.file.position(of: $0.offset)) }
    messages.append(
      Message(
        severity: severity, text: text, fix: fix,
        place: position.map { (file: $0.0, line: $0.1.line, column: $0.1.column) }))
  }
}

/// Collects the report of the running input, if one is wanted.
final class InputListening {
  var report: InputReport?
}

extension Session {
  /// Evaluates one input as `submit` does, and returns a report.
  package func submitReporting(_ input: String) -> (outcome: Outcome, report: InputReport) {
    listening.report = InputReport()
    defer { listening.report = nil }
    let outcome = submit(input)
    events.release()
    return (outcome, listening.report ?? InputReport())
  }

  /// Opens code as ':open' does; the report is nil if that failed.
  package func openReporting(_ code: CodeToOpen) -> (report: InputReport, opened: OpenReport?) {
    listening.report = InputReport()
    defer { listening.report = nil }
    var opened: OpenReport?
    _ = submit(opening: code) { opened = $0 }
    return (listening.report ?? InputReport(), opened)
  }

  /// The names in opened code that ':mount' takes: previews with their places, and views that need no arguments.
  package var mountablePlaces: [(name: String, file: String?, line: Int?)] {
    opened.previews.map { one in
      let place = one.preview.place
      return (one.preview.shownName, place.file.name(at: place.offset), place.file.position(of: place.offset).line)
    } + rootViews.map { ("\($0)()", nil, nil) }
  }

  /// Checks a text as a file of its own. Nothing runs, but its declarations stay.
  package func check(_ text: String, name: String) -> InputReport {
    listening.report = InputReport()
    defer { listening.report = nil }
    if let crashing = options.crashingText { crash(at: text, if: crashing) }
    engine.machine.resetSteps()
    if text.utf8.count > Self.inputLimit {
      _ = complain("the text is longer than 16 MiB", .source)
    } else {
      let swift = engine.frontend.splitCommands(text).swift
      _ = accept(engine.frontend.check(swift, name: name, mode: .script))
    }
    return listening.report ?? InputReport()
  }

  /// The number of the last turn; 0 if there was none since the last reset.
  package var lastTurnNumber: Int { Int(engine.bridge.history.turn) }

  /// The mounted trees with their lines, as in ':render'.
  package var screens: [(name: String, lines: [OutlineLine])] {
    engine.views.mountedTrees.map { ($0, engine.views.outline(of: $0) ?? []) }
  }

  package var currentGraph: ObservationGraph { graph() }

  /// The values of variables, of properties of instances, and of state of views, as text.
  package var shownState: [(name: String, text: String)] { TurnFacts(self).values }
}
