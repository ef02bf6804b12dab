import SwiftUI
struct Stars: View {
  @State private var shown = 0  // right
  var body: some View {
    var stars = 0  // wrong
    Text("\(stars) stars")  // wrong
    Button("More") { stars += 1 }  // wrong
    Text("\(shown) stars")  // right
    Button("More") { shown += 1 }  // right
  }
}
:mount Stars()
:tap "More"
