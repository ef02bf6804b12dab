import Observation

@Observable final class M { var a: Character = "x" }
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = "x"
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
