import SwiftUI
@Observable final class Shake { var offset = 0.0 }
struct Shaking: ViewModifier {
  private var shake = Shake()  // wrong
  @State private var shake = Shake()  // right
  let trigger: Int
  init(trigger: Int) { self.trigger = trigger }
  func body(content: Content) -> some View {
    content.offset(x: shake.offset).onTapGesture { shake.offset += 1 }
  }
}
struct Page: View {
  @State private var n = 0
  var body: some View { Text("\(n)").modifier(Shaking(trigger: n)); Button("N") { n += 1 } }
}
