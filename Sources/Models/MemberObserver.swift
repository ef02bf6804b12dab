@_spi(SwiftUI) import Observation

/// Receives the writes of one member from the runtime's registrar, for all views whose bodies have read it.
///
/// There is one `withObservationTracking(_:willSet:)`, however many views there are: the runtime keeps nearly a
/// kilobyte for each, which every row of a long list would need for a model that all rows read.
final class MemberObserver: @unchecked Sendable {
  // Unchecked: the runtime requires callbacks that any thread may call, but only one thread is used here.
  let member: MemberID
  /// The observers. Most members are read by only one view, which needs no set. Observers stop before they are
  /// destroyed.
  private unowned(unsafe) var first: BodyTracking?
  private var others: Set<Listener> = []

  private struct Listener: Hashable {
    unowned(unsafe) let tracking: BodyTracking

    static func == (left: Listener, right: Listener) -> Bool { left.tracking === right.tracking }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(tracking)) }
  }

  init(_ member: MemberID) { self.member = member }

  var isEmpty: Bool { first == nil && others.isEmpty }

  func add(_ tracking: BodyTracking) {
    if first == nil, !others.contains(Listener(tracking: tracking)) {
      first = tracking
    } else if first !== tracking {
      others.insert(Listener(tracking: tracking))
    }
  }

  func remove(_ tracking: BodyTracking) {
    if first === tracking { first = nil } else { others.remove(Listener(tracking: tracking)) }
  }

  /// Starts observing the reads of `read` on the registrar. The runtime allows the end of observation only in its
  /// callback: the next call without an observer ends it.
  func listen(to read: () -> Void) {
    withObservationTracking(
      read,
      willSet: { [self] runtime in
        if isEmpty { runtime.cancel() } else { tell() }
      })
  }

  private func tell() {
    first?.heed()
    for listener in others { listener.tracking.heed() }
  }
}
