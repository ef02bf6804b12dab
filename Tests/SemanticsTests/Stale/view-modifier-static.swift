import SwiftUI
enum Theme { static var accent = "blue" }  // wrong
@Observable class Theme { static let shared = Theme(); var accent = "blue" }  // right
struct Accented: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(Text(Theme.accent))  // wrong
    content.overlay(Text(Theme.shared.accent))  // right
  }
}
struct Card: View { var body: some View { Text("card").modifier(Accented()) } }
:mount Card()
Theme.accent = "red"  // wrong
Theme.shared.accent = "red"  // right
