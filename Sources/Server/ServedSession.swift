import Session
import Trace
import Views

/// A session that a program talks to.
final class ServedSession {
  private let session: Session
  private let shown = ShownText()

  /// Output beyond this is left out, in UTF-8 bytes.
  private static let longestOutput = 1 << 20

  private final class ShownText {
    var text = ""
    var isCut = false

    func add(_ more: String) {
      if text.utf8.count + more.utf8.count > ServedSession.longestOutput { isCut = true } else { text += more }
    }
  }

  init(_ options: SessionOptions) {
    // Complaints are told as messages, with their places.
    session = Session(options, complaints: { _ in }, output: { [shown] in shown.add($0) })
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

  /// Why a view ran or did not run in the last turn.
  func why(_ view: String) throws(ServerFailure) -> JSON {
    guard let ran = session.ranLast(view) else { throw ServerFailure(.noView, "there is no view '\(view)'") }
    shown.text = ""
    shown.isCut = false
    let quoted = "\"\(view)\""
    session.submit(":why \(view.contains(where: \.isWhitespace) ? quoted : view)")
    let lines = shown.text.split(whereSeparator: \.isNewline).map { JSON.string(String($0)) }
    return .object([("view", .string(view)), ("ran", .boolean(ran)), ("lines", .array(lines))])
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
                ("written", .boolean($0.wasWritten)),
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
  fileprivate init(_ message: InputReport.Message) {
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
