import SwiftUI
final class Style { var size = 10; func grow() { size += 1 } }  // wrong
@Observable final class Style { var size = 10; func grow() { size += 1 } }  // right
extension EnvironmentValues { @Entry var style: Style? = nil }
struct Styled: View {
  @Environment(\.style) private var style
  var body: some View { Text("\(style?.size ?? 0)") }
}
let style = Style()
:mount Styled().environment(\.style, style)
style.grow()
