import Code
import Machine
import class Machine.Record
import OpenCombine
import Trace

/// ObservableObjects, the views that their changes invalidate, and the events of these changes.
package final class LegacyObjects {
  /// Called whenever an object announces a change, before any view is invalidated, for SwiftUI's warnings (4.5, 4.6).
  /// `isHeard` is true if a view has subscribed to the object.
  package var willPublish: (LegacyChange, _ isHeard: Bool) -> Void = { _, _ in }
  private unowned let bridge: ObservationBridge
  let calls = ProgramCalls()
  let clock = Clock()
  private var synthesized: [RuntimeType: Bool] = [:]
  /// Writes of `@Published` properties in progress, innermost last.
  private var writes: [Write] = []

  private struct Write {
    let instance: Instance
    let change: LegacyChange
    let old: ShownValue
    let new: ShownValue
    var wasTold = false
  }

  init(bridge: ObservationBridge) { self.bridge = bridge }

  /// Sets the condition under which a queue takes work from the code that is running.
  package func limitWork(to allowed: @escaping () -> Bool) { clock.allowsWork = allowed }

  /// True if the running code is on the main thread: not in a function with another isolation, and not in work on a
  /// background queue.
  package var isOnMain: Bool { bridge.machine?.isOnMain ?? clock.isOnMain }

  // MARK: Subscribing

  /// True if an instance conforms to `ObservableObject`.
  package func isObservableObject(_ record: Record) -> Bool { isObservableObject(record.type) }

  package func isObservableObject(_ type: RuntimeType) -> Bool {
    guard let machine = bridge.machine, case .classType = type.kind,
      let number = machine.provider.protocolNumber(named: "ObservableObject")
    else { return false }
    return machine.conforms(type, to: number)
  }

  /// Subscribes a client to the `objectWillChange` of an object, synthesized or its own. Nil if the value is not an
  /// ObservableObject. Code of the program may run, and trap.
  package func subscribe(_ client: any LegacyClient, to value: Value) throws -> LegacySubscription? {
    guard let object = value.object, type(of: object) == Record.self, isObservableObject(value.record),
      let machine = bridge.machine
    else { return nil }
    let record = value.record
    let legacy = legacy(of: record)
    let subscription = LegacySubscription(client, record, legacy)
    try legacy.add(subscription) { try connect(legacy, record, machine) }
    return subscription
  }

  private func connect(_ legacy: LegacyObject, _ record: Record, _ machine: Machine) throws -> AnyCancellable {
    guard let requirement = machine.provider.requirement(named: "ObservableObject._changes"),
      let witness = machine.witness(of: record.type, for: requirement)
    else { throw Trap("\(record.type.name) has no 'objectWillChange'") }
    let stream = try machine.callWitness(witness, of: record.type, [Value(record)]).stream
    let sink = Subscribers.Sink<Value, Failed>(
      receiveCompletion: { _ in },
      receiveValue: { [weak self, weak legacy] _ in if let legacy { self?.announce(legacy) } })
    if let core = legacy.changes?.core, core === stream.origin {
      core.subscribeFirst(sink)
    } else {
      stream.publisher.subscribe(sink)
    }
    return AnyCancellable(sink)
  }

  func legacy(of record: Record) -> LegacyObject {
    let instance = bridge.instance(of: record)
    if let known = instance.legacy { return known }
    let made = LegacyObject(instance)
    instance.legacy = made
    return made
  }

  /// Records a read of a `@Published` property.
  func noteRead(of cell: PublishedCell, _ type: RuntimeType) {
    if bridge.silence.openBodies > 0 { bridge.noteRead(of: cell, type) }
  }

  // MARK: Writing

  /// Sets a `@Published` property of an object.
  func set(_ cell: PublishedCell, to new: Value, _ member: String, of record: Record, _ type: RuntimeType) {
    set(cell, to: new, member, of: bridge.instance(of: record), record: record, type)
  }

  /// Sets a property whose owner is known only by its instance, because the object may be gone.
  func set(_ cell: PublishedCell, to new: Value, by owner: PublishedOwner?, _ type: RuntimeType) {
    if let owner {
      set(cell, to: new, owner.member, of: owner.instance, record: owner.instance.record, type)
    } else {
      cell.subscribers.whileSending { cell.value = new }
    }
  }

  private func set(
    _ cell: PublishedCell, to new: Value, _ member: String, of instance: Instance, record: Record?, _ type: RuntimeType
  ) {
    bridge.history.note(
      .assigned, of: instance, bridge.member(named: member, of: instance.type), by: bridge.writeOrigin)
    let change = LegacyChange(object: instance.name, member: member)
    let isTraced = bridge.events.wants(.writes)
    writes.append(
      Write(
        instance: instance, change: change,
        old: isTraced ? bridge.shown(cell.value, type) : "", new: isTraced ? bridge.shown(new, type) : ""))
    defer { writes.removeLast() }
    if instance.legacy?.subscriptions.isEmpty ?? true, record.map({ isSynthesized($0.type) }) ?? false {
      announce(instance, to: [])
    }
    let store = { cell.subscribers.whileSending { cell.value = new } }
    if let subscribers = instance.legacy?.changes?.core.subscribers {
      subscribers.whileSending(store)
    } else {
      store()
    }
  }

  /// Announces a change to a property that is not stored in the object: the target of an `@AppStorage`.
  package func willChange(
    _ record: Record, _ member: String, from old: Value, to new: Value, _ type: RuntimeType
  ) throws {
    guard isSynthesized(record.type) else { return }
    let instance = bridge.instance(of: record)
    let isTraced = bridge.events.wants(.writes)
    writes.append(
      Write(
        instance: instance, change: LegacyChange(object: instance.name, member: member),
        old: isTraced ? bridge.shown(old, type) : "", new: isTraced ? bridge.shown(new, type) : ""))
    defer { writes.removeLast() }
    try calls.runFromOutside {
      if instance.legacy?.subscriptions.isEmpty ?? true { announce(instance, to: []) }
      if let core = instance.legacy?.changes?.core { core.subscribers.whileSending { core.publisher.send() } }
    }
  }

  /// Announces a change that the program sends by hand.
  func send(_ core: ChangeCore) {
    if let legacy = core.object, legacy.subscriptions.isEmpty { announce(legacy.instance, to: []) }
    core.subscribers.whileSending { core.publisher.send() }
  }

  /// True if an ObservableObject declares its own `objectWillChange`. `@Published` properties do not send to it.
  package func hasOwnPublisher(_ type: RuntimeType) -> Bool { isObservableObject(type) && !isSynthesized(type) }

  /// True if a class has the `objectWillChange` that the protocol provides, not its own.
  private func isSynthesized(_ type: RuntimeType) -> Bool {
    if let known = synthesized[type] { return known }
    let answer = isObservableObject(type) && !type.fields.contains { $0.name == "objectWillChange" } && asks(type)
    synthesized[type] = answer
    return answer
  }

  private func asks(_ type: RuntimeType) -> Bool {
    guard let machine = bridge.machine,
      let requirement = machine.provider.requirement(named: "ObservableObject._hasUsualPublisher()"),
      let witness = machine.witness(of: type, for: requirement)
    else { return false }
    return (try? machine.callWitness(witness, of: type, []).bool) ?? false
  }

  // MARK: Telling

  private func announce(_ legacy: LegacyObject) {
    announce(legacy.instance, to: legacy.subscriptions.sorted { $0.client.order < $1.client.order })
  }

  /// Announces that an object's `objectWillChange` has fired, or would have with a subscriber.
  private func announce(_ instance: Instance, to subscriptions: [LegacySubscription]) {
    if calls.isStopping { return }
    let index = writes.lastIndex { $0.instance === instance && !$0.wasTold }
    if let index { writes[index].wasTold = true }
    let change = index.map { writes[$0].change } ?? LegacyChange(object: instance.name, member: nil)
    willPublish(change, !subscriptions.isEmpty)
    let stale = subscriptions.filter { $0.client.objectWillChange(change) }.map(\.client.reference)
    guard bridge.events.wants(.writes) else { return }
    let value = index.map { (old: writes[$0].old, new: writes[$0].new) }
    bridge.events.send(
      .objectWillChange(
        object: instance.name,
        change: value.map { TraceEvent.PublishedChange(member: change.member ?? "", old: $0.old, new: $0.new) },
        invalidates: stale))
  }
}
