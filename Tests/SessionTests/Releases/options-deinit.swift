import Observation

@Observable final class M { var a = 1 }
var m: M? = M()
withObservationTracking(options: .deinit) {
  _ = m?.a
} onChange: { event in
  print("gone", event.kind == .deinit, event.matches(\M.a))
}
m?.a = 2
m = nil

// 5.9, 6.2:
//   ! error: extra trailing closure passed in call

// 6.4:
//   gone true false
