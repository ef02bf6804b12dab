import Session
import Trace
import Views

/// A session used by another program.
final class ServedSession {
  private let session: Session
  private let shown = ShownText()

  /// The maximum length of the output in UTF-8 bytes; the rest is left out.
  private static let longestOutput = 1 << 20

  private final class ShownText {
    var text = ""
    var isCut = false

    func add(_ more: String) {
      if text.utf8.count + more.utf8.count > ServedSession.longestOutput { isCut = true } else { text += more }
    }
  }

  /// - Parameter showsAll: True if the output also contains the trace and the complaints, as in the shell.
  init(_ options: SessionOptions, showsAll: Bool = false) {
    if showsAll {
      var options = options
      options.showsTrace = true
      options.tracesLines = false
      session = Session(options) { [shown] in shown.add($0) }
    } else {
      // Complaints are returned as messages with their places.
      session = Session(options, complaints: { _ in }, output: { [shown] in shown.add($0) })
    }
  }

  deinit { session.abandonPause() }

  func input(_ text: String) -> JSON {
    shown.text = ""
    shown.isCut = false
    let (outcome, report) = session.submitReporting(text)
    return .object([
      ("outcome", .string(outcome.word)), ("turn", .number(session.lastTurnNumber)),
      (
        "values",
        .array(
          report.values.map { value in
            .object([
              ("name", value.name.map(JSON.string) ?? .null), ("type", .string(value.type)),
              ("text", .string(value.text)),
            ])
          })
      ),
      ("events", .array(report.events)), ("eventsLeftOut", .number(report.eventsLeftOut)),
      ("diagnostics", .array(report.messages.map(JSON.init))),
      ("output", .string(shown.text)), ("outputIsCut", .boolean(shown.isCut)),
    ])
  }

  var screen: JSON {
    .object([
      (
        "trees",
        .array(
          session.screens.map { name, lines in
            .object([("name", .string(name)), ("lines", .array(lines.map(JSON.init)))])
          })
      )
    ])
  }

  /// The reasons why the views of a name ran or did not run in the last turn.
  func why(_ view: String) throws(ServerFailure) -> JSON {
    let reports = try reports(of: view)
    let ran = reports.contains { $0.answer == .ran || $0.answer == .firstRun }
    return .object([
      ("view", .string(view)), ("ran", .boolean(ran)),
      ("lines", .array(reports.flatMap(\.lines).map(JSON.string))), ("views", .array(reports.map(\.json))),
    ])
  }

  /// The reasons why views of a name did not run in the last turn; no views if all of them ran.
  func whyNot(_ view: String) throws(ServerFailure) -> JSON {
    let reports = try reports(of: view)
    let idle = reports.filter { $0.answer == .didNotRun || $0.answer == .unmounted }
    return .object([
      ("view", .string(view)), ("ran", .boolean(idle.isEmpty)), ("views", .array(idle.map(\.json))),
      ("lines", .array(idle.flatMap(\.lines).map(JSON.string))),
    ])
  }

  private func reports(of view: String) throws(ServerFailure) -> [WhyReport] {
    let reports = session.whyReports(of: view)
    if reports.isEmpty { throw ServerFailure(.noView, "there is no view '\(view)'") }
    return reports
  }

  var graph: JSON {
    let graph = session.currentGraph
    let models = graph.models.map { model in
      JSON.object([
        ("name", .string(model.name)), ("kind", .string(model.kind)),
        (
          "properties",
          .array(
            model.properties.map {
              .object([
                ("name", .string($0.name)), ("value", $0.value.map(JSON.string) ?? .null),
                ("written", .boolean($0.wasWritten)), ("equal", .boolean($0.wasEqual)),
              ])
            })
        ),
      ])
    }
    let views = graph.views.map { view in
      JSON.object([
        ("name", .string(view.reference.description)), ("depth", .number(view.depth)), ("runs", .number(view.runs)),
        ("ran", .boolean(view.hasJustRun)), ("reads", .array(view.reads.map { .string($0.description) })),
      ])
    }
    return .object([("models", .array(models)), ("views", .array(views))])
  }

  /// The graph as a picture; null if there is nothing to draw.
  var drawing: JSON { .object([("svg", session.graphDrawing.map(JSON.string) ?? .null)]) }

  func completions(_ text: String, at offset: Int) -> JSON {
    let found = session.completions(for: text, at: offset)
    return .object([
      ("start", .number(found.start)),
      (
        "choices",
        .array(
          found.all.prefix(Self.mostChoices).map {
            .object([("text", .string($0.text)), ("detail", .string($0.detail))])
          })
      ),
    ])
  }

  private static let mostChoices = 1_000

  func inspection(_ text: String, at offset: Int) -> JSON {
    let lines = session.inspection(of: text, at: offset) { [shown, session] question in
      shown.text = ""
      shown.isCut = false
      session.ask(question)
      return shown.text.split(whereSeparator: \.isNewline).map(String.init)
    }
    return .object([("lines", .array(lines.map(JSON.string)))])
  }

  func completeness(of text: String) -> JSON {
    .object([
      ("complete", .boolean(session.isComplete(text))), ("indentation", .number(session.indentation(after: text))),
    ])
  }

  var state: JSON {
    .object([
      ("turn", .number(session.lastTurnNumber)),
      (
        "values",
        .array(session.shownState.map { .object([("name", .string($0.name)), ("text", .string($0.text))]) })
      ),
    ])
  }

  func reset() { session.startAfresh() }

  // MARK: For tools

