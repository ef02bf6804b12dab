import Code
import Machine
@_spi(SwiftUI) import Observation
import Trace

/// A `withObservationTracking` of the program that may still fire.
package final class Tracker {
  /// The number, from 1, in the order of their start.
  package let number: Int
  /// The rank in the order of set-up: a nested tracker comes before the one around it.
  fileprivate(set) var rank = 0
  /// `tracker#1`
  package var name: String { "tracker#\(number)" }
  /// The reads of the tracker's closure, for questions. Stored by name: registrars retain the tracker, so it must not
  /// retain them.
  package fileprivate(set) var reads: [Read] = []
  private unowned let machine: Machine
  private weak var list: TrackerList?
  private var onChange: Value?
  /// The program's closures for the entry point that keeps firing until it is cancelled.
  private var repeating: (willSet: Value?, didSet: Value?)?
  /// The closure of a tracker with options (SE-0506), which receives the kind of the event.
  private var eventful: Value?
  /// True if the program has cancelled the tracker, or the tracker has ended itself.
  fileprivate(set) var isCancelled = false

  package struct Read: Hashable {
    package let type: RuntimeType
    package let number: Int
    package let member: MemberID
  }

  fileprivate init(number: Int, machine: Machine, list: TrackerList) {
    self.number = number
    self.machine = machine
    self.list = list
  }

  deinit { list?.remove(self) }

  fileprivate func arm(_ onChange: Value) {
    self.onChange = onChange
    list?.add(self)
  }

  fileprivate func arm(willSet: Value?, didSet: Value?) {
    repeating = (willSet, didSet)
    list?.add(self)
  }

  fileprivate func arm(event: Value) {
    eventful = event
    list?.add(self)
  }

  /// The program's closures, which retain their captures.
  package var closures: [Value] { [onChange, repeating?.willSet, repeating?.didSet, eventful].compactMap { $0 } }

  /// True if the tracker has a closure to run; false after a trap in the closure that reads.
  var isArmed: Bool { onChange != nil || repeating != nil || eventful != nil }

  /// The moment of the runtime's call: before a write, and, if the program asks for it, after the write.
  enum Phase: Int {
    case willSet = 1
    case didSet = 2
    case `deinit` = 4
  }

  /// Runs the program's closures for one write. An `onChange` runs once.
  func fire(_ phase: Phase, _ tracking: ObservationTracking, because dependency: Dependency) throws {
    if let eventful {
      if isCancelled { return }
      let handle = TrackingHandle(tracking, self, changed: dependency)
      _ = try machine.call(closure: eventful, Value(phase.rawValue), machine.wrapped(Value(handle)))
    } else if let onChange {
      // Cancelled only afterwards: as in the runtime, a write inside its own `onChange` fires the tracker again.
      defer { tracking.cancel() }
      _ = try machine.call(closure: onChange)
    } else if let repeating, let closure = phase == .willSet ? repeating.willSet : repeating.didSet {
      _ = try machine.call(closure: closure, Value(TrackingHandle(tracking, self, changed: dependency)))
    }
  }

  /// Called when one of the instances that the tracker has read is destroyed.
  func fireDeinit() throws {
    guard let eventful, !isCancelled else { return }
    _ = try machine.call(closure: eventful, Value(Phase.deinit.rawValue), machine.none())
  }
}

/// The storage of a program's `ObservationTracking`.
final class TrackingHandle {
  private let tracking: ObservationTracking
  private let tracker: Tracker
  /// The property that was written.
  let changed: Dependency?

  init(_ tracking: ObservationTracking, _ tracker: Tracker, changed: Dependency?) {
    self.tracking = tracking
    self.tracker = tracker
    self.changed = changed
  }

  func cancel() {
    tracker.isCancelled = true
    tracking.cancel()
  }
}

/// The program's active trackers. They are removed when they have fired, or when the objects they read are gone.
package final class TrackerList {
  private var armed: [Int: Unowned] = [:]
  private var lastNumber = 0
  private var lastRank = 0

  private struct Unowned { unowned let tracker: Tracker }

  package var all: [Tracker] { armed.values.map(\.tracker).sorted { $0.number < $1.number } }

  fileprivate func make(_ machine: Machine) -> Tracker {
    lastNumber += 1
    return Tracker(number: lastNumber, machine: machine, list: self)
  }
  fileprivate func add(_ tracker: Tracker) {
    lastRank += 1
    tracker.rank = lastRank
    armed[tracker.number] = Unowned(tracker: tracker)
  }
  fileprivate func remove(_ tracker: Tracker) { armed[tracker.number] = nil }
}

