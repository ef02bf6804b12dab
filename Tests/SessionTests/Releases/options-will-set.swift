import Observation

@Observable final class M { var a = 1 }
let m = M()
withObservationTracking(options: [.willSet]) {
  _ = m.a
} onChange: { event in
  print(event.kind == .willSet, m.a)
}
m.a = 1
m.a = 2
m.a = 3

// 5.9, 6.2:
//   ! error: extra trailing closure passed in call

// 6.4:
//   true 1
