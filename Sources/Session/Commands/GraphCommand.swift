import Graph
import Machine
import Models
import Trace
import Views

/// `:graph`: drawing which views read which properties.
enum GraphCommand {
  static let all = [graph]

  private static let formsOfFiles = ["--svg", "--trace"]

  /// True if a `:graph` line writes a file.
  static func writesFile(_ text: CommandText) -> Bool { text.words.contains { formsOfFiles.contains(String($0)) } }

  private static let graph = Command(
    "graph", "[NAME] [OPTION]", of: [.viewOrInstance, .free],
    "draws which views read which properties",
    help: """
      Models with their properties are on the left, views in their tree on the right;
      a line leads from a property to the views whose bodies read it. A star marks
      properties written and views run in the last turn, '=' a property to which it
      assigned an equal value. Similar siblings share one row with a count; a wider
      terminal shows more. With the name of a view or a model, draws only the part
      around it.

        --dot, --mermaid   the graph as text for Graphviz or Mermaid
        --svg FILE         the graph as a picture
        --trace FILE       all turns so far as a trace for Perfetto (ui.perfetto.dev)
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    var form: Substring?
    var names: [Substring] = []
    for word in text.words {
      if word.hasPrefix("--") {
        let known = ["--dot", "--mermaid"] + formsOfFiles
        guard known.contains(String(word)) else { throw CommandError.notOneOf(String(word), what: "option", known) }
        if form != nil { throw CommandError.unexpected(String(word), command) }
        form = word
      } else {
        names.append(word)
      }
    }
    var file: Substring?
    if writesFile(text) {
      guard !names.isEmpty else { throw CommandError.missing("FILE", command) }
      file = names.removeLast()
    }
    if names.count > 1 { throw CommandError.unexpected(String(names[1]), command) }
    if let file, form == "--trace" {
      if let name = names.first { throw CommandError.unexpected(String(name), command) }
      try session.write(try session.chromeTrace(text, command), to: CommandText.name(file))
      session.screen.show(line: "saved as \(CommandText.name(file))")
      return .done
    }
    var graph = session.graph()
    if let name = names.first.map({ session.nameOfInstance(CommandText.name($0)) }) {
      guard let part = graph.around(name) else {
        if name.contains("#") { throw CommandError.noInstance(name) }
        throw session.noView(name)
      }
      graph = part
    }
    if let file {
      try session.write(SVGDrawing(graph).text, to: CommandText.name(file))
      session.screen.show(line: "saved as \(CommandText.name(file))")
    } else if let form {
      session.screen.show(text: form == "--dot" ? graph.dot : graph.mermaid)
    } else if graph.isEmpty {
      session.screen.show(line: "There is nothing to draw: no model and no view.")
    } else {
      session.screen.show(
        lines: TextDrawing(graph, width: session.options.width, color: session.options.color).lines)
    }
    return .done
  }
}

extension Session {
  /// The current graph.
  package func graph() -> ObservationGraph {
    let turn = engine.bridge.history.turn
    let views = engine.views.nestedViews.map { view, depth in
      ObservationGraph.View(
        view.reference, depth: depth, runs: view.runs, hasJustRun: view.lastRun?.turn == turn && turn > 0,
        reads: view.reads)
    }
    let trackers = engine.bridge.trackers.all.map { tracker in
      ObservationGraph.View(
        ViewRef(tracker.name), depth: 0, runs: 0, hasJustRun: false, reads: tracker.reads.map(engine.bridge.reference))
    }
    var states: [ObservationGraph.Model] = []
    let isRead = Set(views.flatMap(\.reads))
    for (property, value, wasWritten, wasEqual) in engine.views.shownStates where isRead.contains(property) {
      let new = ObservationGraph.Property(
        name: property.member, value: Columns.shorten(value, to: Self.valueColumns), wasWritten: wasWritten,
        wasEqual: wasEqual)
      if let index = states.firstIndex(where: { $0.name == property.object }) {
        if !states[index].properties.contains(where: { $0.name == new.name }) { states[index].properties.append(new) }
      } else {
        let kind = property.object.prefix { $0 != "[" }
        states.append(ObservationGraph.Model(name: property.object, kind: String(kind), properties: [new]))
      }
    }
    return ObservationGraph(models: liveModels() + states, views: views + trackers)
  }

  private static let valueColumns = 24

  /// The instances whose properties can be observed, sorted by name and number.
  func liveModels() -> [ObservationGraph.Model] {
    let writes = Dictionary(
      engine.bridge.history.writes.map { write in
        (engine.bridge.reference(write).description, write.instance.lastWrite(of: write.member)?.kind == .equal)
      }, uniquingKeysWith: { $0 && $1 })
    let observable = engine.machine.provider.protocolNumber(named: "Observable")
    var records: [Record] = []
    engine.machine.heap.forEachInstance { record in
      let type = record.type
      guard record.number > 0, !type.isOfLibrary else { return }
      let isObservable = observable.map { engine.machine.conforms(type, to: $0) } ?? false
      if isObservable || engine.bridge.legacy.isObservableObject(type) { records.append(record) }
    }
    records.sort { ($0.type.name, $0.number) < ($1.type.name, $1.number) }
    return records.map { record in
      let name = "\(record.type.name)#\(record.number)"
      let fields = record.type.fields.indices.filter { !record.type.fields[$0].name.hasPrefix("_$") }
      let properties = fields.map { index in
        let property = ValueText.property(index, of: record).name
        let value = Columns.printable(engine.bridge.text(ofField: index, of: record))
        return ObservationGraph.Property(
          name: property, value: Columns.shorten(value, to: Self.valueColumns),
          wasWritten: writes["\(name).\(property)"] == false, wasEqual: writes["\(name).\(property)"] == true)
      }
      return ObservationGraph.Model(name: name, kind: record.type.name, properties: properties)
    }
  }

  /// All turns so far with their events, found by running the inputs again.
  fileprivate func chromeTrace(_ text: CommandText, _ command: Command) throws -> String {
    try requirePrompt(text, command)
    var trace = ChromeTrace()
    var input = ""
    let now = { (session: Session) -> Int in
      let (seconds, attoseconds) = session.engine.machine.scheduler.now.components
      return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    }
    let witness = SessionCopy.Witness(
      began: { session, entry in
        input = entry.input
        trace.beginTurn(now: now(session))
      },
      saw: { trace.add($0) },
      turnEnded: { session in
        trace.endTurn(Int(session.engine.bridge.history.turn), input: input)
        trace.beginTurn(now: now(session))
      })
    try withCopy(after: nil, witness: witness) { _ in }
    return trace.json
  }
}
