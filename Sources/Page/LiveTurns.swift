import Graph
import Session
import Trace

/// The messages by which a live page follows a session: JSON, one message a line.
///
/// - `{"t":"input","i":…,"in":[[style, text]],"by":…}`: an input begins. `in` is null for a hidden one.
/// - `{"t":"heading","level":…,"words":…}`, `{"t":"question","in":[[style, text]]}`: a heading or question of a
///   lesson, before an input.
/// - `{"t":"turn","models":[…],"views":[…],"frames":[…],"step":{…}}`: a turn has ended. The step is as in
///   `LessonData`, and the lists are its additions to those of the page. `f` contains the screens at its end, and `x`
///   the views that could have run and did not, `[[view, reason]]`.
/// - `{"t":"output","i":…,"out":[[hangs, [style, text]]]}`: an input has ended. A row that hangs belongs to the
///   trace: the rest of a long one begins below its fields.
/// - `{"t":"restart","full":…}`: the page forgets all earlier messages; `full` if it has no more room for them.
/// - `{"t":"held","words":…}`: the reason why the controls cannot be used from now on; null if they can.
/// - `{"t":"waiting"}`, `{"t":"taken"}`: an input from the page waits until the session is ready; it waits no longer.
/// - `{"t":"end","open":…}`: the page has ended; `open` if the session continues.
package struct LiveTurns {
  private var tables = LessonData.Tables()
  private var frames = LessonData.Table()
  private var told = 0
  private var inputs = 0

  /// The number of bytes after which a page starts over.
  private static let limit = 12_000_000
  private static let (linesPerOutput, charactersPerLine, linesPerTree) = (1_000, 4_000, 300)

  package init() {}

  package var isFull: Bool { told > Self.limit }

  package static func restart(isFull: Bool) -> String {
    JSON.object([("t", .string("restart")), ("full", .boolean(isFull))]).text
  }
  package static let waiting = JSON.object([("t", .string("waiting"))]).text
  package static let taken = JSON.object([("t", .string("taken"))]).text

  package static func end(ofSession: Bool) -> String {
    JSON.object([("t", .string("end")), ("open", .boolean(!ofSession))]).text
  }

  package static func held(_ words: String?) -> String {
    JSON.object([("t", .string("held")), ("words", words.map(JSON.string) ?? .null)]).text
  }

  /// The number of the next input.
  package var nextInput: Int { inputs }

  package static func heading(_ title: String, level: Int) -> String {
    JSON.object([("t", .string("heading")), ("level", .number(level)), ("words", LessonData.name(title))]).text
  }

  package static func question(about input: String) -> String {
    JSON.object([("t", .string("question")), ("in", runs(of: input))]).text
  }

  private static func runs(of input: String) -> JSON {
    .array(SessionMarkup.runs(of: String(input.prefix(charactersPerLine))))
  }

  /// - Parameter isSeen: False for an input of which only the turns are shown.
  package mutating func input(_ text: String, byPage: Bool, isSeen: Bool = true) -> String {
    var fields: [(String, JSON)] = [
      ("t", .string("input")), ("i", .number(inputs)),
      ("words", isSeen ? LessonData.input(text) : .string("(prepared)")),
      ("in", isSeen ? Self.runs(of: text) : .null),
    ]
    if byPage { fields.append(("by", .string("page"))) }
    inputs += 1
    return counted(fields)
  }

  /// The end of the last input.
  package mutating func output(_ lines: [String]) -> String {
    var rows = lines.prefix(Self.linesPerOutput).map { line in
      let text = String(line.prefix(Self.charactersPerLine))
      var row = [JSON.number(SessionMarkup.hangs(text) ? 1 : 0)] + SessionMarkup.runs(ofRow: text)
      let more = line.count - Self.charactersPerLine
      if more > 0 { row.append(Self.run("cut", "… \(more) more characters")) }
      return JSON.array(row)
    }
    if lines.count > rows.count {
      rows.append(.array([.number(0), Self.run("cut", "… \(lines.count - rows.count) more lines")]))
    }
    return counted([("t", .string("output")), ("i", .number(inputs - 1)), ("out", .array(rows))])
  }

  /// A turn of the last input.
  package mutating func turn(
    _ snapshot: TurnSnapshot, omittedBefore: Int, screens: [Session.Wireframe],
    idle: [(view: String, reason: String)]
  ) -> String {
    let before = (tables.models.count, tables.views.count, frames.count)
    let played = PlayedTurn(input: max(inputs - 1, 0), snapshot: snapshot, omittedBefore: omittedBefore)
    var step = LessonData.fields(of: played, &tables)
    step.append(("f", frames.places(of: screens.map(Self.json))))
    if !idle.isEmpty {
      step.append(("x", .array(idle.map { .array([LessonData.name($0.view), LessonData.text($0.reason, 400)]) })))
    }
    return counted([
      ("t", .string("turn")), ("models", tables.models.added(since: before.0)),
      ("views", tables.views.added(since: before.1)),
      ("frames", frames.added(since: before.2)), ("step", .object(step)),
    ])
  }

  private mutating func counted(_ fields: [(String, JSON)]) -> String {
    let text = JSON.object(fields).text
    told += text.utf8.count
    return text
  }

  private static func run(_ style: String, _ text: String) -> JSON { .array([.string(style), .string(text)]) }

  /// `[tree, [[depth, name, details, runs, has just run, touch]], [touch]]`
  private static func json(_ frame: Session.Wireframe) -> JSON {
    let lines = frame.lines.prefix(linesPerTree).map { line, touch -> JSON in
      .array([
        .number(line.depth), LessonData.name(line.name), LessonData.text(line.details.joined(separator: "  "), 200),
        line.runs.map(JSON.number) ?? .null, .boolean(line.hasJustRun), touch.map(json) ?? .null,
      ])
    }
    return .array([
      LessonData.name(frame.name), .array(Array(lines)), .array(frame.others.prefix(linesPerTree).map(json)),
      .number(frame.lines.count - lines.count),
    ])
  }

  /// `[kind, label, view]`, as they are, so that the page can name them; it shows the label as text.
  private static func json(_ touch: Session.Touch) -> JSON {
    .array([.string(touch.kind.rawValue), .string(touch.label), touch.view.map(JSON.string) ?? .null])
  }
}
