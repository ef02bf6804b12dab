// Trackers of different properties fire when their own property is written, in the order of the writes.
import Observation

@Observable class Model {
  var first = 0
  var second = 0
  var third = 0
  func writeAll(_ n: Int) {
    first = n
    second = n
    third = n
  }
}
let m = Model()
var log: [String] = []
func arm() {
  withObservationTracking {
    _ = m.third
  } onChange: {
    log.append("third")
  }
  withObservationTracking {
    _ = m.first
  } onChange: {
    log.append("first")
  }
  withObservationTracking {
    _ = m.second
  } onChange: {
    log.append("second")
  }
}
arm()
m.writeAll(1)
print(log)
log = []
arm()
m.third = 2
m.first = 2
m.second = 2
print(log)
log = []
arm()
m.writeAll(2)
print("equal writes:", log)
m.second = 3
print(log)
log = []
withObservationTracking {
  _ = (m.first, m.second, m.third)
} onChange: {
  log.append("all")
}
m.second = 4
m.first = 4
print(log.sorted())
log = []
let names = ["a", "b", "c", "d"]
for name in names {
  withObservationTracking {
    _ = m.first
  } onChange: {
    log.append(name)
  }
}
m.first = 5
print("all of one property:", log.sorted(), log.count)
log = []
m.first = 6
print("spent:", log)
