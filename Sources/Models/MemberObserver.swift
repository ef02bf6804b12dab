@_spi(SwiftUI) import Observation

/// Hears of the writes of one member, as the runtime's registrar tells of them, for all views whose bodies have read it.
///
/// One `withObservationTracking(_:willSet:)` however many views there are: what the runtime keeps for one takes nearly
/// a kilobyte, which each row of a long list would pay for a model that all rows read.
final class MemberObserver: @unchecked Sendable {
  // Unchecked: the runtime wants callbacks that any thread may call; here one thread does everything.
  let member: MemberID
  /// The observers; most members have been read by one view, which needs no set. They stop before they go.
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

  /// Begins to listen to what `read` reads on the registrar. The runtime lets that be ended from its callback alone:
  /// the next call that finds no observer does.
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
