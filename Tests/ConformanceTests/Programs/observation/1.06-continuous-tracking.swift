// The runtime's own tracking with willSet and didSet keeps firing until it is cancelled and names what changed.
@_spi(SwiftUI) import Observation

@Observable final class Model {
  var a = 0
  var b = 0
}
let m = Model()
var log: [String] = []
let value = withObservationTracking(
  {
    m.a + m.b
  },
  willSet: { tracking in
    log.append("will \(m.a) \(m.b)")
  },
  didSet: { tracking in
    log.append("did \(m.a) \(m.b)")
  })
print(value)
m.a = 1
m.a = 2
m.b = 5
m.b = 5
print(log)
log = []
var rounds = 0
func watch() {
  withObservationTracking(
    { _ = m.a },
    willSet: { tracking in
      rounds += 1
      log.append("once at \(m.a)")
      tracking.cancel()
    })
}
let other = Model()
watch()
other.a = 1
m.a = 3
m.a = 4
print(rounds, log.filter { $0.hasPrefix("once") })
watch()
m.a = 5
m.a = 6
print(rounds)
