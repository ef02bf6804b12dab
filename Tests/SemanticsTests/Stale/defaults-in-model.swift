import SwiftUI
@Observable class Preferences {
  var isCompact: Bool {  // wrong
    get { UserDefaults.standard.bool(forKey: "compact") }  // wrong
    set { UserDefaults.standard.set(newValue, forKey: "compact") }  // wrong
  }  // wrong
  var isCompact = false { didSet { UserDefaults.standard.set(isCompact, forKey: "compact") } }  // right
}
struct PreferencesView: View {
  let preferences: Preferences
  var body: some View { Text(preferences.isCompact ? "compact" : "wide") }
}
let preferences = Preferences()
:mount PreferencesView(preferences: preferences)
preferences.isCompact = true
