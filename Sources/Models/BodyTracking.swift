import Trace

/// A view that is invalidated when a property read by its last run is about to change. Owns its `BodyTracking`.
package protocol TrackingClient: AnyObject {
  /// The place of the client in the order of invalidation.
  var order: Int { get }
  var reference: ViewRef { get }
  /// Called at willSet. Returns true if the client was not stale before.
  func invalidate(by dependency: Dependency) -> Bool
  /// The dependencies among the tracked reads of a run.
  func dependencies(among reads: [Dependency]) -> [Dependency]
  /// Receives the untracked reads of the last run.
  func takeSilentReads(_ reads: [SilentRead])
  var silentReads: [SilentRead] { get }
}

extension TrackingClient {
  package func dependencies(among reads: [Dependency]) -> [Dependency] { reads }
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
  /// The dependencies of the last run, in the order of the first reads, even if a trap has ended the run.
  @exclusivity(unchecked) package private(set) var dependencies: [Dependency] = []
  /// The client owns this object, and so outlives it, as does the bridge.
  unowned(unsafe) let client: any TrackingClient
  private unowned(unsafe) let bridge: ObservationBridge
  @exclusivity(unchecked) private var state = State.deaf

  private enum State {
    /// Nothing is observed, for example during a run that a write has caused: SwiftUI has cancelled its tracking by
    /// then, and the next tracking begins when the body has returned.
    case deaf
    /// No dependency has been written since the last run.
    case armed
    /// A member that was read has been written, so the client must run again. Further writes are further reasons.
    case fired
    /// Tracking has ended for good, even if a run is still in progress.
    case ended
  }

  package init(client: any TrackingClient, bridge: ObservationBridge) {
    self.client = client
    self.bridge = bridge
  }

  deinit { end() }

  /// Runs the body, and then observes what it has read.
  package func run(_ body: () throws -> Void) rethrows {
    if state == .fired { state = .deaf }
    let scope = bridge.openScope(for: .body(self))
    scope.expect(client.silentReads)
    defer {
      bridge.close(scope)
      listen(to: client.dependencies(among: scope.dependencies))
      scope.endReads()
      if !scope.silentIsAsBefore { client.takeSilentReads(scope.silent) }
      bridge.recycle(scope)
    }
    try body()
  }

  /// Stops observing, as when a view leaves the hierarchy: no write invalidates it any longer.
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
    // A copy of exact size: the scope's buffer is reused, and would otherwise be copied with all of its capacity.
    dependencies = read.map { $0 }
    for dependency in dependencies { bridge.begin(self, listeningTo: dependency) }
    if old.isEmpty { return }
    // Counted by observers: members that share a registrar may share an observer.
    let heard = Set(read.compactMap { $0.memberObserver.map(ObjectIdentifier.init) })
    for dependency in old {
      guard let observer = dependency.memberObserver, !heard.contains(ObjectIdentifier(observer)) else { continue }
      bridge.stop(self, listeningTo: dependency)
    }
  }

  /// Called by a registrar.
  func heed() {
    guard state == .armed || state == .fired else { return }
    state = .fired
    bridge.take(.body(self))
  }
}
