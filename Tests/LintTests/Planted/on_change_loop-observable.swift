import SwiftUI
@Observable final class Pair { var a = 1; var b = 1 }
struct PairView: View {
  @State private var pair = Pair()
  var body: some View {
    Stepper("A \(pair.a)", value: $pair.a)
      .onChange(of: pair.a) { pair.b += 1 }
      .onChange(of: pair.b) { pair.a += 1 }  // wrong
      .onChange(of: pair.b) { print(pair.b) }  // right
  }
}
