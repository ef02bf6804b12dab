import SwiftUI

@Observable
final class Model {
  private(set) var seconds = 0
  @ObservationIgnored private var timer: Timer?
  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
  }
  func stop() { timer?.invalidate(); timer = nil }
}

struct Page: View {
  @State private var model = Model()
  var body: some View {
    Text("\(model.seconds) s")
    Button("Start") { model.start() }
    Button("Stop") { model.stop() }
  }
}
#Preview { Page() }
