import Observation

@Observable final class M {
  var a = 1 {
    willSet { print("will", newValue) }
    didSet { print("did", a) }
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
//   will 1
//   did 1
//   will 2
//   did 2
//   end

// 6.2, 6.4:
//   will 1
//   did 1
//   told
//   will 2
//   did 2
//   end
