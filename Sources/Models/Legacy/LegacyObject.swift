import Code
import Machine
import class Machine.Record
import OpenCombine
import Trace

/// The data that the models keep for an ObservableObject besides its fields. Its `Instance` owns it.
final class LegacyObject {
  unowned let instance: Instance
  /// The synthesized `objectWillChange`, once it has been used, and its value in the program.
  private(set) var changes: (core: ChangeCore, publisher: Value)?
  /// The views to invalidate on changes, and the single subscription to `objectWillChange` for all of them.
  private(set) var subscriptions: [LegacySubscription] = []
  private var connection: AnyCancellable?

  init(_ instance: Instance) { self.instance = instance }

  /// The `@Published` properties among the fields.
  static func cells(of record: Record) -> [PublishedCell] {
    (0..<record.count).compactMap { record[$0].object as? PublishedCell }
  }

  /// The synthesized `objectWillChange`: OpenCombine's own, which is stored in the `@Published` properties.
  ///
  /// An object without such properties also gets a publisher, which stays the same. OpenCombine would make a new one
  /// on each request, so that changes sent by hand would never be received; Combine keeps it.
  func changes(of record: Record, make: (ChangeCore) throws -> Value) rethrows -> Value {
    let cells = Self.cells(of: record)
    if let changes, cells.allSatisfy(\.isInstalled) { return changes.publisher }
    let publisher = PublishedProperties(of: cells).objectWillChange
    for cell in cells { cell.isInstalled = true }
    if let changes { return changes.publisher }
    let core = ChangeCore(publisher)
    core.object = self
    let made = try make(core)
    changes = (core, made)
    return made
  }

  // MARK: Clients

  func add(_ subscription: LegacySubscription, connect: () throws -> AnyCancellable) rethrows {
    if connection == nil { connection = try connect() }
    subscriptions.append(subscription)
  }

  func remove(_ subscription: LegacySubscription) {
    subscriptions.removeAll { $0 === subscription }
    if subscriptions.isEmpty { connection = nil }
  }
}

/// A view's subscription to an object's `objectWillChange`.
package final class LegacySubscription {
  /// The object, which the subscription keeps alive, as the view does.
  package let object: AnyObject?
  unowned(unsafe) let client: any LegacyClient
  private weak var legacy: LegacyObject?

  /// `Store#1`
  package let name: String

  init(_ client: any LegacyClient, _ object: Record, _ legacy: LegacyObject) {
    self.client = client
    self.object = object
    name = legacy.instance.name
    self.legacy = legacy
  }

  package func cancel() {
    legacy?.remove(self)
    legacy = nil
  }
}

/// A view that is invalidated when an ObservableObject is about to change. It outlives its subscriptions.
package protocol LegacyClient: AnyObject {
  /// The place of the client in the order of invalidation.
  var order: Int { get }
  var reference: ViewRef { get }
  /// Called when `objectWillChange` fires, while the old value is still in place. Returns true if the client was not
  /// stale before.
  func objectWillChange(_ change: LegacyChange) -> Bool
}

/// A change announced by an ObservableObject.
package struct LegacyChange {
  /// `Store#1`
  package let object: String
  /// The `@Published` property that is about to change; nil if the program has sent the change by hand.
  package let member: String?
}
