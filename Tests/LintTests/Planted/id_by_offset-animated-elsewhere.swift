import SwiftUI

struct Words: View {
  @State private var words = ["a", "b"]
  @State private var isShown = false
  var body: some View {
    VStack {
      ForEach(words.indices, id: \.self) { index in Text(words[index]) }
      Button("show") { withAnimation { isShown.toggle() } }  // right
      Button("drop") { words.removeFirst() }  // right
      Button("drop") { withAnimation { _ = words.removeFirst() } }  // wrong
    }
    .blur(radius: isShown ? 0 : 5)
  }
}
