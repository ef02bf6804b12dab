import SwiftUI
import Foundation
class Settings: ObservableObject {
  @Published var n = 0
  @Published var name = "?"  // right
  var name: String { UserDefaults.standard.string(forKey: "name") ?? "?" }  // wrong
  func rename() {
    UserDefaults.standard.set("Ann", forKey: "name")
    name = "Ann"  // right
  }
}
struct SettingsView: View { @StateObject private var settings = Settings(); var body: some View { Text(settings.name); Button("Name") { settings.rename() } } }
:mount SettingsView()
:tap Name
