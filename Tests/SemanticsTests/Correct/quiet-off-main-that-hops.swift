import SwiftUI
@MainActor @Observable final class Hopper {
  var n = 0
  func run() {
    Task.detached {
      let value = 1 + 1
      await self.apply(value)
      await MainActor.run { self.n += value }
    }
    Task { n += 1 }
  }
  func apply(_ value: Int) { n += value }
  nonisolated func later() async -> Int { 4 }
  func refresh() async { n = await later() }
}
struct HopperView: View {
  @State private var hopper = Hopper()
  var body: some View { Text("\(hopper.n)").task { await hopper.refresh(); hopper.run() } }
}
:mount HopperView()
:advance 1s
