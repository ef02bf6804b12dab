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
  /// The view to which the state belongs, while it is mounted; nil for storage that views share.
  private unowned(unsafe) var owner: ScopeNode?
  /// True if a body has read the state, that of this view or of another. Reads by actions do not count.
  private var isReadByBody = false
  /// The values before the first write of each later batch: the bodies of earlier batches see them (4.3).
  private var earlier: [(batch: Int, value: Value?)] = []
  /// The turn of the last write; `wasEqual` is true for an equal write.
  private(set) var lastWrite: (turn: Int32, wasEqual: Bool)?
  /// Bindings to the state in views.
  private var uses: [UsedLocation] = []
  /// True if a value is stored: a key of `@AppStorage` has none before the first write.
  private(set) var isStored = true
  private unowned let hierarchy: ViewHierarchy
  /// The name if there is no owner: `AppStorage`, `SceneStorage`.
  private let ownerName: String
  /// Set for storage in the user defaults.
  let form: StoredForm?

  init(
    _ value: Value, _ type: RuntimeType, member: String, owner: ScopeNode?, ownerName: String = "",
    form: StoredForm? = nil, hierarchy: ViewHierarchy
  ) {
    self.value = value
    self.type = type
    self.member = member
    self.owner = owner
    self.ownerName = ownerName
    self.form = form
    self.hierarchy = hierarchy
  }

  override var state: StateLocation? { self }
  var reference: PropertyRef {
    PropertyRef(object: owner?.reference.description ?? ownerName, member: member)
  }

  /// False for a composed view of the library, such as a `NavigationStack` without a path.
  var isOfProgram: Bool { (owner as? ViewNode)?.isListed ?? true }

  override func read() throws -> Value {
    if hierarchy.running != nil {
      isReadByBody = true
      hierarchy.noteRead(of: self)
    }
    return visibleValue ?? value
  }

  override func peek() throws -> Value { visibleValue ?? value }

  /// Nil if nothing is stored.
  fileprivate var visibleValue: Value? {
    if !earlier.isEmpty, hierarchy.isFlushing {
      let applied = hierarchy.batches.applied
      if let entry = earlier.first(where: { $0.batch > applied }) { return entry.value }
    }
    return isStored ? value : nil
  }

  /// Writes a value. An equal write is dropped (4.4); a write to state that no body has read runs nothing (4.16).
  override func write(_ new: Value) throws {
    if refusesWrite() { return }
    try refuseWriteWhilePaused()
    try store(new, over: value)
  }

  /// Refuses a write while a body runs (4.5). Returns true if it was refused.
  fileprivate func refusesWrite() -> Bool {
    guard hierarchy.running != nil else { return false }
    hierarchy.warn(
      "Modifying state during view update, this will cause undefined behavior.", property: reference.description,
      advice: ViewHierarchy.writeElsewhere)
    return true
  }

  fileprivate func refuseWriteWhilePaused() throws {
    try hierarchy.runtime.machine.refuse("\(reference) cannot be written")
  }

  /// - Parameters:
  ///   - old: The value that the writer sees: its own default if nothing is stored.
  ///   - willChange: Called before a different value is stored.
  fileprivate func store(_ new: Value, over old: Value, willChange: () throws -> Void = {}) throws {
    let isEqual = try hierarchy.runtime.comparison.isStoredEqual(old, new, type)
    lastWrite = (hierarchy.bridge.history.turn, isEqual)
    if isEqual, isStored {
      hierarchy.noteEqualState(self, new)
      return
    }
    if !isEqual { try willChange() }
    keepForEarlierBatches()
    value = new
    isStored = true
    var invalidated: [ViewRef] = []
    let reference = reference
    if isReadByBody, let owner, owner.invalidate(because: .state(reference)) {
      invalidated.append(owner.shownReference)
    }
    for use in uses {
      if let view = try use.stateDidChange(reference), !invalidated.contains(view) { invalidated.append(view) }
    }
    // Nothing was stored, and the writer's default was written.
    if isEqual, invalidated.isEmpty { return hierarchy.noteEqualState(self, new) }
    hierarchy.noteState(self, old: old, new: new, invalidates: invalidated)
  }

  /// Sets the value for a body that is about to run, without a reason.
  func replace(with new: Value) { value = new }

  private func keepForEarlierBatches() {
    guard let batch = hierarchy.joinBatch(), batch > 0, earlier.last?.batch != batch else { return }
    if earlier.isEmpty { hierarchy.batches.remember(self) }
    earlier.append((batch, isStored ? value : nil))
  }

  func forgetEarlierBatches() { earlier = [] }

  /// Called when the view is gone: later writes through this location have no effect.
  func lostOwner() { owner = nil }

  /// Initializes storage for a key without a value.
  func beginEmpty() { isStored = false }

  /// Initializes storage for a key that already has a value.
  func begin(with stored: Value) {
    value = stored
    isStored = true
  }

  /// Stores the value in the user defaults, if they are its storage.
  fileprivate func save(_ new: Value) throws { try hierarchy.runtime.storage.save(new, of: self) }

  /// Removes the value: its readers see their own defaults again.
  func remove() {
    guard isStored else { return }
    keepForEarlierBatches()
    isStored = false
    for use in uses { _ = try? use.stateDidChange(reference) }
  }

  /// Called after a write that stores nothing, since it was nil.
  func forgetStored() { isStored = false }

  fileprivate func willChange(_ object: Record, _ member: String, from old: Value, to new: Value) throws {
    guard hierarchy.bridge.legacy.isObservableObject(object) else { return }
    try hierarchy.bridge.legacy.willChange(object, member, from: old, to: new, type)
  }

  func add(_ use: UsedLocation) { uses.append(use) }
  func remove(_ use: UsedLocation) { uses.removeAll { $0 === use } }
}

