import Code
@testable import Machine
@testable import Models
import Trace
@testable import Views

/// A hierarchy, an observable class `Counter` with `count` and `step`, and the events of both, in words.
final class Stage {
  let sink = EventSink(level: .views)
  let bridge: ObservationBridge
  let views: ViewHierarchy
  private var events: [TraceEvent] = []
  private let type = RuntimeType(name: "Counter", qualifiedName: "main.Counter", kind: .classType)
  private let machine = Machine(provider: NoProgram(), natives: [], output: { _ in })
  private let members: [ObservedMember]

  init() {
    let int = RuntimeType(name: "Int", qualifiedName: "Swift.Int", kind: .integer(width: 64, signed: true))
    type.fields = ["count", "step"].map { RuntimeType.Field(name: $0, type: int) }
    members = type.fields.enumerated().map { ObservedMember(name: $1.name, type: int, field: $0) }
    bridge = ObservationBridge(events: sink)
    views = ViewHierarchy(bridge: bridge)
    sink.receive = { [unowned self] event, _ in events.append(event) }
  }

  func makeCounter() -> Record {
    let info = machine.heap.adopt(type)
    guard let object = try? machine.makeInstance(info, isPartial: false) else { fatalError("no memory") }
    let record = Unmanaged<Record>.fromOpaque(object).takeRetainedValue()
    record[0] = Value(0)
    record[1] = Value(1)
    return record
  }

  func read(_ field: Int = 0, of record: Record) -> Int {
    bridge.access(record, members[field])
    return record[field].int
  }

  func write(_ new: Int, to field: Int = 0, of record: Record) {
    if record[field].int == new { return bridge.equalWrite(record, members[field], new: Value(new)) }
    try? bridge.willSet(record, members[field], new: Value(new))
    record[field] = Value(new)
    try? bridge.didSet(record, members[field])
  }

  /// `count += 1`
  func increment(_ record: Record) {
    bridge.access(record, members[0])
    try? bridge.willSet(record, members[0], new: nil)
    record[0] = Value(record[0].int + 1)
    try? bridge.didSet(record, members[0])
  }

  /// A turn in which a view is mounted that does `body`.
  func mount(_ name: String, _ model: Record, links: [PathLink] = [], body: @escaping () throws -> Void) {
    turn {
      try? views.mount(
        name,
        BoundSource(
          expression: "model", model: Value(model), paths: [BoundPath(text: "\\.path", links: links, read: body)]))
    }
  }

  func turn(_ work: () -> Void) {
    bridge.beginTurn()
    work()
    try? views.update { _ in }
  }

  /// What has happened since the last call, one line an event: `Badge #2 because Counter#1.count`.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events.map { event in
      switch event {
      case .body(let view, let run, .first(let reads)):
        "\(view) #\(run) reads \(reads.map(\.description).joined(separator: ", "))"
      case .body(let view, let run, .because(let reasons)):
        "\(view) #\(run) because \(reasons.map(Self.words).joined(separator: ", "))"
      case .unmounted(let view): "unmounted \(view)"
      case .redrawLoop(let cycle, let rounds): "loop \(cycle.map(\.description).joined(separator: " ")) \(rounds)"
      default: "\(event)"
      }
    }
  }

  private static func words(_ reason: BodyReason) -> String {
    if case .property(let property) = reason { property.description } else { "\(reason)" }
  }
}

/// There is nothing to compile.
private final class NoProgram: CodeProvider {
  func code(for function: FunctionReference) throws -> FunctionCode { throw Trap("no program") }
  func witness(of type: RuntimeType, for requirement: Int) -> FunctionReference? { nil }
  func conforms(_ type: RuntimeType, to protocolNumber: Int) -> Bool { false }
  func requirement(named name: String) -> Int? { nil }
  func protocolNumber(named name: String) -> Int? { nil }
  func associatedType(_ name: String, of protocolName: String, for type: RuntimeType) -> RuntimeType? { nil }
  func type(named name: String, arguments: [RuntimeType]) -> RuntimeType? { nil }
}
