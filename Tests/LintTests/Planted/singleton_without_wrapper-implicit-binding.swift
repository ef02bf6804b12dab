import SwiftUI
final class Theme: ObservableObject {
  static let current = Theme()
  @Published var isDark = false
}
struct ThemeToggle: View {
  private let theme = Theme.current // wrong
  @ObservedObject private var theme = Theme.current // right
  var body: some View {
    Toggle("Dark", isOn: .init(get: { theme.isDark }, set: { theme.isDark = $0 }))
  }
}