  /// Evaluates an input. The answer summarizes the events and may include the screen.
  func perform(_ text: String) -> ToolResult {
    let before = session.lastTurnNumber
    let answer = input(text)
    let summary = EventSummary(answer["events"]?.array ?? [])
    let outcome = answer["outcome"]?.string ?? ""
    let diagnostics = answer["diagnostics"] ?? .array([])
    // The screen is included if it may have changed.
    let showsScreen = session.lastTurnNumber != before || !summary.ran.isEmpty
    let members: [(String, JSON)] = [
      ("outcome", .string(outcome)), ("turn", .number(session.lastTurnNumber)), ("diagnostics", diagnostics),
      ("mistakes", .array(summary.mistakes)), ("ran", .array(summary.ran)), ("writes", .array(summary.writes)),
      ("values", answer["values"] ?? .array([])), ("notes", .array(summary.notes)), ("output", .string(shown.text)),
      ("screen", showsScreen ? screen["trees"] ?? .array([]) : .array([])),
    ]
    let output = shown.text.split(whereSeparator: \.isNewline).map(String.init)
    let lines =
      (outcome == "done" ? [] : ["outcome: \(outcome)"]) + Self.lines(of: diagnostics) + summary.lines + output
      + (showsScreen ? screenLines : [])
    return ToolResult(
      members: members, lines: lines.isEmpty ? ["done"] : lines,
      isError: ["source", "command", "program", "interrupted"].contains(outcome))
  }

  func open(_ code: CodeToOpen) -> ToolResult {
    shown.text = ""
    shown.isCut = false
    let (report, opened) = session.openReporting(code)
    let diagnostics = JSON.array(report.messages.map(JSON.init))
    guard let opened else {
      return ToolResult(
        members: [("diagnostics", diagnostics)], lines: Self.lines(of: diagnostics), isError: true)
    }
    let places = session.mountablePlaces
    let mountable = places.map { one in
      JSON.object([
        ("name", .string(one.name)), ("file", one.file.map(JSON.string) ?? .null),
        ("line", one.line.map(JSON.number) ?? .null),
      ])
    }
    let members = opened.json.members.filter { ["files", "checked", "sealed", "opaque", "models"].contains($0.0) }
    let names = places.map { one in one.file.map { "\(one.name)  \($0):\(one.line ?? 0)" } ?? one.name }
    let found = opened.text(width: .max).split(whereSeparator: \.isNewline).map(String.init)
    let toMount = names.isEmpty ? [] : ["to be mounted:"] + names.map { "  \($0)" }
    return ToolResult(
      members: members + [("mountable", .array(mountable)), ("diagnostics", diagnostics)],
      lines: found + toMount + Self.lines(of: diagnostics))
  }

  var screenLines: [String] {
    session.screens.flatMap { name, lines in
      ["screen of \(name):"]
        + lines.map { line in
          let words = [line.name] + line.details + (line.runs.map { ["#\($0)"] } ?? [])
          return String(repeating: "  ", count: line.depth + 1) + words.joined(separator: " ")
        }
    }
  }

  /// `app.swift:3:7: error: …`, one per line.
  static func lines(of diagnostics: JSON) -> [String] {
    (diagnostics.array ?? []).map { one in
      let place = one["file"]?.string.map { file in
        "\(file):\(one["line"]?.number ?? 0):\(one["column"]?.number ?? 0): "
      }
      let fix = one["fix"]?.string.map { " (\($0))" } ?? ""
      return "\(place ?? "")\(one["severity"]?.string ?? ""): \(one["message"]?.string ?? "")\(fix)"
    }
  }
}

extension Outcome {
  fileprivate var word: String {
    switch self {
    case .done: "done"
    case .quit: "quit"
    case .ended: "ended"
    case .failed(.source): "source"
    case .failed(.command): "command"
    case .failed(.program): "program"
    case .failed(.interrupted): "interrupted"
    }
  }
}

extension JSON {
  init(_ message: InputReport.Message) {
    self = .object([
      ("severity", .string(message.severity)), ("file", message.place.map { .string($0.file) } ?? .null),
      ("line", message.place.map { .number($0.line) } ?? .null),
      ("column", message.place.map { .number($0.column) } ?? .null), ("message", .string(message.text)),
      ("fix", message.fix.map(JSON.string) ?? .null),
    ])
  }

  fileprivate init(_ line: OutlineLine) {
    self = .object([
      ("depth", .number(line.depth)), ("name", .string(line.name)),
      ("details", .array(line.details.map(JSON.string))), ("runs", line.runs.map(JSON.number) ?? .null),
      ("ran", .boolean(line.hasJustRun)),
    ])
  }
}

extension WhyReport {
  fileprivate var json: JSON {
    .object([
      ("view", .string(view)), ("answer", .string(answer.rawValue)), ("runs", .number(runs)),
      ("lastRun", lastRun.map(JSON.number) ?? .null), ("reads", .array(reads.map(JSON.string))),
      ("reasons", .array(reasons.map(\.json))),
    ])
  }
}

extension WhyReport.Reason {
  fileprivate var json: JSON {
    .object([
      ("kind", .string(kind)), ("properties", .array(properties.map(JSON.string))), ("message", .string(message)),
      ("file", origin.map { .string($0.file) } ?? .null), ("line", origin.map { .number($0.line) } ?? .null),
      ("function", origin?.function.map(JSON.string) ?? .null), ("cause", origin?.cause.map(JSON.string) ?? .null),
    ])
  }
}
