import SwiftUI

@Observable class Volume {
  var level = 5 {
    didSet { normalize() }
  }
  private func normalize() {
    level = min(max(level, 0), 10)  // wrong
    if level > 10 { print("loud") }  // right
  }
}

struct VolumeView: View {
  @State private var volume = Volume()
  var body: some View {
    Text("\(volume.level)")
    Button("Up") { volume.level += 3 }
  }
}
