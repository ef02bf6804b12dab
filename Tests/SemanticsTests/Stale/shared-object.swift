import SwiftUI
class ThemeStore: ObservableObject {
  static let shared = ThemeStore()
  @Published var isDark = false
}
struct ThemeLabel: View {
  @ObservedObject private var store = ThemeStore.shared  // right
  var body: some View { Text(ThemeStore.shared.isDark ? "dark" : "light") }
}
:mount ThemeLabel()
ThemeStore.shared.isDark = true
