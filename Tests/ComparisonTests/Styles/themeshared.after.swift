import SwiftUI

@Observable class ThemeManager {
    static let shared = ThemeManager()
    var accent = "blue"
    var isLarge = false
    private init() {}
    func cycle() { accent = accent == "blue" ? "green" : "blue" }
}

struct ThemedLabel: View {
    private let theme = ThemeManager.shared
    let text: String
    var body: some View { Text("\(text) in \(theme.accent)").font(theme.isLarge ? .title : .body) }
}

struct ThemeSettings: View {
    @Bindable var theme = ThemeManager.shared
    var body: some View {
        Toggle("Large", isOn: $theme.isLarge)
        Button("Cycle") { theme.cycle() }
    }
}

struct ThemeDemo: View {
    @State private var showsSettings = false
    var body: some View {
        ThemedLabel(text: "Hello")
        ThemedLabel(text: "World")
        Button("Settings") { showsSettings = true }
            .popover(isPresented: $showsSettings) { ThemeSettings() }
    }
}

#Preview { ThemeDemo() }
