import Observation

@Observable final class M {
  var a = 1
  var b = 1
}
let m = M()
withObservationTracking(options: [.willSet]) {
  _ = m.a + m.b
} onChange: { event in
  print(event.matches(\M.a), event.matches(\M.b))
}
m.b += 1

// 5.9, 6.2:
//   ! error: extra trailing closure passed in call

// 6.4:
//   false true
