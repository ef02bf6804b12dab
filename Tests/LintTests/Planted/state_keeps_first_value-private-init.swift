import SwiftUI
struct VolumeKnob: View {
  @State private var level: Double  // wrong
  @Binding private var level: Double  // right
  init(level: Double) { self._level = State(wrappedValue: level) }  // wrong
  init(level: Binding<Double>) { _level = level }  // right
  var body: some View { Slider(value: $level) }
}
struct Mixer: View {
  @State private var levels = [0.2, 0.5]
  var body: some View {
    ForEach(0..<2, id: \.self) { i in
      VolumeKnob(level: levels[i])  // wrong
      VolumeKnob(level: $levels[i])  // right
    }
    Button("Mute") { levels = [0, 0] }
  }
}
