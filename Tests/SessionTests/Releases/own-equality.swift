import Observation

struct S: Equatable {
  var x: Int
  var y: Int
  static func == (lhs: S, rhs: S) -> Bool { lhs.x == rhs.x }
}
@Observable final class M { var a = S(x: 1, y: 1) }
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = S(x: 1, y: 2)
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
