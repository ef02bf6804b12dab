import Observation

@Observable final class Child { var name = "x" }
@Observable final class M { var a = Child() }
let m = M()
func track() {
  withObservationTracking { _ = m.a } onChange: { print("told") }
}
track()
m.a = m.a
m.a.name = "x"
print("end")

// 5.9:
//   told
//   end

// 6.2, 6.4:
//   end
