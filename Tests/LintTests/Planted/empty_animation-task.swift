import SwiftUI

@Observable class Fader { var opacity = 1.0 }

struct FaderView: View {
  @State private var fader = Fader()
  var body: some View {
    Text("Hi").opacity(fader.opacity)
      .onTapGesture {
        withAnimation(.easeInOut) {
          Task { fader.opacity = 0 }  // wrong
          fader.opacity = 0  // right
        }
      }
  }
}
