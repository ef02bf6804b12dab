import SwiftUI
class Theme { var color = "blue" }  // wrong
@Observable class Theme { var color = "blue" }  // right
extension EnvironmentValues { @Entry var theme: Theme? = nil }
struct Swatch: View {
  @Environment(\.theme) var theme
  var body: some View { Text(theme?.color ?? "none") }
}
let theme = Theme()
:mount Swatch().environment(\.theme, theme)
theme.color = "red"
