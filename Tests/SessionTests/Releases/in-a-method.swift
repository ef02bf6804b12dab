import Observation

@Observable final class M {
  var a = 1
  func reset() { a = 1 }
}
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.reset()
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
