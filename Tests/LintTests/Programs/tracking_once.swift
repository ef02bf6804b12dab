import Observation
@Observable class Model { var n = 0 }
class Watcher {
  let model = Model()
  func wrong() {
    withObservationTracking { // finds tracking_once
      print(model.n)
    } onChange: {
      print("changed")
    }
  }
  func right() {
    withObservationTracking {
      print(model.n)
    } onChange: {
      Task { @MainActor in self.right() }
    }
  }
  func once() async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = model.n
      } onChange: {
        continuation.resume()
      }
    }
  }
}
func follow(_ model: Model) {
  withObservationTracking { // finds tracking_once
    print(model.n)
  } onChange: {
    Task { print("changed") }
  }
}
let model = Model()
withObservationTracking { _ = model.n } onChange: { print("changed") }
