import SwiftUI

struct Metronome: View {
  @State private var beat = 0
  @State private var timer: Timer?  // right
  var body: some View {
    Text("\(beat)")
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in beat += 1 }  // wrong
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in beat += 1 }  // right
      }
      .onDisappear { timer?.invalidate() }  // right
  }
}
