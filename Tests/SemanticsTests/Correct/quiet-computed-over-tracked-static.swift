import SwiftUI
@Observable final class Theme { static let shared = Theme(); var isDark = false; var name: String { isDark ? "dark" : "light" } }
struct ThemeView: View { var body: some View { Text(Theme.shared.name); Button("Flip") { Theme.shared.isDark.toggle() } } }
:mount ThemeView()
:tap Flip
