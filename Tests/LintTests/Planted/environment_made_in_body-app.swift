import SwiftUI

@Observable class Theme { var accent = "blue" }

@main
struct NotesApp: App {
  @State private var launches = 0
  @State private var theme = Theme()  // right
  var body: some Scene {
    WindowGroup {
      NotesList()
        .environment(Theme())  // wrong
        .environment(theme)  // right
        .onAppear { launches += 1 }
    }
  }
}

struct NotesList: View {
  @Environment(Theme.self) private var theme
  var body: some View { Text(theme.accent) }
}
