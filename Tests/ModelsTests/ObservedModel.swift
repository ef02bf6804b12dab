import Code
@testable import Machine
@testable import Models
import Trace

/// An observable class made by hand, used as generated accessors use it: `Counter` with `count` and `label`.
final class ObservedModel {
  let sink = EventSink(level: .writes)
  private let machine = Machine(provider: NoProgram(), natives: [], output: { _ in })
  let bridge: ObservationBridge
  private(set) var events: [TraceEvent] = []
  let type = RuntimeType(name: "Counter", qualifiedName: "main.Counter", kind: .classType)
  let int = RuntimeType(name: "Int", qualifiedName: "Swift.Int", kind: .integer(width: 64, signed: true))
  let string = RuntimeType(name: "String", qualifiedName: "Swift.String", kind: .string)

  init() {
    bridge = ObservationBridge(events: sink)
    type.fields = [
      RuntimeType.Field(name: "count", type: int), RuntimeType.Field(name: "label", type: string),
    ]
    sink.receive = { [unowned self] event, _ in events.append(event) }
    bridge.beginTurn()
  }

  func make(count: Int = 0, label: String = "Taps") -> Record {
    let info = machine.heap.adopt(type)
    guard let object = try? machine.makeInstance(info, isPartial: false) else { fatalError("no memory") }
    let record = Unmanaged<Record>.fromOpaque(object).takeRetainedValue()
    record[0] = Value(count)
    record[1] = Value(label)
    return record
  }

  private func member(_ field: Int) -> ObservedMember {
    ObservedMember(name: type.fields[field].name, type: type.fields[field].type, field: field)
  }

  func count(of record: Record) -> Int {
    bridge.access(record, member(0))
    return record[0].int
  }

  func label(of record: Record) -> String {
    bridge.access(record, member(1))
    return record[1].string
  }

  func setCount(of record: Record, to new: Int) {
    if record[0].int == new {
      bridge.equalWrite(record, member(0), new: Value(new))
      record[0] = Value(new)
    } else {
      try? bridge.willSet(record, member(0), new: Value(new))
      record[0] = Value(new)
      try? bridge.didSet(record, member(0))
    }
  }

  /// `count += amount`: in place.
  func changeCount(of record: Record, by amount: Int) {
    bridge.access(record, member(0))
    try? bridge.willSet(record, member(0), new: nil)
    record[0] = Value(record[0].int + amount)
    try? bridge.didSet(record, member(0))
  }

  func takeEvents() -> [TraceEvent] {
    defer { events = [] }
    return events
  }
}

/// A view that runs when it is told to.
final class Probe: TrackingClient {
  let order: Int
  let reference: ViewRef
  /// The writes that made it stale, and all that reached it.
  private(set) var invalidations: [String] = []
  private(set) var calls: [String] = []
  private var isStale = false
  private let bridge: ObservationBridge
  private(set) lazy var tracking = BodyTracking(client: self, bridge: bridge)

  init(_ name: String, order: Int = 0, _ model: ObservedModel) {
    reference = ViewRef(name)
    self.order = order
    bridge = model.bridge
  }

  func run(_ body: () -> Void) {
    isStale = false
    tracking.run(body)
  }
  func invalidate(by dependency: Dependency) -> Bool {
    calls.append(bridge.reference(dependency).description)
    if isStale { return false }
    isStale = true
    invalidations.append(bridge.reference(dependency).description)
    return true
  }
  var reads: [String] { tracking.dependencies.map { bridge.reference($0).description } }

  func takeInvalidations() -> [String] {
    defer { invalidations = [] }
    return invalidations
  }
}

/// There is nothing to compile.
final class NoProgram: CodeProvider {
  func code(for function: FunctionReference) throws -> FunctionCode { throw Trap("no program") }
  func witness(of type: RuntimeType, for requirement: Int) -> FunctionReference? { nil }
  func conforms(_ type: RuntimeType, to protocolNumber: Int) -> Bool { false }
  func requirement(named name: String) -> Int? { nil }
  func protocolNumber(named name: String) -> Int? { nil }
  func associatedType(_ name: String, of protocolName: String, for type: RuntimeType) -> RuntimeType? { nil }
  func type(named name: String, arguments: [RuntimeType]) -> RuntimeType? { nil }
}
