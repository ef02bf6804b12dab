import SwiftUI

final class Preferences: ObservableObject {
  @AppStorage("isDark") var isDark = false
  @AppStorage("fontSize") var fontSize = 12
  @Published var name = "" {
    didSet { UserDefaults.standard.set(name, forKey: "name") }
  }
}

struct PreferencesView: View {
  @StateObject private var preferences = Preferences()

  var body: some View {
    Form {
      Toggle("Dark", isOn: $preferences.isDark)
      Stepper("Size \(preferences.fontSize)", value: $preferences.fontSize)
      TextField("Name", text: $preferences.name)
      Text(preferences.isDark ? "night" : "day")
    }
  }
}

#Preview { PreferencesView() }
