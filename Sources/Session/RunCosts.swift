import Models
import Trace
import Views

/// The causes and the cost of body runs, collected while the inputs of a session run again in a copy.
final class RunCosts {
  private let start: Int32
  /// The writer of each property, from the last write.
  private var writers: [PropertyRef: String] = [:]
  /// The causes of this turn's runs, by the mounting order of the views.
  private var causes: [Int: String] = [:]
  private var turn: Int32 = 0
  /// The program's step count when the running body began.
  private var stepsAtStart = 0
  private weak var session: Session?

  private var runs: [(view: String, cause: String, steps: Int)] = []
  private static let firstRun = "first run"
  private static let input = "an input"

  /// - Parameter start: The first turn to count.
  init(since start: Int32) { self.start = start }

  var witness: SessionCopy.Witness {
    SessionCopy.Witness(
      level: .writes, saw: { self.saw($0) }, wrote: { self.wrote($0, $1) },
      bodyWillRun: { self.willRun($1, in: $0) })
  }

  private func wrote(_ event: TraceEvent, _ origin: WriteOrigin?) {
    let writer = origin.map { $0.function ?? $0.cause ?? Self.input } ?? Self.input
    switch event {
    case .willSet(let property, _, _, _), .state(let property, _, _, _): writers[property] = writer
    case .objectWillChange(let object, let change, _):
      writers[PropertyRef(object: object, member: "")] = writer
      if let change { writers[PropertyRef(object: object, member: change.member)] = writer }
    default: break
    }
  }

  private func willRun(_ view: MountedView, in session: Session) {
    self.session = session
    let now = session.engine.bridge.history.turn
    if now != turn { (turn, causes) = (now, [:]) }
    let reasons = session.engine.views.reasons(of: view)
    let cause =
      reasons.isEmpty
      ? view.ancestors.lazy.compactMap { self.causes[$0] }.first ?? Self.firstRun
      : reasons.lazy.compactMap { self.cause($0, of: view) }.first ?? Self.input
    causes[view.order] = cause
    stepsAtStart = session.engine.machine.steps
    if now >= start { runs.append((view.name, cause, 0)) }
  }

  private func cause(_ reason: BodyReason, of view: MountedView) -> String? {
    switch reason {
    case .property(let property): writers[property]
    case .object(let object): writers[PropertyRef(object: object, member: "")]
    case .value, .environment: view.ancestors.lazy.compactMap { self.causes[$0] }.first
    case .redeclared(let type): "\(type), redeclared"
    case .remade: "':remake'"
    }
  }

  private func saw(_ event: TraceEvent) {
    guard case .body = event, let session, turn >= start, !runs.isEmpty else { return }
    runs[runs.count - 1].steps = max(session.engine.machine.steps - stepsAtStart, 0)
  }

  // MARK: Answers

  private static let none = ["No body ran in this window."]

  /// `20 of 31 runs came from Store.tick()`, and a row for each cause.
  var causeLines: [String] {
    let groups = Self.groups(runs.map { ($0.cause, $0.view) })
    guard let most = groups.first(where: { $0.key != Self.firstRun }) ?? groups.first else { return Self.none }
    let rows = groups.map { cause, views in [cause, "\(views.count)", Self.names(views)] }
    return ["\(most.values.count) of \(counted(runs.count, "run")) came from \(most.key)"]
      + Table.lines([["cause", "runs", "views"]] + rows, rightAligned: [1])
  }

  /// A row for each view, the most expensive first.
  var costLines: [String] {
    if runs.isEmpty { return Self.none }
    var steps: [String: Int] = [:]
    for run in runs { steps[run.view, default: 0] += run.steps }
    let groups = Self.groups(runs.map { ($0.view, $0.view) }).map { (view: $0.key, bodies: $0.values.count) }
      .sorted { (steps[$0.view] ?? 0, $0.bodies) > (steps[$1.view] ?? 0, $1.bodies) }
    let rows = groups.map { view, bodies in
      [view, "\(bodies)", "\(steps[view] ?? 0)", "\((steps[view] ?? 0) / bodies)"]
    }
    return Table.lines([["view", "bodies", "steps", "a body"]] + rows, rightAligned: [1, 2, 3])
      + ["A step is a call or one iteration of a loop."]
  }

  /// The values grouped by key, the largest group first, otherwise in the order of their first values.
  private static func groups(_ pairs: [(key: String, value: String)]) -> [(key: String, values: [String])] {
    var order: [String] = []
    var values: [String: [String]] = [:]
    for (key, value) in pairs {
      if values[key] == nil { order.append(key) }
      values[key, default: []].append(value)
    }
    let groups = order.map { (key: $0, values: values[$0] ?? []) }
    return groups.enumerated().sorted {
      ($1.element.values.count, $0.offset) < ($0.element.values.count, $1.offset)
    }.map(\.element)
  }

  /// `Badge ×12, Row`
  private static func names(_ views: [String]) -> String {
    let groups = groups(views.map { ($0, $0) })
    let shown = groups.prefix(4).map { $0.values.count > 1 ? "\($0.key) ×\($0.values.count)" : $0.key }
    let more = groups.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
