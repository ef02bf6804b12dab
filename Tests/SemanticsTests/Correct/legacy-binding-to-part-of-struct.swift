import SwiftUI
struct Settings: Equatable { var isOn = false; var name = ""; var tags: [String] = [] }
final class SettingsModel: ObservableObject { @Published var settings = Settings() }
struct SettingsView: View {
  @EnvironmentObject var model: SettingsModel
  var body: some View {
    Toggle("On", isOn: $model.settings.isOn)
    TextField("Name", text: $model.settings.name)
    NameRow(name: $model.settings.name)
    Text("\(model.settings.isOn) \(model.settings.tags.count)")
  }
}
struct NameRow: View { @Binding var name: String; var body: some View { Button("Clear \(name)") { name = "" } } }
struct Root: View { @StateObject private var model = SettingsModel(); var body: some View { SettingsView().environmentObject(model) } }

:mount Root()
:toggle On
:type Name a
:tap "Clear a"