/// A closure that captures a view keeps the models in the view's states alive.
extension StateLocation: ValueKeeper {
  package var keptValues: [Value] { [value] }
}

/// Shared storage as seen by one `@AppStorage` or `@SceneStorage`: each has a default value of its own, which shows
/// while nothing is stored.
final class StorageLocation: Location {
  private let shared: StateLocation
  private let initial: Value
  /// The property of an ObservableObject that leads here. The object announces writes through this property, but not
  /// writes made elsewhere (3.6).
  private let property: (object: Record, member: String)?

  init(_ shared: StateLocation, default initial: Value, of property: (object: Record, member: String)? = nil) {
    self.shared = shared
    self.initial = initial
    self.property = property
  }

  override var state: StateLocation? { shared }

  override func read() throws -> Value {
    let value = try shared.read()
    return shared.visibleValue == nil ? initial : value
  }

  override func peek() throws -> Value { shared.visibleValue ?? initial }

  override func write(_ new: Value) throws {
    // An object stores its value also while a body runs: no view writes its state, and the object's subscribers are
    // warned when it announces the change (3.5).
    if property == nil, shared.refusesWrite() { return }
    try shared.refuseWriteWhilePaused()
    let old = try peek()
    try shared.store(new, over: old) {
      if let property { try shared.willChange(property.object, property.member, from: old, to: new) }
    }
    try shared.save(new)
  }

  override func isSame(as other: Location) -> Bool {
    if shared === other { return true }
    guard let other = other as? StorageLocation else { return false }
    return shared === other.shared
  }
}

/// A binding in one view. Reads through it make the view depend on the state behind it.
final class UsedLocation: Location {
  let base: Location
  private let type: RuntimeType
  private unowned(unsafe) var node: ScopeNode?
  private var isRead = false
  /// The value when it was first read or last written.
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
  override var isOfObject: Bool { base.isOfObject }

  override func read() throws -> Value {
    // A closure or an object's property is read directly, and its reads are tracked.
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

  /// Called when the state behind it was written. Returns the view if that made it stale, which requires that it has
  /// read a value other than the current one.
  ///
  /// The value may be gone: an element that was removed. A view that its parent then removes does not notice; another
  /// one traps when its body reads the binding.
  func stateDidChange(_ reference: PropertyRef) throws -> ViewRef? {
    guard isRead, let node, let old = lastKnown else { return nil }
    do {
      let new = try base.peek()
      if try node.hierarchy.runtime.comparison.isStoredEqual(old, new, type) { return nil }
      lastKnown = new
    } catch is Trap {}
    return node.invalidate(because: .state(reference)) ? node.shownReference : nil
  }

  func detach() {
    node = nil
    base.state?.remove(self)
  }
}
