import SwiftUI
struct Palette { static var accent = "blue" }  // wrong
@Observable class Palette { static let shared = Palette(); var accent = "blue" }  // right
extension View { func noop() -> some View { self } }
struct Tint: View {
  var body: some View { title.noop() }
}
extension Tint {
  private var title: some View {
    Text(Palette.accent).onTapGesture { Palette.accent = "red" }  // wrong
    Text(Palette.shared.accent).onTapGesture { Palette.shared.accent = "red" }  // right
  }
}
