import Code
import OpenCombine

/// An `ObservableObjectPublisher` of a program: OpenCombine's own, with its subscribers in order.
final class ChangeCore {
  let publisher: ObservableObjectPublisher
  let subscribers = OrderedSubscribers(demandIsUnlimited: true)
  var stream: Stream { Stream(source: ChangePublisher(core: self), origin: self) }
  /// The object whose changes it announces, if it was synthesized for one.
  weak var object: LegacyObject?

  init(_ publisher: ObservableObjectPublisher = ObservableObjectPublisher()) { self.publisher = publisher }

  /// Adds a subscriber that is called before all others.
  func subscribeFirst(_ subscriber: some Subscriber<Value, Failed>) {
    subscribers.subscribe(subscriber, to: voids, isFirst: true)
  }

  private var voids: some Publisher<Value, Failed> { publisher.map { _ in Value.void }.neverFailing }

  private struct ChangePublisher: Publisher {
    typealias Output = Value
    typealias Failure = Failed
    let core: ChangeCore

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Failed {
      core.subscribers.subscribe(subscriber, to: core.voids)
    }
  }
}

/// An instance of the program in the form that OpenCombine's `objectWillChange` needs: an object with these
/// `@Published` properties.
final class PublishedProperties: ObservableObject, CustomReflectable {
  private let cells: [PublishedCell]

  init(of cells: [PublishedCell]) { self.cells = cells }

  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: cells.map(\.published), ancestorRepresentation: .suppressed)
  }
}
