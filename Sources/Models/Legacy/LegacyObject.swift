import Code
import Machine
import class Machine.Record
import OpenCombine
import Trace

/// The data that the models keep for an ObservableObject beside its fields. Its `Instance` owns it.
final class LegacyObject {
  unowned let instance: Instance
  /// The synthesized `objectWillChange` once it has been used, and the value that represents it in the program.
  private(set) var changes: (core: ChangeCore, publisher: Value)?
  /// The views that are to be invalidated by changes, and the one subscription to `objectWillChange` for all of them.
  private(set) var subscriptions: [LegacySubscription] = []
  private var connection: AnyCancellable?

  init(_ instance: Instance) { self.instance = instance }

  /// The `@Published` properties among the fields.
  static func cells(of record: Record) -> [PublishedCell] {
    (0..<record.count).compactMap { record[$0].object as? PublishedCell }
  }

  /// The synthesized `objectWillChange`: OpenCombine's own, which hangs on the `@Published` properties.
  ///
  /// One without such properties gets a publisher as well, which stays the same. OpenCombine makes a new one each time
  /// it is asked, so that nobody would ever hear what is sent by hand; Combine keeps it.
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
  /// The object, which it keeps alive, as the view does.
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
  /// Called when `objectWillChange` fires: the old value is still in place. Returns whether that made it stale, which
  /// it was not before.
  func objectWillChange(_ change: LegacyChange) -> Bool
}

/// A change that an ObservableObject announces.
package struct LegacyChange {
  /// `Store#1`
  package let object: String
  /// The `@Published` property that is about to change; nil where the program has sent by hand.
  package let member: String?
}
