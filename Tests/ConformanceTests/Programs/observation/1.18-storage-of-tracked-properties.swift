import Observation
@Observable class Model {
  var n = 0
  func raw() { _n += 1; print(_n) }
  func f() { print(shouldNotifyObservers(1, 1), shouldNotifyObservers(1, 2)) }
}
let m = Model()
withObservationTracking { _ = m.n } onChange: { print("changed") }
m.raw()
m.f()
m.n = 9
