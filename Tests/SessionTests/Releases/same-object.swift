import Observation

final class C {}
@Observable final class M { var a = C() }
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = m.a
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
