import SwiftUI

@Observable
final class Preferences {
  var isDark: Bool {
    get {
      access(keyPath: \.isDark)
      return UserDefaults.standard.bool(forKey: "isDark")
    }
    set {
      withMutation(keyPath: \.isDark) { UserDefaults.standard.set(newValue, forKey: "isDark") }
    }
  }
  var fontSize: Int {
    get {
      access(keyPath: \.fontSize)
      return UserDefaults.standard.object(forKey: "fontSize") as? Int ?? 12
    }
    set {
      withMutation(keyPath: \.fontSize) { UserDefaults.standard.set(newValue, forKey: "fontSize") }
    }
  }
  var name = "" {
    didSet { UserDefaults.standard.set(name, forKey: "name") }
  }
}

struct PreferencesView: View {
  @State private var preferences = Preferences()

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
