import SwiftUI

@Observable final class Preferences {
    var fontSize: Int {
        didSet { UserDefaults.standard.set(fontSize, forKey: "fontSize") }
    }
    var usesDarkMode: Bool {
        didSet { UserDefaults.standard.set(usesDarkMode, forKey: "darkMode") }
    }

    init() {
        let stored = UserDefaults.standard.integer(forKey: "fontSize")
        fontSize = stored == 0 ? 14 : stored
        usesDarkMode = UserDefaults.standard.bool(forKey: "darkMode")
    }
    func reset() {
        fontSize = 14
        usesDarkMode = false
    }
}

struct PreferencesForm: View {
    @Bindable var preferences: Preferences
    var body: some View {
        Form {
            Stepper("Size \(preferences.fontSize)", value: $preferences.fontSize, in: 8...30)
            Toggle("Dark", isOn: $preferences.usesDarkMode)
            Button("Reset") { preferences.reset() }
        }
    }
}

struct ReaderView: View {
    @State private var preferences = Preferences()
    var body: some View {
        Text(preferences.usesDarkMode ? "Night reading" : "Day reading")
        PreferencesForm(preferences: preferences)
    }
}

#Preview { ReaderView() }
