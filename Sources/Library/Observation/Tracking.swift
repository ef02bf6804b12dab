// The Observation module. The checker expands the macros `@Observable` and `@ObservationIgnored`.

protocol Observable {}

/// The macro adds these to each class, for properties that report by themselves what they read and change.
extension Observable {
  func access<Member>(keyPath: KeyPath<Self, Member>)
  @native("Observable.registrar") var _$observationRegistrar: ObservationRegistrar { get }
  @native("Observable.willSet") func _willSet<Member>(_ keyPath: KeyPath<Self, Member>)
  @native("Observable.didSet") func _didSet<Member>(_ keyPath: KeyPath<Self, Member>)
  func withMutation<Member, MutationResult>(
    keyPath: KeyPath<Self, Member>, _ mutation: () throws -> MutationResult
  ) rethrows -> MutationResult {
    _willSet(keyPath)
    defer { _didSet(keyPath) }
    return try mutation()
  }
  func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
  func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool { lhs != rhs }
  func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool { lhs !== rhs }
  func shouldNotifyObservers<Member: Equatable & AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool { lhs != rhs }
}

@opaque struct ObservationRegistrar: Sendable, Hashable {
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
}

/// The instance with this name in the trace, such as `Cart#1`.
@native("Observation.instance") func _instance<Instance: AnyObject>(_ name: String, _ type: Instance.Type) -> Instance

func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
@_spi(SwiftUI) func withObservationTracking<T>(
  _ apply: () -> T, willSet: @escaping @Sendable (ObservationTracking) -> Void,
  didSet: @escaping @Sendable (ObservationTracking) -> Void
) -> T
@_spi(SwiftUI) func withObservationTracking<T>(
  _ apply: () -> T, willSet: @escaping @Sendable (ObservationTracking) -> Void
) -> T
@_spi(SwiftUI) func withObservationTracking<T>(
  _ apply: () -> T, didSet: @escaping @Sendable (ObservationTracking) -> Void
) -> T

@opaque struct ObservationTracking: Sendable {
  func cancel()
}
