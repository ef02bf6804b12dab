import Trace

/// A view that is invalidated when something its last run read is about to change. Owns its `BodyTracking`.
package protocol TrackingClient: AnyObject {
  /// The place of the client in the order of invalidation.
  var order: Int { get }
  var reference: ViewRef { get }
  /// Called at willSet. Returns whether that made it stale, which it was not before.
  func invalidate(by dependency: Dependency) -> Bool
  /// The last run has read this, which is not tracked.
  func takeSilentReads(_ reads: [SilentRead])
  var silentReads: [SilentRead] { get }
}

extension TrackingClient {
  package func takeSilentReads(_ reads: [SilentRead]) {}
  package var silentReads: [SilentRead] { [] }
}

/// The tracking of one view's body, from run to run.
///
/// A body is tracked at the real registrars (`MemberObserver`) when it has returned, which is when the runtime itself
/// begins to listen: a body's own writes do not invalidate it. If a run has read exactly the properties that the run
/// before it read, nothing changes (SwiftUI cancels its tracking and requests the same tracking again). That makes a
/// write and its body cost less than half.
package final class BodyTracking {
  /// The dependencies of the last run, in the order of the first reads; also after a trap has ended the run.
  @exclusivity(unchecked) package private(set) var dependencies: [Dependency] = []
  /// The client owns this object, and so outlives it, as does the bridge.
  unowned(unsafe) let client: any TrackingClient
  private unowned(unsafe) let bridge: ObservationBridge
  @exclusivity(unchecked) private var state = State.deaf

  private enum State {
    /// Nothing is listened to, as while a run that a write has caused is under way: SwiftUI has cancelled its
    /// tracking by then, and the next one begins when the body has returned.
    case deaf
    /// No dependency has been written since the last run.
    case armed
    /// A member that was read has been written: the client is to run again. Further writes are further reasons.
    case fired
    /// Never again, even if a run is still under way.
    case ended
  }

  package init(client: any TrackingClient, bridge: ObservationBridge) {
    self.client = client
    self.bridge = bridge
  }

  deinit { end() }

  /// Runs the body and listens from then on to what it has read.
  package func run(_ body: () throws -> Void) rethrows {
    if state == .fired { state = .deaf }
    let scope = bridge.openScope(for: .body(self))
    scope.expect(client.silentReads)
    defer {
      bridge.close(scope)
      listen(to: scope.dependencies)
      scope.endReads()
      if !scope.silentIsAsBefore { client.takeSilentReads(scope.silent) }
      bridge.recycle(scope)
    }
    try body()
  }

  /// Stops listening, as when a view leaves the hierarchy: no write reaches it any more.
  package func end() {
    state = .ended
    let old = dependencies
    dependencies = []
    for dependency in old { bridge.stop(self, listeningTo: dependency) }
  }

  private func listen(to read: [Dependency]) {
    if state == .ended { return }
    state = .armed
    if read == dependencies { return }
    let old = dependencies
    // A copy of its own size: the scope's buffer is used again, and would be copied there with all of its capacity.
    dependencies = read.map { $0 }
    for dependency in dependencies { bridge.begin(self, listeningTo: dependency) }
    if old.isEmpty { return }
    // Counted by their observers: members that share a registrar may have one in common.
    let heard = Set(read.compactMap { $0.memberObserver.map(ObjectIdentifier.init) })
    for dependency in old {
      guard let observer = dependency.memberObserver, !heard.contains(ObjectIdentifier(observer)) else { continue }
      bridge.stop(self, listeningTo: dependency)
    }
  }

  /// A registrar calls.
  func heed() {
    guard state == .armed || state == .fired else { return }
    state = .fired
    bridge.take(.body(self))
  }
}
