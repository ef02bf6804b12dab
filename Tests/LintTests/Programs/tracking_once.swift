import SwiftUI
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
  func poll() async {
    while !Task.isCancelled {
      withObservationTracking {
        _ = model.n
      } onChange: {
      }
      try? await Task.sleep(for: .seconds(1))
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
struct Screen: View {
  @State private var model = Model()
  @State private var log: [Int] = []
  var body: some View {
    Text("\(log.count)")
      .onAppear {
        withObservationTracking { // finds tracking_once
          _ = model.n
        } onChange: {
          Task { @MainActor in log.append(model.n) }
        }
      }
      .task { follow() }
  }
  private func follow() {
    withObservationTracking {
      _ = model.n
    } onChange: {
      Task { @MainActor in follow() }
    }
  }
}
