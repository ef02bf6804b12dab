import Code
import Machine
@_spi(SwiftUI) import Observation
import Trace

/// Passes events of observable instances in the machine to the toolchain's own registrars, and the registrars' calls
/// to views and trackers.
///
/// Order on a write, as in the generated setter: registrar.willSet (views are marked, trackers' `onChange` runs), the
/// property's own `willSet`, the store, its own `didSet`, registrar.didSet.
package final class ObservationBridge: ObservationDelegate {
  package let events: EventSink
  package let history = WriteHistory()
  package let trackers = TrackerList()
  package private(set) lazy var legacy = LegacyObjects(bridge: self)
  /// The machine, which describes values of library types for events. It owns the bridge.
  ///
  /// Not weak: an object with weak references has its count in a side table, and natives count references to the
  /// machine at each call, which would take three times as long.
  package unowned var machine: Machine?

  let keyPaths = MemberKeyPaths()
  // Unchecked here and below: state touched at every read and write is never modified while it is read, and the
  // runtime's check took a tenth of a write.
  @exclusivity(unchecked) private(set) var scopes: [ReadScope] = [] { didSet { innermost = scopes.last } }
  /// The last of `scopes`, which own it.
  @exclusivity(unchecked) unowned(unsafe) private(set) var innermost: ReadScope?
  @exclusivity(unchecked) private var spareScopes: [ReadScope] = []
  /// The number of the program's `withObservationTracking` calls whose first closure is running.
  @exclusivity(unchecked) private var openTrackers = 0
  /// True if a registrar is called only to release an observer: its calls of other observers are ignored.
  @exclusivity(unchecked) private var isLettingGo = false
  /// The observers that the registrar has called for the current write. They are only collected here, because the
  /// order in which a registrar calls varies from run to run.
  @exclusivity(unchecked) private var called: [Called] = []
  /// True if the program is stopped and code runs only to look at it.
  @exclusivity(unchecked) private var isLookedAt = false
  /// Writes between their willSet and their didSet, if they are traced.
  private var shownWrites: [ShownWrite] = []

  enum Called {
    case body(BodyTracking)
    case tracker(Tracker, ObservationTracking)
  }

  private struct ShownWrite {
    let dependency: Dependency
    let property: PropertyRef
    let old: ShownValue
  }

  /// The trackers to notify when an instance is destroyed.
  var mortal: [InstanceName: [Tracker]] = [:] {
    didSet { if oldValue.isEmpty != mortal.isEmpty { updateReporting() } }
  }
  var silence = Silence()
  var knownFiles: [Bool?] = []
  /// True if a file with this number is the program's own.
  package var isOfProgram: (UInt32) -> Bool = { _ in true }
  /// Tells of a place whether its value is evaluated once and kept: an initial value of a model, or of a `@State`.
  package var isKept: (SourcePlace) -> Bool = { _ in false }
  var knownPlaces: [SourcePlace: Bool] = [:]

  /// The cause of the running code: an action, a task, a command.
  package var cause: () -> String? = { nil }

  /// Called with each observer that begins to run: `didSet of Counter.count`, `sink of Cart.init()`, `onChange of
  /// Page`.
  package var noteObserver: ((String) -> Void)? {
    didSet {
      legacy.calls.noteObserver = noteObserver
      legacy.calls.subscriber = { [unowned self] in callSite?.functionName }
    }
  }

  /// Called with each new class instance, once `watchesCreation` is set.
  package var creationObserver: ((Record) -> Void)?
  /// True if created instances are of interest beyond the trace.
  package var watchesCreation = false {
    didSet { updateReporting() }
  }

  package init(events: EventSink) { self.events = events }

  /// Makes the machine report instances if they are used.
  package func updateReporting() {
    machine?.reportsInstances = watchesCreation || events.wants(.all) || !mortal.isEmpty
  }

  package func beginTurn() {
    history.beginTurn()
    if !shownWrites.isEmpty { shownWrites = [] }
  }

  // MARK: Machine → registrars

  package func access(_ record: Record, _ member: ObservedMember) {
    // Without a scope, the registrar would find no tracking; testing it here avoids making one.
    if isTracking { access(instance(of: record), MemberID(field: member.field)) }
  }

  package func willSet(_ record: Record, _ member: ObservedMember, new: Value?) throws {
    let instance = instance(of: record)
    let id = MemberID(field: member.field)
    if isLookedAt { try refuseWrite(of: Dependency(instance: instance, member: id)) }
    history.note(new == nil ? .inPlace : .assigned, of: instance, id, by: writeOrigin)
    callWillSet(instance, id)
    if called.isEmpty, !events.wants(.writes) { return }
    let dependency = Dependency(instance: instance, member: id)
    let answers = takeAnswers(to: dependency)
    if events.wants(.writes) {
      show(
        dependency, old: shown(field: member.field, of: record), new: new.map { shown($0, member.type) },
        invalidates: answers.stale)
    }
    try fire(answers.trackers, because: dependency)
  }

  package func didSet(_ record: Record, _ member: ObservedMember) throws {
    let instance = instance(of: record)
    let id = MemberID(field: member.field)
    callDidSet(instance, id)
    if events.wants(.writes) {
      showDidSet(Dependency(instance: instance, member: id), new: shown(field: member.field, of: record))
    }
    if !called.isEmpty { try fireDidSet(because: Dependency(instance: instance, member: id)) }
  }

  package func equalWrite(_ record: Record, _ member: ObservedMember, new: Value) {
    if isLookedAt { return }
    let dependency = Dependency(instance: instance(of: record), member: MemberID(field: member.field))
    history.note(.equal, of: dependency.instance, dependency.member, by: writeOrigin)
    guard events.wants(.writes) else { return }
    let old = shown(field: member.field, of: record)
    events.send(.equalWrite(reference(dependency), old: old, new: shown(new, member.type)))
  }

  package func willDeallocate(_ record: Record) {
    if let extra = record.extra { unsafeDowncast(extra, to: Instance.self).recordIsGone() }
  }

  package func didCreate(_ record: Record) {
    if let creationObserver { creationObserver(record) }
    if events.wants(.all), !record.type.isOfLibrary {
      events.send(.created(object: "\(record.type.name)#\(record.number)"))
    }
  }

  package func didDestroy(_ type: RuntimeType, number: Int) {
    if events.wants(.all), !type.isOfLibrary { events.send(.destroyed(object: "\(type.name)#\(number)")) }
    if !mortal.isEmpty { tellDeath(of: type, number: number) }
  }

  /// The record of an instance's observation state, made at its first use.
  package func instance(of record: Record) -> Instance {
    // Nothing else is ever stored there for class instances.
    if let extra = record.extra { return unsafeDowncast(extra, to: Instance.self) }
    let instance = Instance(of: record)
    record.extra = instance
    return instance
  }

  // MARK: Reads

  /// True if reads are recorded.
  var isTracking: Bool { !scopes.isEmpty }

  func access(_ instance: Instance, _ member: MemberID) {
    guard let scope = scopes.last else { return }
    let dependency = Dependency(instance: instance, member: member)
    if openTrackers > 0 { readOnRegistrar(dependency) }
    if scope.note(dependency), events.wants(.all), let owner = scope.owner {
      events.send(.access(reference(dependency), by: owner.reader))
    }
  }

  /// Reads a member on the registrar, for the open tracking scope of the runtime.
  func readOnRegistrar(_ dependency: Dependency) {
    let instance = dependency.instance
    instance.observedRegistrar.registrar.access(instance, keyPath: keyPaths[dependency.member])
  }

  /// The number of dependencies that the running body has found so far.
  package var readsSoFar: Int { scopes.last?.dependencies.count ?? 0 }

  /// Opens a scope that records reads until `close`.
  func openScope(for owner: ReadScope.Owner) -> ReadScope {
    let scope = spareScopes.popLast() ?? ReadScope()
    scope.owner = owner
    scopes.append(scope)
    if silence.isOn, case .body = owner { silentReads(begin: true) }
    return scope
  }

  /// Closes a scope. Its reads count for the surrounding scope as well, as in a nested `withObservationTracking`.
  func close(_ scope: ReadScope) {
    scopes.removeLast()
    if silence.openBodies > 0, case .body = scope.owner { silentReads(begin: false) }
    if let outer = scopes.last {
      for dependency in scope.dependencies { _ = outer.note(dependency) }
      for read in scope.silent { outer.note(read) }
    }
  }

  private func silentReads(begin: Bool) {
    silence.openBodies += begin ? 1 : -1
    machine?.notesReads = silence.openBodies > 0
    if begin { machine?.notesWrites = true }
  }

  func note(_ read: SilentRead) {
    if silence.openBodies > 0, !isInKeptValue { scopes.last?.note(read) }
  }

  /// Records the reads of `work` for `noteReads`, but not in the surrounding scope.
  package func reads<Result>(of work: () throws -> Result) rethrows -> (result: Result, reads: [Dependency]) {
    let scope = spareScopes.popLast() ?? ReadScope()
    scopes.append(scope)
    defer {
      scopes.removeLast()
      recycle(scope)
    }
    let result = try work()
    return (result, scope.dependencies.map { $0 })
  }

  /// Counts earlier reads as reads of the running body.
  package func noteReads(_ dependencies: [Dependency]) {
    for dependency in dependencies { access(dependency.instance, dependency.member) }
  }

  /// Runs `work`, which only looks: its reads are no dependencies, and it cannot write observed properties.
  package func look<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = isLookedAt
    isLookedAt = true
    defer { isLookedAt = before }
    return try reads(of: work).result
  }

  func refuseWrite(of dependency: @autoclosure () -> Dependency) throws {
    if isLookedAt { try machine?.refuse("\(reference(dependency())) cannot be written") }
  }

  /// Reuses a closed scope whose reads have been processed.
  func recycle(_ scope: ReadScope) {
    scope.removeAll()
    scope.owner = nil
    spareScopes.append(scope)
  }

  /// Runs `work` inside a `withObservationTracking`: registrars must be told of its reads as they happen.
  func insideTracker<Result>(_ work: () throws -> Result) rethrows -> Result {
    openTrackers += 1
    defer { openTrackers -= 1 }
    return try work()
  }

  // MARK: Writes

  /// Calls the registrar, which calls the observers of the member; these add themselves to the list.
  func callWillSet(_ instance: Instance, _ member: MemberID) {
    // Without a registrar, no member has been read.
    if let box = instance.registrar { box.registrar.willSet(instance, keyPath: keyPaths[member]) }
  }

  func callDidSet(_ instance: Instance, _ member: MemberID) {
    if let box = instance.registrar { box.registrar.didSet(instance, keyPath: keyPaths[member]) }
  }

  /// The observers of a write in a fixed order: views in mounting order, trackers in the order of set-up.
  struct Answers {
    /// The views that the write made stale; empty unless writes are traced.
    var stale: [ViewRef] = []
    var trackers: [(Tracker, ObservationTracking)] = []
  }

  /// Invalidates the views that the registrar has called, and returns those to name in the event.
  func takeAnswers(to dependency: Dependency) -> Answers {
    var answers = Answers()
    if called.isEmpty { return answers }
    let isTraced = events.wants(.writes)
    if called.count == 1, case .body(let tracking) = called[0] {
      called.removeAll(keepingCapacity: true)
      if tracking.client.invalidate(by: dependency), isTraced { answers.stale = [tracking.client.reference] }
      return answers
    }
    var clients: [any TrackingClient] = []
    for one in called {
      switch one {
      case .body(let tracking): clients.append(tracking.client)
      case .tracker(let tracker, let tracking): answers.trackers.append((tracker, tracking))
      }
    }
    called.removeAll(keepingCapacity: true)
    clients.sort { $0.order < $1.order }
    for client in clients where client.invalidate(by: dependency) && isTraced { answers.stale.append(client.reference) }
    answers.trackers.sort { $0.0.rank < $1.0.rank }
    return answers
  }

  /// Runs the closures of trackers for this phase of a write.
  func fire(
    _ trackers: [(Tracker, ObservationTracking)], _ phase: Tracker.Phase = .willSet, because dependency: Dependency
  ) throws {
    for (tracker, tracking) in trackers {
      if tracker.isArmed, events.wants(.writes) {
        events.send(.trackerFired(tracker: tracker.name, property: reference(dependency)))
      }
      try tracker.fire(phase, tracking, because: dependency)
    }
  }

  /// Runs the `didSet` closures of trackers.
  func fireDidSet(because dependency: Dependency) throws {
    if !called.isEmpty { try fire(takeAnswers(to: dependency).trackers, .didSet, because: dependency) }
  }

  /// Called by a registrar, in any order.
  func take(_ answer: Called) { if !isLettingGo { called.append(answer) } }

  // MARK: Listening

  /// From now on, a write to a property that the body has read invalidates its view.
  func begin(_ body: BodyTracking, listeningTo dependency: Dependency) {
    if let known = dependency.memberObserver { return known.add(body) }
    let observer = MemberObserver(dependency.member)
    observer.listen { readOnRegistrar(dependency) }
    dependency.instance.observedRegistrar.add(observer)
    observer.add(body)
  }

  func stop(_ body: BodyTracking, listeningTo dependency: Dependency) {
    guard let observer = dependency.memberObserver else { return }
    observer.remove(body)
    guard observer.isEmpty else { return }
    dependency.instance.registrar?.remove(observer)
    isLettingGo = true
    defer { isLettingGo = false }
    callWillSet(dependency.instance, dependency.member)
  }

  // MARK: Events

  func show(_ dependency: Dependency, old: ShownValue, new: ShownValue?, invalidates: [ViewRef]) {
    let property = reference(dependency)
    shownWrites.append(ShownWrite(dependency: dependency, property: property, old: old))
    if let new {
      events.send(.willSet(property, old: old, new: new, invalidates: invalidates))
    } else {
      events.hold(property, old: old, invalidates: invalidates)
    }
  }

  func showDidSet(_ dependency: Dependency, new: ShownValue) {
    // A trap has cut off the writes above this one.
    guard let index = shownWrites.lastIndex(where: { $0.dependency == dependency }) else { return }
    let (property, old) = (shownWrites[index].property, shownWrites[index].old)
    shownWrites.removeSubrange(index...)
    events.complete(property, new: new)
    events.send(.didSet(property, old: old, new: new))
  }
}
