import SwiftUI

struct Theme: Equatable {
  var name = "Day"
  var spacing = 8.0
}

extension EnvironmentValues {
  @Entry var theme = Theme()
}

@Observable final class Appearance {
  var isDark = false
  var isCompact = false
  var theme: Theme { Theme(name: isDark ? "Night" : "Day", spacing: isCompact ? 4 : 8) }
}

struct Card<Content: View>: View {
  @Environment(\.theme) private var theme
  @ViewBuilder let content: Content
  var body: some View {
    VStack(spacing: theme.spacing) {
      Text("Theme \(theme.name)")
      content
    }
  }
}

struct AppearanceForm: View {
  @Environment(Appearance.self) private var appearance
  var body: some View {
    @Bindable var appearance = appearance
    Form {
      Toggle("Dark", isOn: $appearance.isDark)
      Toggle("Compact", isOn: $appearance.isCompact)
    }
  }
}

struct ThemedRoot: View {
  @State private var appearance = Appearance()
  var body: some View {
    VStack {
      Card { Text("Welcome") }
      Card { AppearanceForm() }
    }
    .environment(\.theme, appearance.theme)
    .environment(appearance)
  }
}

#Preview { ThemedRoot() }
:mount ThemedRoot()
:toggle Dark
:toggle Compact
:toggle Dark
