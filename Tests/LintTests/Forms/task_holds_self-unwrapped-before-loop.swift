import SwiftUI
@MainActor @Observable final class M { var n = 0
  func start() { Task { [weak self] in guard let self else { return }; while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); self.n += 1 } } } }
struct V: View { @State private var m = M(); var body: some View { Text("\(m.n)").onAppear { m.start() } } }
struct H: View { @State private var on = true; var body: some View { if on { V() }; Button("Off") { on = false } } }
