import SwiftUI
final class Countdown: ObservableObject {
  @Published var left = 3
  private var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.left -= 1
      if self.left == 0 { timer.invalidate() }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.left += 0 }
  }
}
struct CountdownView: View {
  @StateObject private var countdown = Countdown()
  var body: some View {
    Text("\(countdown.left)").onAppear { countdown.start() }
      .onAppear { Task { try? await Task.sleep(for: .seconds(1)); countdown.left += 0 } }
  }
}
:mount CountdownView()
:advance 5s
