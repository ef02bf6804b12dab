/// The trace as JSON, one object per line, for programs. Nothing is folded, shortened or cut.
///
/// Every object starts with `event` and `turn` (from 1). What follows depends on the event, in this order:
///
/// | `event` | fields |
/// |---|---|
/// | `willSet`, `state` | `property` `old` `new` `invalidates`: [view] |
/// | `didSet`, `equalWrite` | `property` `old` `new` |
/// | `objectWillChange` | `object`, then `member` `old` `new` unless it was sent by hand, `invalidates`: [view] |
/// | `trackerFired` | `tracker` `property` |
/// | `body` | `view` `run`, then `reads`: [property] at the first run, else `because`: [reason] |
/// | `mounted`, `unmounted` | `view` |
/// | `stale`, `commit` | `views`: [view] |
/// | `redrawLoop` | `cycle`: [view or property] `rounds` |
/// | `access` | `property`, then `view` or `tracker` |
/// | `created`, `destroyed` | `object` |
/// | `warning`, `note` | `text` |
/// | `mistake` | `rule` `file` `line` `message` `advice`; `file` and `line` are null where the place is not known |
/// | `pause` | `break`: the number of the break, null at a step, `text`, `place` and `caller`: text, null if not known |
///
/// The writes (`willSet`, `didSet`, `equalWrite`, `state`, `objectWillChange`) end with their origin, if the program
/// made them: `file` `line` `function` `cause`. `function` is null at top level, `cause` if there is none: it is the
/// command (`:tap "Add"`), a task or a timer with the place where it was started, an action of a view, or another
/// body.
///
/// A property is `{"object":"Counter#1","member":"count"}`; a view `{"name":"Row"}` or, among siblings,
/// `{"name":"Row","instance":"AAPL"}`; a reason is a property, `{"object":"Market#1"}`,
/// `{"fields":["title"]}`, `{"environment":"colorScheme"}` `{"redeclared":"Row"}` or
/// `{"command":":remake"}`. `run` and `rounds` are numbers, all else is strings.
package struct JSONWriter: TraceWriter {
  package var level: TraceLevel
  private var turn: Int

  /// `turn`: the number of the first turn, from 1.
  package init(level: TraceLevel, turn: Int = 1) {
    self.level = level
    self.turn = turn
  }

  package mutating func write(_ event: TraceEvent, by origin: WriteOrigin?) -> [String] {
    guard event.level <= level else { return [] }
    return [json(event, by: origin).text]
  }

  /// The event as a value, whatever the level.
  package func json(_ event: TraceEvent, by origin: WriteOrigin?) -> JSON {
    .object(
      [("event", .string(event.kind.eventName)), ("turn", .number(turn))] + event.fields + (origin?.fields ?? []))
  }

  /// The object for a pause, which every level includes.
  package static func pause(turn: Int, stop: Int?, text: String, place: String?, caller: String?) -> String {
    JSON.object([
      ("event", .string("pause")), ("turn", .number(turn)), ("break", stop.map(JSON.number) ?? .null),
      ("text", .string(text)), ("place", place.map(JSON.string) ?? .null),
      ("caller", caller.map(JSON.string) ?? .null),
    ]).text
  }

  package mutating func flush() -> [String] { [] }

  package mutating func endTurn() -> [String] {
    turn += 1
    return []
  }
}

extension WriteOrigin {
  fileprivate var fields: [(String, JSON)] {
    [
      ("file", .string(file)), ("line", .number(line)), ("function", function.map(JSON.string) ?? .null),
      ("cause", cause.map(JSON.string) ?? .null),
    ]
  }
}

extension TraceEvent {
  fileprivate var fields: [(String, JSON)] {
    switch self {
    case .willSet(let property, let old, let new, let invalidates),
      .state(let property, let old, let new, let invalidates):
      [
        ("property", JSON(property)), ("old", .string(old.text)), ("new", .string(new.text)),
        ("invalidates", .array(invalidates.map(JSON.init))),
      ]
    case .didSet(let property, let old, let new), .equalWrite(let property, let old, let new):
      [("property", JSON(property)), ("old", .string(old.text)), ("new", .string(new.text))]
    case .objectWillChange(let object, let change, let invalidates):
      [("object", .string(object))]
        + (change.map {
          [("member", .string($0.member)), ("old", .string($0.old.text)), ("new", .string($0.new.text))]
        } ?? [])
        + [("invalidates", .array(invalidates.map(JSON.init)))]
    case .trackerFired(let tracker, let property):
      [("tracker", .string(tracker)), ("property", JSON(property))]
    case .body(let view, let run, .first(let reads)):
      [("view", JSON(view)), ("run", .number(run)), ("reads", .array(reads.map(JSON.init)))]
    case .body(let view, let run, .because(let reasons)):
      [("view", JSON(view)), ("run", .number(run)), ("because", .array(reasons.map(JSON.init)))]
    case .mounted(let view), .unmounted(let view):
      [("view", JSON(view))]
    case .stale(let views), .commit(let views):
      [("views", .array(views.map(JSON.init)))]
    case .redrawLoop(let cycle, let rounds):
      [("cycle", .array(cycle.map(JSON.init))), ("rounds", .number(rounds))]
    case .access(let property, .view(let view)):
      [("property", JSON(property)), ("view", JSON(view))]
    case .access(let property, .tracker(let tracker)):
      [("property", JSON(property)), ("tracker", .string(tracker))]
    case .created(let object), .destroyed(let object):
      [("object", .string(object))]
    case .mistake(let note):
      [
        ("rule", .string(note.rule.rawValue)), ("file", note.place.map { .string($0.file) } ?? .null),
        ("line", note.place.map { .number($0.line) } ?? .null), ("message", .string(note.text)),
        ("advice", .string(note.advice)),
      ]
    case .warning(let text), .note(let text):
      [("text", .string(text))]
    }
  }
}

extension JSON {
  fileprivate init(_ property: PropertyRef) {
    self = .object([("object", .string(property.object)), ("member", .string(property.member))])
  }

  fileprivate init(_ view: ViewRef) {
    let instance = view.instance.map { [("instance", JSON.string($0))] } ?? []
    self = .object([("name", .string(view.name))] + instance)
  }

  fileprivate init(_ reason: BodyReason) {
    switch reason {
    case .property(let property): self.init(property)
    case .object(let object): self = .object([("object", .string(object))])
    case .value(let fields): self = .object([("fields", .array(fields.map(JSON.string)))])
    case .environment(let key): self = .object([("environment", .string(key))])
    case .redeclared(let type): self = .object([("redeclared", .string(type))])
    case .remade: self = .object([("command", .string(":remake"))])
    }
  }

  fileprivate init(_ link: CycleLink) {
    switch link {
    case .view(let view): self.init(view)
    case .property(let property): self.init(property)
    }
  }
}
