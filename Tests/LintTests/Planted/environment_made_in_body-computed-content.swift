import SwiftUI

@Observable final class Theme {
  var isDark = false
}

struct Child: View {
  @Environment(Theme.self) private var theme
  var body: some View { Button(theme.isDark ? "dark" : "light") { theme.isDark.toggle() } }
}

struct Root: View {
  @State private var n = 0
  @State private var theme = Theme()  // right
  private var content: some View {
    Child()
      .environment(Theme())  // wrong
      .environment(theme)  // right
  }
  var body: some View {
    Button("\(n)") { n += 1 }
    content
  }
}
