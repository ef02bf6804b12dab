import Observation

enum E { case on, off }
@Observable final class M { var a = E.on }
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = .on
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
