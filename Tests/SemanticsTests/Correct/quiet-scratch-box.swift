import SwiftUI
final class RenderCount { var n = 0 }
struct Counted: View {
  @State private var count = RenderCount()
  @State private var taps = 0
  var body: some View { let _ = count.n += 1; Text("\(taps)"); Button("Tap") { taps += 1 } }
}
:mount Counted()
:tap Tap
:tap Tap
