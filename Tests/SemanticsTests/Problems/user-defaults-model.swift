// "My settings model reads UserDefaults in computed properties and the view ignores writes."
// says: untracked_computed
// says: changes to UserDefaults are not observed
import Foundation
@Observable class Settings {
  @ObservationIgnored private let store = UserDefaults.standard  // wrong
  var isDark: Bool {  // wrong
    get { store.bool(forKey: "dark") }  // wrong
    set { store.set(newValue, forKey: "dark") }  // wrong
  }  // wrong
  var isDark = UserDefaults.standard.bool(forKey: "dark") {  // right
    didSet { UserDefaults.standard.set(isDark, forKey: "dark") }  // right
  }  // right
}
struct DarkView: View {
  @State private var settings = Settings()
  var body: some View {
    Text(settings.isDark ? "dark" : "light")
    Button("Flip") { settings.isDark.toggle() }
  }
}
:mount DarkView()
:tap Flip
