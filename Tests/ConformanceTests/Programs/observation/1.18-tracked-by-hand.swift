import Observation
final class Model: Observable {
  @ObservationTracked var n = 0
  @ObservationIgnored private let _$observationRegistrar = ObservationRegistrar()
  internal nonisolated func access<Member>(keyPath: KeyPath<Model, Member>) {
    _$observationRegistrar.access(self, keyPath: keyPath)
  }
  internal nonisolated func withMutation<Member, T>(keyPath: KeyPath<Model, Member>, _ mutation: () throws -> T) rethrows -> T {
    try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
  }
  func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
}
let m = Model()
withObservationTracking { _ = m.n } onChange: { print("changed") }
m.n += 1
withObservationTracking { _ = m.n } onChange: { print("changed") }
m.n = 1
print(m.n)
