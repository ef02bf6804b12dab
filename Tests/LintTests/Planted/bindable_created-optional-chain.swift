import SwiftUI

@Observable class SettingsModel {
  var volume = 0.5
  var isMuted = false
}

struct SettingsPane: View {
  @Bindable private var settings = SettingsModel()  // wrong
  @State private var settings = SettingsModel()  // right
  var body: some View {
    Form {
      Slider(value: $settings.volume)
      Toggle("Mute", isOn: $settings.isMuted)
    }
  }
}

struct Player: View {
  @State private var isPlaying = false
  var body: some View {
    VStack {
      SettingsPane()
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
    }
  }
}
