import SwiftUI
class Style1 { var isBold = false }  // wrong
@Observable class Style1 { var isBold = false }  // right
struct Emphasis: ViewModifier {
  let style: Style1
  func body(content: Content) -> some View { content.opacity(style.isBold ? 1 : 0.5) }
}
struct Label1: View {
  let style: Style1
  var body: some View { Text("x").modifier(Emphasis(style: style)) }
}
let style = Style1()
:mount Label1(style: style)
style.isBold = true
