import SwiftUI
import Foundation
@Observable final class Stopwatch {
  var seconds = 0
  @ObservationIgnored private var timer: Timer?
  func start() {
    let work: (Timer) -> Void = { _ in self.seconds += 1 }  // wrong
    let work: (Timer) -> Void = { [weak self] _ in self?.seconds += 1 }  // right
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: work)
  }
  deinit { timer?.invalidate() }  // right
}
struct StopwatchView: View {
  @State private var watch = Stopwatch()
  var body: some View { Text("\(watch.seconds)"); Button("Start") { watch.start() } }
}
