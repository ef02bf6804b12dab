import Observation

@Observable final class M { var a = 1 }
let m = M()
withObservationTracking(options: [.willSet, .didSet]) {
  _ = m.a
} onChange: { event in
  print(event.kind == .willSet ? "will" : "did")
  event.cancel()
}
m.a = 2

// 5.9, 6.2:
//   ! error: extra trailing closure passed in call

// 6.4:
//   will
