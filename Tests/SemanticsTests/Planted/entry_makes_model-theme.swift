import SwiftUI
@Observable final class ThemeModel { var name = "light" }
private struct ThemeKey: EnvironmentKey {
  static var defaultValue: ThemeModel { ThemeModel() }  // wrong
  static let defaultValue = ThemeModel()  // right
}
extension EnvironmentValues {
  var themeModel: ThemeModel {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
struct Themed: View {
  @Environment(\.themeModel) private var theme
  var body: some View { Button(theme.name) { theme.name = "dark" } }
}
:mount Themed()
:tap light
