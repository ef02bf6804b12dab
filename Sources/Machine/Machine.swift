import Code

/// Runs compiled code. One machine belongs to one session and one thread, and contains all of their state.
package final class Machine {
  package let provider: any CodeProvider
  /// The library's functions by name.
  package let natives: NativeTable
  package var limits: Limits {
    didSet { resetSteps() }
  }
  /// The destination of `print`.
  package var output: (String) -> Void
  /// Notified of reads and writes of tracked properties. Retained: it must not own the machine.
  package var observer: (any ObservationDelegate)? {
    didSet { observation = observer.map { Unmanaged.passRetained(Observation($0)) } }
    willSet { observation?.release() }
  }
  /// The observer, for the observation instructions, which read it without counting a reference.
  var observation: Unmanaged<Observation>?
  /// True if the observer is called when a class instance begins and ends.
  package var reportsInstances: Bool {
    get { heap.state.pointee.reportsInstances }
    set { heap.state.pointee.reportsInstances = newValue }
  }
  package let heap = Heap()
  let world: World
  /// Tasks and time.
  package private(set) lazy var scheduler = Scheduler(self, world)

  let closureInfo: UnsafeMutablePointer<TypeInfo>
  let cellInfo: UnsafeMutablePointer<TypeInfo>
  let shared: UnsafeMutablePointer<SharedState>
  /// The number of steps in the current slice; `shared.fuel` is the rest of it.
  var slice = 0
  var stepsBeforeSlice = 0
  var slicesToMeasurement = 64
  let interruptFlag: UnsafeMutablePointer<Int32>?
  /// Describes what has caused the current code to run.
  package var describeCause: () -> String? = { nil }
  /// A trap from a place that cannot throw, such as a deinit: thrown at the next call.
  var pendingTrap: (any Error)?

  /// True if a trap ends the program, as in a script: no `deinit` runs because of the trap then.
  package var trapsEndProgram = false
  var hasTrapped = false

  /// True if the program is stopped and code runs only to look at it.
  package internal(set) var isLooking = false

  let entry: EntryCode
  var regexes = CompiledRegexes()
  /// Created at its first use: it makes the checker read several protocols of the library, which an empty program
  /// does not need, and which would delay its start.
  private(set) lazy var witnesses = WitnessNumbers(provider)

  /// - Parameters:
  /// - natives: The natives of each part of the library; no name may occur twice.
  /// - interruptFlag: Set to nonzero, for example by a signal handler, to stop the program; reset by the machine.
  package init(
    provider: any CodeProvider, natives: [NativeTable], world: World = World(), limits: Limits = Limits(),
    interruptFlag: UnsafeMutablePointer<Int32>? = nil, output: @escaping (String) -> Void
  ) {
    self.provider = provider
    self.natives = natives.reduce(NativeTable()) { $0.with($1) }
    self.world = world
    self.limits = limits
    self.interruptFlag = interruptFlag
    self.output = output
    entry = EntryCode()
    // These are never used as values.
    closureInfo = heap.adopt(RuntimeType(name: "closure", qualifiedName: "closure", kind: .function))
    cellInfo = heap.adopt(RuntimeType(name: "cell", qualifiedName: "cell", kind: .opaque))
    shared = .allocate(capacity: 1)
    shared.initialize(
      to: SharedState(
        fuel: 0, vacancy: heap.vacancy.toOpaque(), nilMarker: heap.nilMarker.toOpaque(),
        heap: heap.state))
    heap.serve(self)
    resetSteps()
  }

  deinit {
    observation?.release()
    pendingTrap = nil
    while shared.pointee.idleFibers.count > 0 {
      let fiber = shared.pointee.idleFibers.pop()
      fiber.pointee.deallocate()
      fiber.deallocate()
    }
    shared.pointee.idleFibers.deallocate()
    heap.orphan()
    shared.deallocate()
    provider.dismantle()
  }

  /// Called when the program has ended: no deinit of it runs any more, and its instances release what they refer to,
  /// including each other.
  package func endProgram() { heap.emptyInstances() }

  // MARK: Making values

  /// nil, `depth` levels inside the outermost optional.
  package func none(depth: Int = 0) -> Value {
    Value(bits: UInt64(depth), object: heap.nilMarker.takeUnretainedValue())
  }

  /// A struct, tuple or enum payload.
  package func makeRecord(_ type: RuntimeType, _ fields: [Value]) throws -> Value {
    if heap.state.pointee.allowance < 0 { try reserve(0) }
    return heap.makeRecord(type, fields)
  }

  /// An existential (`Any`, `any P`) with a value whose type is known as `type`. An existential is returned
  /// unchanged.
  package func makeExistential(_ value: Value, _ type: RuntimeType) -> Value {
    if type.kind.isExistential { return value }
    return heap.makeRecord(dynamicType(of: value, type), [value])
  }

  /// The type of the value itself: the class of an instance, the type of the value in an existential, `Dog.Type` for
  /// an `Animal.Type` that is `Dog.self`.
  package func dynamicType(of value: Value, _ type: RuntimeType) -> RuntimeType {
    switch type.kind {
    case .classType, .existential: value.record.type
    case .keyPath: value.keyPath.type
    case .metatype:
      value.metatype === type.arguments[0]
        ? type : provider.type(named: "Type", arguments: [value.metatype]) ?? type
    default: type
    }
  }
}

/// The two instructions around every run: a call, and the instruction that it returns to.
final class EntryCode {
  let routine: UnsafeMutablePointer<Routine>
  private let code: FunctionCode
  private let storage: RoutineStorage

  init() {
    code = FunctionCode(
      name: "", parameterCount: 0, registerCount: 1, ownedRegisters: [],
      instructions: [Instruction(.call, 0, 0, 1), Instruction(.exit)], places: [.unknown, .unknown])
    storage = RoutineStorage(code)
    routine = storage.routine
  }
}

/// The requirements that the machine itself uses, by the numbers that the compiler gave them.
struct WitnessNumbers {
  let description: Int?
  let debugDescription: Int?
  let equal: Int?
  let less: Int?
  let hash: Int?
  let customMirror: Int?
  let streamed: Int?

  init(_ provider: any CodeProvider) {
    description = provider.requirement(named: "CustomStringConvertible.description")
    debugDescription = provider.requirement(named: "CustomDebugStringConvertible.debugDescription")
    equal = provider.requirement(named: "Equatable.==(_:_:)")
    less = provider.requirement(named: "Comparable.<(_:_:)")
    hash = provider.requirement(named: "Hashable.hash(into:)")
    streamed = provider.requirement(named: "TextOutputStreamable._streamed")
    customMirror = provider.requirement(named: "CustomReflectable.customMirror")
  }
}
