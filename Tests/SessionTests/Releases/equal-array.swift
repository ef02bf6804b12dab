import Observation

@Observable final class M { var a = [1, 2] }
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = [1, 2]
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
