import Combine
import SwiftUI

final class Settings: ObservableObject {
  @Published var name = "Ann" {
    didSet { saved.append(name) }
  }
  @Published var isLoud = false
  @Published private(set) var greeting = ""
  var saved: [String] = []
  private var pipelines: Set<AnyCancellable> = []

  init() {
    greeting = "Hello, Ann"
  }

  func update() { greeting = (isLoud ? "HELLO, " : "Hello, ") + name }
}

struct SettingsForm: View {
  @ObservedObject var settings: Settings
  var body: some View {
    TextField("Name", text: $settings.name)
    Toggle("Loud", isOn: $settings.isLoud)
    Button("Update") { settings.update() }
    Button("Log") { print(settings.saved.joined(separator: ",")) }
  }
}

struct SettingsScreen: View {
  @StateObject private var settings = Settings()
  @State private var changes = 0
  var body: some View {
    Text(settings.greeting)
    Text("Changes \(changes)")
    SettingsForm(settings: settings)
      .onChange(of: settings.isLoud) { changes += 1 }
  }
}

#Preview { SettingsScreen() }
