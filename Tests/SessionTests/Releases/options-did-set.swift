import Observation

@Observable final class M { var a = 1 }
let m = M()
withObservationTracking(options: [.didSet]) {
  _ = m.a
} onChange: { event in
  print(event.kind == .didSet, m.a)
}
m.a = 2
m.a = 3

// 5.9, 6.2:
//   ! error: extra trailing closure passed in call

// 6.4:
//   true 2
