@_spi(SwiftUI) import Observation
import Trace

/// Who is told that something its last run read is about to change: a view. Owns its `BodyTracking`.
package protocol TrackingClient: AnyObject {
  /// Its place among all clients, in which they are told.
  var order: Int { get }
  var reference: ViewRef { get }
  /// Called at willSet. Returns whether that made it stale, which it was not before.
  func invalidate(by dependency: Dependency) -> Bool
}

/// The tracking of one view's body, from run to run.
///
/// What a run reads is put before the real registrars in one `withObservationTracking(_:willSet:)` when the body has
/// returned, which is when the runtime itself begins to listen: a body's own writes do not reach it. Where a run has
/// read exactly what the one before did, that tracking is simply kept (SwiftUI cancels it and asks for the same
/// again), which makes a write and its body cost less than half.
package final class BodyTracking {
  /// What the last run read, in the order of the first reads; also where a trap has cut it off.
  @exclusivity(unchecked) package private(set) var dependencies: [Dependency] = []
  /// It owns this object, and so outlives it, as does the bridge.
  unowned(unsafe) let client: any TrackingClient
  private unowned(unsafe) let bridge: ObservationBridge
  @exclusivity(unchecked) private var registration: Registration?
  @exclusivity(unchecked) private var scope: ReadScope?
  @exclusivity(unchecked) private var state = State.deaf

  private enum State {
    /// Nothing is listened to, as while a run that a write has caused is under way: SwiftUI has cancelled its
    /// tracking by then, and the next one begins when the body has returned.
    case deaf
    /// No dependency has been written since the last run.
    case armed
    /// One has: the client is to run again. Further writes are further reasons.
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
    self.scope = scope
    defer {
      self.scope = nil
      bridge.close(scope)
      listen(to: scope.dependencies)
      bridge.recycle(scope)
    }
    try body()
  }

  /// How many dependencies the run that is under way has found.
  package var readsSoFar: Int { scope?.dependencies.count ?? 0 }

  /// Stops listening, as when a view leaves the hierarchy: nothing that it read knows of it any more.
  package func end() {
    registration?.cancel()
    registration = nil
    state = .ended
    dependencies = []
  }

  private func listen(to read: [Dependency]) {
    if state == .ended { return }
    state = .armed
    if read == dependencies { return }
    if registration == nil || read.count != dependencies.count || Set(read) != Set(dependencies) {
      registration?.cancel()
      registration = Registration(of: self, reading: read, bridge)
    }
    // A copy of its own size: the scope's buffer is used again, and would be copied there with all of its capacity.
    dependencies = read.map { $0 }
  }

  /// A registrar calls.
  private func heed() {
    guard state == .armed || state == .fired else { return }
    state = .fired
    bridge.take(.body(self))
  }

  /// One `withObservationTracking` of the runtime. The runtime lets it be cancelled from its callback only, so it also
  /// reads a member that few others know, of the first instance, whose change ends it.
  private final class Registration: @unchecked Sendable {
    // Unchecked: the runtime wants callbacks that any thread may call; here one thread does everything.
    private unowned(unsafe) let tracking: BodyTracking
    private var isEnding = false
    private let instance: Instance
    private let life: KeyPath<Instance, Void>

    /// Nil where nothing was read.
    init?(of tracking: BodyTracking, reading dependencies: [Dependency], _ bridge: ObservationBridge) {
      guard let first = dependencies.first else { return nil }
      self.tracking = tracking
      instance = first.instance
      life = bridge.nextLife()
      withObservationTracking {
        for dependency in dependencies { bridge.readOnRegistrar(dependency) }
        instance.observedRegistrar.registrar.access(instance, keyPath: life)
      } willSet: { [self] runtime in
        if isEnding { runtime.cancel() } else if !self.tracking.bridge.isEndingRegistration { self.tracking.heed() }
      }
    }

    func cancel() {
      isEnding = true
      let bridge = tracking.bridge
      bridge.isEndingRegistration = true
      defer { bridge.isEndingRegistration = false }
      instance.observedRegistrar.registrar.willSet(instance, keyPath: life)
    }
  }
}
