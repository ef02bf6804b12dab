import Observation
@Observable class M { var n = 0 }
@MainActor final class Logger1 {
  let m: M
  init(m: M) {
    self.m = m
    observe()
  }
  func observe() {
    withObservationTracking {
      _ = m.n
    } onChange: {
      print("n changed")
    }
  }
}
