import Graph
import Trace

/// The turns of a lesson for the script of its page, as JSON:
///
/// - `inputs`: the inputs, shortened.
/// - `models`: `[name, kind, [[property, value or null]]]`
/// - `views`: `[name, instance or null, depth, runs, [[object, member]]]`
/// - `steps`: one element per turn. `n` is its number, `i` its input, `e` its events, `more` the number of omitted
///   events, `gap` the number of omitted turns of the input before this one; `m` and `v` are the models and views at
///   its end, as pairs of an index in the lists above and a count. If there are many of a kind, the others are
///   counted in `mm`, `[[kind, count]]`, and `vv`, `[[name, count, runs]]`.
///
/// An unchanged model or view is in the lists only once, so a turn takes little more space than its changes.
struct LessonData {
  private var tables = Tables()
  private var steps: [JSON] = []
  private var size = 0
  /// The number of turns for which there was no room.
  private(set) var omitted = 0

  private static let limit = 160_000
  private static let eventsPerTurn = 200
  private static let (valueLength, inputLength) = (120, 160)

  init(_ turns: [PlayedTurn]) {
    for turn in turns {
      let before = tables
      let step = JSON.object(Self.fields(of: turn, &tables))
      let text = step.text.utf8.count
      // A later step must not seem to follow directly from the last one shown.
      guard omitted == 0, tables.models.size + tables.views.size + size + text < Self.limit else {
        tables = before
        omitted += 1
        continue
      }
      size += text
      steps.append(step)
    }
  }

  /// The members of a turn; new models and views are added to the tables.
  static func fields(of turn: PlayedTurn, _ tables: inout Tables) -> [(String, JSON)] {
    let graph = ThinnedGraph(turn.snapshot.graph.completed())
    var fields: [(String, JSON)] = [
      ("n", .number(turn.snapshot.number)), ("i", .number(turn.input)),
      ("e", .array(turn.snapshot.events.prefix(eventsPerTurn).map(json))),
      ("m", tables.places(of: graph.models)), ("v", tables.places(of: graph.views)),
    ]
    let more = turn.snapshot.events.count - eventsPerTurn
    if more > 0 { fields.append(("more", .number(more))) }
    if turn.omittedBefore > 0 { fields.append(("gap", .number(turn.omittedBefore))) }
    if !graph.moreModels.isEmpty {
      fields.append(("mm", .array(graph.moreModels.map { .array([name($0.kind), .number($0.count)]) })))
    }
    if !graph.moreViews.isEmpty {
      let counts = graph.moreViews.map { JSON.array([name($0.name), .number($0.count), .number($0.runs)]) }
      fields.append(("vv", .array(counts)))
    }
    return fields
  }

  func text(inputs: [String]) -> String {
    var shown = inputs.map(Self.input)
    if let last = steps.last, case .object(let members) = last, case .number(let input) = members[1].1 {
      shown = Array(shown.prefix(input + 1))
    }
    let json = JSON.object([
      ("inputs", .array(shown)), ("models", tables.models.json), ("views", tables.views.json), ("steps", .array(steps)),
    ])
    return Self.inScript(json.text)
  }

