import SwiftUI
import Observation
@MainActor @Observable final class S { var n = 0; @ObservationIgnored var saved = 0
  func begin() { Task { [weak self] in guard let self else { return }; for await v in Observations({ self.n }) { self.saved = v } } } }
struct V: View { @State private var s = S(); var body: some View { Button("N \(s.n)") { s.n += 1 }.onAppear { s.begin() } } }
struct H: View { @State private var on = true; var body: some View { if on { V() }; Button("Off") { on = false } } }
