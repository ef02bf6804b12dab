import SwiftUI
final class Palette { var accent = "red"; static let current = Palette() }  // wrong
@Observable final class Palette { var accent = "red"; static let current = Palette() }  // right
struct Accented: ViewModifier { func body(content: Content) -> some View { HStack { content; Text(Palette.current.accent) } } }
struct Page: View { var body: some View { Text("x").modifier(Accented()) } }
:mount Page()
Palette.current.accent = "blue"
