// withObservationTracking needs its import.
@Observable class Model {
  @ObservationIgnored var n = 0
}
