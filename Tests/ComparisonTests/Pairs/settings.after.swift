import SwiftUI

@Observable
final class Settings {
  var name = "Ann" {
    didSet { saved.append(name) }
  }
  var isLoud = false
  private(set) var greeting = ""
  @ObservationIgnored var saved: [String] = []

  init() {
    greeting = "Hello, Ann"
  }

  func update() { greeting = (isLoud ? "HELLO, " : "Hello, ") + name }
}

struct SettingsForm: View {
  @Bindable var settings: Settings
  var body: some View {
    TextField("Name", text: $settings.name)
    Toggle("Loud", isOn: $settings.isLoud)
    Button("Update") { settings.update() }
    Button("Log") { print(settings.saved.joined(separator: ",")) }
  }
}

struct SettingsScreen: View {
  @State private var settings = Settings()
  @State private var changes = 0
  var body: some View {
    Text(settings.greeting)
    Text("Changes \(changes)")
    SettingsForm(settings: settings)
      .onChange(of: settings.isLoud) { changes += 1 }
  }
}

#Preview { SettingsScreen() }
