import Models
import Trace

/// A single cause that made a view stale.
package struct Invalidation {
  package enum Reason: Equatable {
    /// A tracked property that the last run read was written; `isInPlace` if it was changed in place (`append`,
    /// `+=`), not assigned.
    case property(Dependency, isInPlace: Bool)
    /// An ObservableObject to which the view subscribes announced a change; `member` if it is known (3.4).
    case object(name: String, member: String?)
    /// A `@State` that the view has read was written, its own or one that a binding leads to: `ContentView.count`.
    case state(PropertyRef)
    /// The parent ran and passed a value that differs in these fields (4.2).
    case value(fields: [String])
    /// The environment has a different value for this key.
    case environment(String)
    /// The type was redeclared while the view was mounted.
    case redeclared(String)
    /// The person requested it with `:remake`.
    case remade

    /// True if an object announced the change, not SwiftUI's own storage.
    var isOfObject: Bool {
      switch self {
      case .property, .object: true
      case .state, .value, .environment, .redeclared, .remade: false
      }
    }

    package static func == (left: Reason, right: Reason) -> Bool {
      switch (left, right) {
      // The last write is looked up when the reason is shown.
      case (.property(let left, _), .property(let right, _)): left == right
      case (.object(let left, let leftMember), .object(let right, let rightMember)):
        left == right && leftMember == rightMember
      case (.state(let left), .state(let right)): left == right
      case (.value(let left), .value(let right)): left == right
      case (.environment(let left), .environment(let right)): left == right
      case (.redeclared(let left), .redeclared(let right)): left == right
      case (.remade, .remade): true
      default: false
      }
    }
  }

  package let reason: Reason
  /// The view whose body made the write; nil if the program did.
  package let writer: Writer?
  /// The origin of a write to state. For properties of models the models know it.
  package var origin: WriteHistory.Origin?

  package struct Writer {
    package let reference: ViewRef
    /// The view's unique position in mounting order.
    package let order: Int
    /// The positions of the surrounding views, from the inside. They are stored because the view may be gone when
    /// they are needed.
    let ancestors: [Int]

    init(_ view: MountedView) {
      reference = view.reference
      order = view.order
      ancestors = (view as? ScopeNode)?.ancestors ?? []
    }
  }

  /// The written tracked property, if that was the cause.
  package var dependency: Dependency? {
    if case .property(let dependency, _) = reason { dependency } else { nil }
  }
}
