import Code
import Machine
import Models
import Trace

/// A `@Query` of a mounted view. Its body is the fetch: the reads of the filter and the sort descriptors are tracked,
/// and when a value changes, or models are added or removed, the query fetches again. The view runs only if the
/// result has different models or another order.
final class QueryNode: MountedView {
  /// Contains the result, as a `@State` would: readers of it depend on it.
  let location: StateLocation
  /// The name of the type of the models.
  let entity: String
  private(set) var environment: EnvironmentBox?
  private unowned(unsafe) let owner: ViewNode
  private let member: String
  private var closure = Value.void
  private var result: Value?
  /// True if the view is about to run and only needs the result.
  private var isAsked = false

  init(_ field: DynamicField, entity: String, owner: ViewNode, hierarchy: ViewHierarchy) {
    self.entity = entity
    self.owner = owner
    member = field.name
    location = StateLocation(
      .void, Layout.Query.Field.result.type(in: field.type), member: field.name, owner: owner,
      hierarchy: hierarchy)
    super.init(name: "\(owner.name).\(field.name)", order: hierarchy.nextOrder(), hierarchy: hierarchy)
    hierarchy.queries.append(self)
  }

  override var reference: ViewRef { ViewRef("\(owner.reference).\(member)") }
  override var isShown: Bool { false }

  /// Fetches for a body that is about to run.
  func fetch(_ closure: Value, in environment: EnvironmentBox) throws {
    // The query may have just fetched, for the reason that made the view stale.
    if closure.object === self.closure.object, environment === self.environment, !isStale { return }
    self.closure = closure
    self.environment = environment
    isAsked = true
    defer { isAsked = false }
    try hierarchy.run(self)
  }

  override func evaluate() throws {
    guard let environment else { return }
    result = try hierarchy.runtime.machine.call(closure: closure, environment.values)
  }

  override func settle() throws {
    guard let result else { return }
    self.result = nil
    if isAsked { location.replace(with: result) } else { try location.write(result) }
  }

  override func unmount() {
    super.unmount()
    location.lostOwner()
    hierarchy.queries.removeAll { $0 === self }
  }
}

extension ViewHierarchy {
  /// Called when models of a type were added or removed.
  func queriesChanged(of entity: String) {
    for query in queries where query.entity == entity {
      query.invalidate(because: .object(name: "ModelContext", member: entity))
    }
  }
}
