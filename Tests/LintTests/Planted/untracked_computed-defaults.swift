import SwiftUI

@Observable class Preferences {
  var isCompact: Bool {  // wrong
    get { UserDefaults.standard.bool(forKey: "compact") }  // wrong
    set { UserDefaults.standard.set(newValue, forKey: "compact") }  // wrong
  }  // wrong
  var isCompact: Bool = UserDefaults.standard.bool(forKey: "compact") {  // right
    didSet { UserDefaults.standard.set(isCompact, forKey: "compact") }  // right
  }  // right
}

struct PreferencesView: View {
  @Bindable var preferences: Preferences
  var body: some View { Toggle("Compact", isOn: $preferences.isCompact) }
}
