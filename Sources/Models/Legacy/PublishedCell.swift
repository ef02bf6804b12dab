import Code
import Machine
import OpenCombine

/// A program's `@Published` property: OpenCombine's `Published`, with its subscribers in order.
final class PublishedCell {
  fileprivate(set) var published: Published<Value>
  private(set) lazy var subscribers = OrderedSubscribers()
  var stream: Stream { Stream(source: CellPublisher(cell: self)) }
  /// True if the cell announces changes to the `objectWillChange` of its object.
  var isInstalled = false
  /// The object to which the property belongs, once its publisher has been requested.
  var owner: PublishedOwner?
  /// Upstreams of `assign(to:)`.
  private var upstreams: [any Subscription] = []

  init(_ value: Value) { published = Published(initialValue: value) }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// A write, in the order of the module: `objectWillChange`, then subscribers with the new value, then the store
  /// (3.1).
  var value: Value {
    get { Published[_enclosingInstance: self, wrapped: \.value, storage: \.published] }
    set { Published[_enclosingInstance: self, wrapped: \.value, storage: \.published] = newValue }
  }

  func take(_ subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }

  /// The publisher for subscribers.
  private struct CellPublisher: Publisher {
    typealias Output = Value
    typealias Failure = Failed
    let cell: PublishedCell

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Failed {
      // A subscriber keeps the publisher alive, and with it the sources assigned to it.
      cell.subscribers.subscribe(subscriber, to: cell.published.projectedValue.neverFailing, keeping: cell)
    }
  }
}

extension PublishedCell: ValueKeeper {
  package var keptValues: [Value] { [value] }
}

/// The object of a `PublishedCell`, and the name of the property.
struct PublishedOwner {
  let instance: Instance
  let member: String
}

/// The subscriber of `assign(to: &$property)`: it does not keep the property alive, and ends with it.
struct PublishedAssignment: Subscriber {
  let combineIdentifier = CombineIdentifier()
  private weak var cell: PublishedCell?
  private let set: (PublishedCell, Value) -> Void

  init(_ cell: PublishedCell, set: @escaping (PublishedCell, Value) -> Void) {
    self.cell = cell
    self.set = set
  }

  func receive(subscription: any Subscription) { cell?.take(subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    if let cell { set(cell, input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failed>) {}
}
