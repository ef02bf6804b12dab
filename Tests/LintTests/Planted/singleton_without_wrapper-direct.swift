import SwiftUI

final class ThemeManager: ObservableObject {
  static let shared = ThemeManager()
  @Published var isDark = false
  private init() {}
}

struct ThemeToggle: View {
  @ObservedObject private var themes = ThemeManager.shared  // right
  var body: some View {
    Button(ThemeManager.shared.isDark ? "Dark" : "Light") {  // wrong
    Button(themes.isDark ? "Dark" : "Light") {  // right
      ThemeManager.shared.isDark.toggle()
    }
  }
}