extension ObservationBridge {
  /// `Counter#1.count`
  package func reference(_ read: Tracker.Read) -> PropertyRef {
    PropertyRef(object: "\(read.type.name)#\(read.number)", member: keyPaths.name(of: read.member, in: read.type))
  }

  /// `withObservationTracking(_:onChange:)` of the program, on the runtime's own.
  ///
  /// The runtime implements its `onChange:` entry point with the one that takes `willSet:`: it calls `onChange`, then
  /// cancels. Here the call waits until the registrar has called all observers of the write, so that they can be
  /// sorted.
  func track(_ apply: Value, onChange: Value, _ machine: Machine) throws -> Value {
    try track(apply, telling: [.willSet], machine) { $0.arm(try machine.call(closure: onChange)) }
  }

  /// The runtime's entry points that keep firing until they are cancelled.
  func track(_ apply: Value, willSet: Value?, didSet: Value?, _ machine: Machine) throws -> Value {
    let phases = (willSet == nil ? [] : [Tracker.Phase.willSet]) + (didSet == nil ? [] : [.didSet])
    return try track(apply, telling: phases, machine) { $0.arm(willSet: willSet, didSet: didSet) }
  }

  /// `withObservationTracking(options:_:onChange:)`, on the runtime's own entry points.
  ///
  /// - Parameter options: The sum of the phases.
  func track(_ apply: Value, options: Int, change: Value, _ machine: Machine) throws -> Value {
    let phases = [Tracker.Phase.willSet, .didSet].filter { options & $0.rawValue != 0 }
    return try track(apply, telling: phases, machine) { tracker in
      tracker.arm(event: change)
      guard options & Tracker.Phase.deinit.rawValue != 0 else { return }
      for read in Set(tracker.reads.map { InstanceName(type: ObjectIdentifier($0.type), number: $0.number) }) {
        mortal[read, default: []].append(tracker)
      }
    }
  }

  /// Notifies the trackers that observe it when an instance's `deinit` has returned.
  func tellDeath(of type: RuntimeType, number: Int) {
    guard let trackers = mortal.removeValue(forKey: InstanceName(type: ObjectIdentifier(type), number: number)) else {
      return
    }
    for tracker in trackers { try? tracker.fireDeinit() }
  }

  /// True if a program's key path names the property.
  func isNamed(by path: KeyPathBox, _ changed: Dependency) -> Bool {
    path.root === changed.instance.type && dependency(changed.instance, path) == changed
  }

  private func track(
    _ apply: Value, telling phases: [Tracker.Phase], _ machine: Machine, arm: (Tracker) throws -> Void
  ) throws -> Value {
    try machine.refuse("a tracker cannot be set up")
    let tracker = trackers.make(machine)
    let scope = openScope(for: .tracker(name: tracker.name))
    // The runtime's functions take no throwing closure; a trap is passed through as a value.
    let read = { Result { try self.insideTracker { try machine.call(closure: apply) } } }
    let put = { @Sendable [bridge = UncheckedReference(self), tracker = UncheckedBox(tracker)] runtime in
      bridge.object?.take(.tracker(tracker.value, runtime)) ?? ()
    }
    let result =
      switch phases {
      case [.willSet]: withObservationTracking(read, willSet: put)
      case [.didSet]: withObservationTracking(read, didSet: put)
      // No phase of a write: only the reads matter.
      case []: withObservationTracking(read, willSet: { _ in })
      default: withObservationTracking(read, willSet: put, didSet: put)
      }
    close(scope)
    defer { recycle(scope) }
    let value = try result.get()
    // As in the runtime: if nothing was read, not even the expression for `onChange` is evaluated.
    guard !scope.dependencies.isEmpty else { return value }
    tracker.reads = scope.dependencies.map {
      Tracker.Read(type: $0.instance.type, number: $0.instance.number, member: $0.member)
    }
    try arm(tracker)
    return value
  }
}

/// An instance that may be gone.
struct InstanceName: Hashable {
  let type: ObjectIdentifier
  let number: Int
}

/// Passes an object into a closure that the runtime requires to be sendable. Only one thread is used here.
private struct UncheckedBox<Object: AnyObject>: @unchecked Sendable {
  let value: Object

  init(_ value: Object) { self.value = value }
}

/// A reference that does not keep the object alive: registrars outlive the bridge, which retains instances.
private struct UncheckedReference<Object: AnyObject>: @unchecked Sendable {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
