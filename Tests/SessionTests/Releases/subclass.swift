import Observation

@Observable class B { var a = 1 }
@Observable final class M: B { var b = 2 }
let m = M()
func track() {
  withObservationTracking { _ = (m.a, m.b) } onChange: { print("told") }
}
track()
m.a = 1
m.b = 2
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
