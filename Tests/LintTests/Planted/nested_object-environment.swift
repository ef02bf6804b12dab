import SwiftUI
class Volume: ObservableObject { @Published var level = 1.0 }
class Audio: ObservableObject { let volume = Volume() }
struct Knob: View {
  @EnvironmentObject var audio: Audio
  var body: some View {
    Slider(value: .constant(audio.volume.level))  // wrong
    Inner(volume: audio.volume)  // right
      .onTapGesture { audio.volume.level = 0 }
  }
}
struct Inner: View { @ObservedObject var volume: Volume; var body: some View { Text("\(volume.level)") } }
