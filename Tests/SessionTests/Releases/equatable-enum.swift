import Observation

enum E: Equatable { case on(Int), off }
@Observable final class M { var a: E = .on(1) }
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = .on(1)
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
