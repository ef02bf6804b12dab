import Code
import Machine
import Models
import Trace

/// The storage behind a `@State`, `@AppStorage` or `@FocusState`: it lives as long as the identity of its view (4.8).
final class StateLocation: Location {
  private(set) var value: Value
  let type: RuntimeType
  /// The property, without the underscore of its storage.
  let member: String
  /// The view it belongs to, while that is mounted; none for storage that views share.
  private unowned(unsafe) var owner: ScopeNode?
  /// Whether a body has read it, this view's or another's; not what an action reads.
  private var isReadByBody = false
  /// The values before the first write of each later batch: the bodies of earlier batches see them (4.3).
  private var earlier: [(batch: Int, value: Value)] = []
  /// The turn of the last write, and whether that was equal.
  private(set) var lastWrite: (turn: Int32, wasEqual: Bool)?
  /// Bindings that views hold to it.
  private var uses: [UsedLocation] = []
  /// ObservableObjects with a property that leads here.
  private var objects: [(object: WeakRecord, member: String)] = []

  private struct WeakRecord { weak var record: Record? }
  private unowned let hierarchy: ViewHierarchy
  /// The name where there is no owner: `AppStorage`, `SceneStorage`.
  private let ownerName: String

  init(
    _ value: Value, _ type: RuntimeType, member: String, owner: ScopeNode?, ownerName: String = "",
    hierarchy: ViewHierarchy
  ) {
    self.value = value
    self.type = type
    self.member = member
    self.owner = owner
    self.ownerName = ownerName
    self.hierarchy = hierarchy
  }

  override var state: StateLocation? { self }
  var reference: PropertyRef {
    PropertyRef(object: owner?.reference.description ?? ownerName, member: member)
  }

  /// Not of a view that the library makes of others, as a `NavigationStack` without a path has it.
  var isOfProgram: Bool { (owner as? ViewNode)?.isListed ?? true }

  override func read() throws -> Value {
    if hierarchy.running != nil {
      isReadByBody = true
      hierarchy.noteRead(of: self)
    }
    return visibleValue
  }

  override func peek() throws -> Value { visibleValue }

  private var visibleValue: Value {
    if earlier.isEmpty || !hierarchy.isFlushing { return value }
    let applied = hierarchy.batches.applied
    return earlier.first { $0.batch > applied }?.value ?? value
  }

  /// A write that compares equal is dropped (4.4); one that no body has read runs nothing (4.16).
  override func write(_ new: Value) throws {
    if hierarchy.running != nil {
      return hierarchy.warn(
        "Modifying state during view update, this will cause undefined behavior.", property: reference.description,
        advice: ViewHierarchy.writeElsewhere)
    }
    let old = value
    let isEqual = try hierarchy.runtime.comparison.areEqual(old, new, type)
    lastWrite = (hierarchy.bridge.history.turn, isEqual)
    if isEqual {
      hierarchy.noteEqualState(self, new)
      return
    }
    for (object, member) in objects {
      guard let record = object.record else { continue }
      try hierarchy.bridge.legacy.willChange(record, member, from: old, to: new, type)
    }
    keepForEarlierBatches()
    value = new
    var invalidated: [ViewRef] = []
    let reference = reference
    if isReadByBody, let owner, owner.invalidate(because: .state(reference)) {
      invalidated.append(owner.shownReference)
    }
    for use in uses {
      if let view = try use.stateDidChange(reference), !invalidated.contains(view) { invalidated.append(view) }
    }
    hierarchy.noteState(self, old: old, new: new, invalidates: invalidated)
  }

  private func keepForEarlierBatches() {
    guard let batch = hierarchy.joinBatch(), batch > 0, earlier.last?.batch != batch else { return }
    if earlier.isEmpty { hierarchy.batches.remember(self) }
    earlier.append((batch, value))
  }

  func forgetEarlierBatches() { earlier = [] }

  /// The view is gone: later writes through this location have no effect.
  func lostOwner() { owner = nil }

  /// An object announces the changes of what is stored here as its own.
  func addObject(_ object: Record, member: String) {
    guard hierarchy.bridge.legacy.isObservableObject(object),
      !objects.contains(where: { $0.object.record === object && $0.member == member })
    else { return }
    objects.removeAll { $0.object.record == nil }
    objects.append((WeakRecord(record: object), member))
  }

  func add(_ use: UsedLocation) { uses.append(use) }
  func remove(_ use: UsedLocation) { uses.removeAll { $0 === use } }
}

/// A binding as one view holds it: what that view reads through it makes the view depend on the state behind it.
final class UsedLocation: Location {
  let base: Location
  private let type: RuntimeType
  private unowned(unsafe) var node: ScopeNode?
  private var isRead = false
  /// The value when it was read first or written last.
  private var lastKnown: Value?

  init(_ base: Location, _ type: RuntimeType, by node: ScopeNode) {
    self.base = base
    self.type = type
    self.node = node
    super.init()
    base.state?.add(self)
  }

  override var state: StateLocation? { base.state }
  override var snapshot: Value? { base.snapshot }

  override func read() throws -> Value {
    // A closure or an object's property is read as such: what it reads is tracked.
    guard base.state != nil else { return try base.read() }
    let value = try base.peek()
    if let hierarchy = node?.hierarchy, hierarchy.running != nil {
      if !isRead { lastKnown = value }
      isRead = true
      if let state = base.state { hierarchy.noteRead(of: state) }
    }
    return value
  }

  override func peek() throws -> Value { try base.peek() }
  override func write(_ new: Value) throws { try base.write(new) }
  override func isSame(as other: Location) -> Bool { base.isSame(as: (other as? UsedLocation)?.base ?? other) }

  /// The state behind it was written. Returns the view if that made it stale: only where it has read another value
  /// than it would read now.
  func stateDidChange(_ reference: PropertyRef) throws -> ViewRef? {
    guard isRead, let node, let old = lastKnown else { return nil }
    let new = try base.peek()
    if try node.hierarchy.runtime.comparison.areEqual(old, new, type) { return nil }
    lastKnown = new
    return node.invalidate(because: .state(reference)) ? node.shownReference : nil
  }

  func detach() {
    node = nil
    base.state?.remove(self)
  }
}
