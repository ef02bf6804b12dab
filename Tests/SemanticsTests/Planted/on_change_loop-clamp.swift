import SwiftUI
struct Knob: View {
  @State private var angle = 0
  var body: some View {
    Button("Turn \(angle)") { angle += 30 }
      .onChange(of: angle) { old, new in
        angle = new + 1  // wrong
        angle = min(max(new, 0), 270)  // right
      }
  }
}
:mount Knob()
:tap "Turn 0"
