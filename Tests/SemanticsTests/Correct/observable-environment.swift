@Observable class Theme { var dark = false }
struct Badge: View { @Environment(Theme.self) private var theme; var body: some View { Text(theme.dark ? "d" : "l") } }
struct Other: View { @Environment(Theme.self) private var theme: Theme?; var body: some View { Text(theme == nil ? "none" : "some") } }
struct Screen: View {
  @State private var theme = Theme()
  var body: some View { Badge().environment(theme); Other(); Button("Dark") { theme.dark.toggle() } }
}
:mount Screen()
:tap Dark
