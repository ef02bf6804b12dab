import Observation

@Observable final class M {
  var a = 1
  private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool { false }
}
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = 2
print(m.a)
print("end")

// 5.9:
//   told
//   2
//   end

// 6.2, 6.4:
//   2
//   end
