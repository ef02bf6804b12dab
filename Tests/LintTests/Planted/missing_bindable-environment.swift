import SwiftUI

@Observable class AppSettings { var sound = true }

struct SoundToggle: View {
  @Environment(AppSettings.self) private var settings
  var body: some View {
    @Bindable var settings = settings  // right
    Toggle("Sound", isOn: $settings.sound)
  }
}
