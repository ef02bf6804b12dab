import Code
import Machine
@_spi(SwiftUI) import Observation
import Trace

/// Carries what happens to observable instances in the machine to the toolchain's own registrars, and what those
/// answer to views and trackers.
///
/// Order on a write, as in the generated setter: registrar.willSet (views are marked, trackers' `onChange` runs), the
/// property's own `willSet`, the store, its own `didSet`, registrar.didSet.
package final class ObservationBridge: ObservationDelegate {
  package let events: EventSink
  package let history = WriteHistory()
  package let trackers = TrackerList()
  package private(set) lazy var legacy = LegacyObjects(bridge: self)
  /// Describes values of library types for events. It owns the bridge.
  ///
  /// Not weak: an object with weak references has its count in a table beside it, and natives count the
  /// machine at each call, which then takes three times as long.
  package unowned var machine: Machine?

  let keyPaths = MemberKeyPaths()
  // Unchecked here and below: what is touched at every read and write is never modified while it is read, and the
  // runtime's check for that took a tenth of a write.
  @exclusivity(unchecked) private(set) var scopes: [ReadScope] = [] { didSet { innermost = scopes.last } }
  /// The last one of `scopes`, which keep it.
  @exclusivity(unchecked) unowned(unsafe) private(set) var innermost: ReadScope?
  @exclusivity(unchecked) private var spareScopes: [ReadScope] = []
  /// How many of the program's `withObservationTracking` are running their first closure.
  @exclusivity(unchecked) private var openTrackers = 0
  /// Whether a registrar is called only to let go an observer: the other observers that it calls are not meant.
  @exclusivity(unchecked) private var isLettingGo = false
  /// The observers that the registrar has called for the write that is being announced. They only enter themselves here: the
  /// order in which a registrar calls varies from run to run.
  @exclusivity(unchecked) private var called: [Called] = []
  /// Whether code runs only to look at the program, which is stopped.
  @exclusivity(unchecked) private var isLookedAt = false
  /// Writes between their willSet and their didSet, while they are traced.
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

  /// The trackers that are told when an instance is gone.
  var mortal: [InstanceName: [Tracker]] = [:] {
    didSet { if oldValue.isEmpty != mortal.isEmpty { updateReporting() } }
  }
  var silence = Silence()
  var knownFiles: [Bool?] = []
  /// Whether a file with this number is the program's own.
  package var isOfProgram: (UInt32) -> Bool = { _ in true }
  /// Tells of a place whether its value is evaluated once and kept: an initial value of a model, or of a `@State`.
  package var isKept: (SourcePlace) -> Bool = { _ in false }
  var knownPlaces: [SourcePlace: Bool] = [:]

  /// What has the code run that runs: an action, a task, a command.
  package var cause: () -> String? = { nil }

  /// Told of each observer that begins to run: `didSet of Counter.count`, `sink of Cart.init()`, `onChange of Page`.
  package var noteObserver: ((String) -> Void)? {
    didSet {
      legacy.calls.noteObserver = noteObserver
      legacy.calls.subscriber = { [unowned self] in callSite?.functionName }
    }
  }

  /// Told of each class instance that is made, once `watchesCreation` is set.
  package var creationObserver: ((Record) -> Void)?
  /// Whether instances are of interest beyond the trace.
  package var watchesCreation = false {
    didSet { updateReporting() }
  }

  package init(events: EventSink) { self.events = events }

  /// Has the machine report instances if there is a use for that.
  package func updateReporting() {
    machine?.reportsInstances = watchesCreation || events.wants(.all) || !mortal.isEmpty
  }

  package func beginTurn() {
    history.beginTurn()
    if !shownWrites.isEmpty { shownWrites = [] }
  }

  // MARK: Machine → registrars

  package func access(_ record: Record, _ member: ObservedMember) {
    // Without a scope the registrar would find no tracking; asking here saves making it.
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

  /// What is known of an instance, made at its first use.
  package func instance(of record: Record) -> Instance {
    // Nothing else is ever put there for class instances.
    if let extra = record.extra { return unsafeDowncast(extra, to: Instance.self) }
    let instance = Instance(of: record)
    record.extra = instance
    return instance
  }

  // MARK: Reads

  /// Whether reads are of interest to anyone.
  var isTracking: Bool { !scopes.isEmpty }

  func access(_ instance: Instance, _ member: MemberID) {
    guard let scope = scopes.last else { return }
    let dependency = Dependency(instance: instance, member: member)
    if openTrackers > 0 { readOnRegistrar(dependency) }
    if scope.note(dependency), events.wants(.all), let owner = scope.owner {
      events.send(.access(reference(dependency), by: owner.reader))
    }
  }

  /// Reads on the registrar, for the real tracking scope that is open.
  func readOnRegistrar(_ dependency: Dependency) {
    let instance = dependency.instance
    instance.observedRegistrar.registrar.access(instance, keyPath: keyPaths[dependency.member])
  }

  /// How many dependencies the body that runs has found.
  package var readsSoFar: Int { scopes.last?.dependencies.count ?? 0 }

  /// Reads are noted in the scope from now on until `close`.
  func openScope(for owner: ReadScope.Owner) -> ReadScope {
    let scope = spareScopes.popLast() ?? ReadScope()
    scope.owner = owner
    scopes.append(scope)
    if silence.isOn, case .body = owner { silentReads(begin: true) }
    return scope
  }

  /// What was read counts for the scope around it as well, as in a nested `withObservationTracking`.
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

  /// Notes what `work` reads, for `noteReads`, and not in the scope around it.
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

  /// What was read earlier counts for the body that runs.
  package func noteReads(_ dependencies: [Dependency]) {
    for dependency in dependencies { access(dependency.instance, dependency.member) }
  }

  /// Runs `work`, which only looks: what it reads is nobody's dependency, and it cannot write what is observed.
  package func look<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = isLookedAt
    isLookedAt = true
    defer { isLookedAt = before }
    return try reads(of: work).result
  }

  func refuseWrite(of dependency: @autoclosure () -> Dependency) throws {
    if isLookedAt { try machine?.refuse("\(reference(dependency())) cannot be written") }
  }

  /// Takes back a closed scope whose reads have been looked at.
  func recycle(_ scope: ReadScope) {
    scope.removeAll()
    scope.owner = nil
    spareScopes.append(scope)
  }

  /// `work` runs inside a `withObservationTracking`: the registrars must hear of reads as they happen.
  func insideTracker<Result>(_ work: () throws -> Result) rethrows -> Result {
    openTrackers += 1
    defer { openTrackers -= 1 }
    return try work()
  }

  // MARK: Writes

  /// Calls the registrar, which calls the observers of the member: they enter themselves.
  func callWillSet(_ instance: Instance, _ member: MemberID) {
    // Without a registrar no member has been read.
    if let box = instance.registrar { box.registrar.willSet(instance, keyPath: keyPaths[member]) }
  }

  func callDidSet(_ instance: Instance, _ member: MemberID) {
    if let box = instance.registrar { box.registrar.didSet(instance, keyPath: keyPaths[member]) }
  }

  /// The observers of a write, in a fixed order: views as they were mounted, trackers as they were set up.
  struct Answers {
    /// The views that the write made stale; left out unless writes are traced.
    var stale: [ViewRef] = []
    var trackers: [(Tracker, ObservationTracking)] = []
  }

  /// Invalidates the views that the registrar has called, and returns those to be named in the event.
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

  /// Runs what trackers have set up for this phase of a write.
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

  /// Runs the `didSet` of trackers that have one.
  func fireDidSet(because dependency: Dependency) throws {
    if !called.isEmpty { try fire(takeAnswers(to: dependency).trackers, .didSet, because: dependency) }
  }

  /// A registrar has called; in whatever order.
  func take(_ answer: Called) { if !isLettingGo { called.append(answer) } }

  // MARK: Listening

  /// From now on a write to what the body has read invalidates its view.
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
    // What lies above it was cut off by a trap.
    guard let index = shownWrites.lastIndex(where: { $0.dependency == dependency }) else { return }
    let (property, old) = (shownWrites[index].property, shownWrites[index].old)
    shownWrites.removeSubrange(index...)
    events.complete(property, new: new)
    events.send(.didSet(property, old: old, new: new))
  }

  /// `Counter#1.count`
  package func reference(_ dependency: Dependency) -> PropertyRef {
    PropertyRef(object: dependency.instance.name, member: memberName(dependency))
  }

  func member(named name: String, of type: RuntimeType) -> MemberID { keyPaths.member(named: name, of: type) }

  package func text(ofField index: Int, of record: Record) -> String {
    ValueText.text(ofField: index, of: record, machine: machine)
  }

  /// A value and its parts, for events.
  package func shown(_ value: Value, _ type: RuntimeType) -> ShownValue {
    ValueText.shown(value, type, machine: machine)
  }

  func shown(field index: Int, of record: Record) -> ShownValue {
    ValueText.shown(field: index, of: record, machine: machine)
  }

  /// What a member holds now. Nil where the instance is gone, or only a getter could tell.
  package func currentText(of dependency: Dependency, limit: Int = 60) -> String? {
    guard let record = dependency.instance.record, let index = dependency.member.field else { return nil }
    return ValueText.text(ofField: index, of: record, machine: machine, limit: limit)
  }

  package func memberName(_ dependency: Dependency) -> String {
    keyPaths.name(of: dependency.member, in: dependency.instance.type)
  }
}
