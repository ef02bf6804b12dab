import SwiftUI
@Observable final class Prefs {
  @AppStorage("dark") var isDark = false  // wrong
  @ObservationIgnored @AppStorage("dark") private var stored = false  // right
  var isDark: Bool {  // right
    get { access(keyPath: \.isDark); return stored }  // right
    set { withMutation(keyPath: \.isDark) { stored = newValue } }  // right
  }  // right
}
struct PrefsView: View {
  @State private var prefs = Prefs()
  var body: some View { Button(prefs.isDark ? "dark" : "light") { prefs.isDark.toggle() } }
}
