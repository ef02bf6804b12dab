import Observation
@Observable class M {
  @ObservationTracked let x = 0
  @ObservationTracked static var s = 0
  @ObservationIgnored @ObservationTracked var y = 0
  func f() { @ObservationTracked var z = 3 }
}
