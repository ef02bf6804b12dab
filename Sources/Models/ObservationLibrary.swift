import Code
import Machine

/// What programs see of the Observation module. The macros `@Observable` and `@ObservationIgnored` are the checker's.
package enum ObservationLibrary {
  package static let parts = tracking + ObservationsLibrary.parts

  private static let tracking: [LibraryPart] = [
    LibraryPart("protocol Observable", ""),
    // What the macro adds to each class, for properties that tell by themselves of what they read and change.
    LibraryPart(
      "extension Observable",
      """
      func access<Member>(keyPath: KeyPath<Self, Member>)
      @native("Observable.willSet") func _willSet<Member>(_ keyPath: KeyPath<Self, Member>)
      @native("Observable.didSet") func _didSet<Member>(_ keyPath: KeyPath<Self, Member>)
      func withMutation<Member, MutationResult>(
        keyPath: KeyPath<Self, Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        _willSet(keyPath)
        defer { _didSet(keyPath) }
        return try mutation()
      }
      """),
    LibraryPart(
      "@opaque struct ObservationRegistrar: Sendable, Hashable",
      """
      init()
      func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
      func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
      func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
      func withMutation<Subject: Observable, Member, T>(
        of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
      ) rethrows -> T {
        willSet(subject, keyPath: keyPath)
        defer { didSet(subject, keyPath: keyPath) }
        return try mutation()
      }
      static func == (lhs: ObservationRegistrar, rhs: ObservationRegistrar) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
      """),
    LibraryPart(
      "",
      """
      func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
      func withObservationTracking<T>(
        _ apply: () -> T, willSet: @escaping @Sendable (ObservationTracking) -> Void,
        didSet: @escaping @Sendable (ObservationTracking) -> Void
      ) -> T
      func withObservationTracking<T>(
        _ apply: () -> T, willSet: @escaping @Sendable (ObservationTracking) -> Void
      ) -> T
      func withObservationTracking<T>(
        _ apply: () -> T, didSet: @escaping @Sendable (ObservationTracking) -> Void
      ) -> T
      """),
    LibraryPart("@opaque struct ObservationTracking: Sendable", "func cancel()"),
  ]

  package static func natives(_ bridge: ObservationBridge) -> NativeTable {
    [
      "ObservationRegistrar.init()": { _ in Value(ProgramRegistrar()) },
      "ObservationRegistrar.access(_:keyPath:)": { call in
        bridge.accessByKeyPath(call.registrar.instance(of: call[1].record), call[2].keyPath)
        return .void
      },
      "ObservationRegistrar.willSet(_:keyPath:)": { call in
        try bridge.willSetByKeyPath(call.registrar.instance(of: call[1].record), call[2].keyPath)
        return .void
      },
      "ObservationRegistrar.didSet(_:keyPath:)": { call in
        try bridge.didSetByKeyPath(call.registrar.instance(of: call[1].record), call[2].keyPath)
        return .void
      },
      "Observable.access(keyPath:)": { call in
        bridge.accessByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "Observable.willSet": { call in
        try bridge.willSetByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "Observable.didSet": { call in
        try bridge.didSetByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "withObservationTracking(_:onChange:)": { call in
        try bridge.track(call[0], onChange: call[1], call.machine)
      },
      "withObservationTracking(_:willSet:didSet:)": { call in
        try bridge.track(call[0], willSet: call[1], didSet: call[2], call.machine)
      },
      "withObservationTracking(_:willSet:)": { call in
        try bridge.track(call[0], willSet: call[1], didSet: nil, call.machine)
      },
      "withObservationTracking(_:didSet:)": { call in
        try bridge.track(call[0], willSet: nil, didSet: call[1], call.machine)
      },
      "ObservationTracking.cancel()": { call in
        unsafeDowncast(call[0].object.unsafelyUnwrapped, to: TrackingHandle.self).cancel()
        return .void
      },
    ]
  }
}

extension NativeContext {
  fileprivate var registrar: ProgramRegistrar {
    unsafeDowncast(self[0].object.unsafelyUnwrapped, to: ProgramRegistrar.self)
  }
}
