import SwiftUI
final class Theme: ObservableObject { @Published var isDark = false }
struct Services { var theme: Theme }
struct ThemeLabel: View {
  let services: Services
  var body: some View {
    Text(services.theme.isDark ? "dark" : "light")  // wrong
    ThemeText(theme: services.theme)  // right
  }
}
struct ThemeText: View {
  @ObservedObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}
let services = Services(theme: Theme())
:mount ThemeLabel(services: services)
services.theme.isDark = true
