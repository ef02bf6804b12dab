import Observation

@Observable final class M {
  var a = 1
  private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
    print("asked")
    return true
  }
}
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = 1
m.a = 2
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   asked
//   told
//   asked
//   end