  /// JSON that is safe in a script element: it cannot end the element or begin a comment.
  static func inScript(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An input as shown beside a turn.
  static func input(_ text: String) -> JSON {
    self.text(text.split(separator: "\n").joined(separator: " "), inputLength)
  }

  static func text(_ text: String, _ limit: Int) -> JSON { .string(Columns.shorten(HTMLText.visible(text), to: limit)) }

  // MARK: Pieces

  struct Table {
    private var places: [String: Int] = [:]
    private var values: [JSON] = []
    private(set) var size = 0
    var count: Int { values.count }

    mutating func places(of items: [JSON]) -> JSON { Self.pairs(items.map { place(of: $0) }) }

    static func pairs(_ places: [Int]) -> JSON {
      var pairs: [Int] = []
      for place in places {
        if let start = pairs.dropLast().last, let count = pairs.last, start + count == place {
          pairs[pairs.count - 1] += 1
        } else {
          pairs += [place, 1]
        }
      }
      return .array(pairs.map(JSON.number))
    }

    mutating func place(of item: JSON) -> Int {
      let text = item.text
      if let known = places[text] { return known }
      places[text] = values.count
      values.append(item)
      size += text.utf8.count + 1
      return values.count - 1
    }

    var json: JSON { .array(values) }

    /// The values added since the table had `count` of them.
    func added(since count: Int) -> JSON { .array(Array(values[count...])) }
  }

  /// The tables of models and views. Most of them stay the same from turn to turn and are not written again.
  struct Tables {
    private(set) var models = Table()
    private(set) var views = Table()
    private var lastModels: [(item: ObservationGraph.Model, place: Int)] = []
    private var lastViews: [(item: ObservationGraph.View, place: Int)] = []

    mutating func places(of items: [ObservationGraph.Model]) -> JSON {
      Self.places(of: items, in: &models, &lastModels, json)
    }

    mutating func places(of items: [ObservationGraph.View]) -> JSON {
      Self.places(of: items, in: &views, &lastViews, json)
    }

    private static func places<Item: Equatable>(
      of items: [Item], in table: inout Table, _ last: inout [(item: Item, place: Int)], _ json: (Item) -> JSON
    ) -> JSON {
      let now = items.enumerated().map { index, item in
        let isSame = index < last.count && last[index].item == item
        return (item: item, place: isSame ? last[index].place : table.place(of: json(item)))
      }
      last = now
      return Table.pairs(now.map(\.place))
    }
  }

  static func name(_ text: String) -> JSON { self.text(text, 80) }
  static func value(_ text: String) -> JSON { self.text(text, valueLength) }

  static func json(_ model: ObservationGraph.Model) -> JSON {
    .array([
      name(model.name), name(model.kind),
      .array(model.properties.map { .array([name($0.name), $0.value.map(value) ?? .null]) }),
    ])
  }

  static func json(_ view: ObservationGraph.View) -> JSON {
    .array([
      name(view.reference.name), view.reference.instance.map(name) ?? .null, .number(view.depth), .number(view.runs),
      .array(view.reads.map { .array([name($0.object), name($0.member)]) }),
    ])
  }

  static func json(_ event: TraceEvent) -> JSON {
    var fields: [(String, JSON)] = [("k", .string(event.kind.rawValue))]
    func write(_ property: PropertyRef, _ old: ShownValue, _ new: ShownValue) {
      fields += [("p", name(property.description)), ("o", value(old.text)), ("n", value(new.text))]
    }
    func names(_ views: [ViewRef]) -> JSON { .array(views.map { name($0.description) }) }
    switch event {
    case .willSet(let property, let old, let new, let invalidates),
      .state(let property, let old, let new, let invalidates):
      write(property, old, new)
      fields.append(("v", names(invalidates)))
    case .didSet(let property, let old, let new), .equalWrite(let property, let old, let new):
      write(property, old, new)
    case .objectWillChange(let object, let change, let invalidates):
      fields.append(("w", name(object)))
      if let change {
        write(PropertyRef(object: object, member: change.member), change.old, change.new)
      } else {
        fields.append(("p", name(object)))
      }
      fields.append(("v", names(invalidates)))
    case .trackerFired(let tracker, let property):
      fields += [("t", name(tracker)), ("a", name("because \(property)"))]
    case .body(let view, let run, let cause):
      fields += [("v", name(view.description)), ("r", .number(run))]
      switch cause {
      case .first(let reads):
        fields += [("f", .boolean(true)), ("b", .array(reads.map { name($0.description) }))]
      case .because(let reasons): fields.append(("b", .array(reasons.map { name($0.words) })))
      }
    case .mounted(let view), .unmounted(let view): fields.append(("t", name(view.description)))
    case .stale(let stale), .commit(let stale):
      fields.append(("t", name(stale.map(\.description).joined(separator: ", "))))
    case .redrawLoop(let cycle, let rounds):
      fields += [
        ("t", value(cycle.map(\.description).joined(separator: " → "))),
        ("a", .string("stopped after \(rounds) rounds")),
      ]
    case .access(let property, let reader):
      fields.append(("t", name(property.description)))
      if case .view(let view) = reader { fields.append(("a", name("by \(view)"))) }
    case .created(let object), .destroyed(let object): fields.append(("t", name(object)))
    case .warning(let words), .note(let words): fields.append(("t", text(words, 400)))
    case .mistake(let note):
      fields += [("t", text(note.text, 400)), ("a", text(note.advice, 400))]
      if let view = note.view { fields.append(("w", .array([name(view)]))) }
    }
    return .object(fields)
  }
}
