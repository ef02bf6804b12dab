import SwiftUI

final class Theme: ObservableObject {
  static let current = Theme()
  @Published var isDark = false
}

struct ThemedText: View {
  private let theme = Theme.current  // wrong
  @ObservedObject private var theme = Theme.current  // right
  let text: String
  var body: some View {
    Text(text).foregroundStyle(theme.isDark ? .white : .black)
  }
}

struct ThemeScreen: View {
  var body: some View {
    ThemedText(text: "Hi")
    Button("Dark") { Theme.current.isDark.toggle() }
  }
}
