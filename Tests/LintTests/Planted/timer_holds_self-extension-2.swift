import Foundation
import SwiftUI

@Observable final class Clock1 {
  var ticks = 0
  @ObservationIgnored var timer: Timer?
}
extension Clock1 {
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // wrong
      self.ticks += 1  // wrong
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // right
      self?.ticks += 1  // right
    }
  }
}
struct ClockScreen: View {
  @State private var clock = Clock1()
  var body: some View { Text("\(clock.ticks)").onAppear { clock.start() } }
}
