import SwiftUI
final class AudioSettings: ObservableObject { @Published var volume = 5 }
final class AppSettings: ObservableObject {
  let audio = AudioSettings()
  @Published var isPro = false
}
struct VolumeRow: View {  // right
  @ObservedObject var audio: AudioSettings  // right
  var body: some View { Text("Volume \(audio.volume)") }  // right
}  // right
struct SettingsScreen: View {
  @EnvironmentObject private var settings: AppSettings
  var body: some View {
    Form {
      Text("Volume \(settings.audio.volume)")  // wrong
      VolumeRow(audio: settings.audio)  // right
      Button("Up") { settings.audio.volume += 1 }
    }
  }
}
let settings = AppSettings()
:mount SettingsScreen().environmentObject(settings)
:tap Up
