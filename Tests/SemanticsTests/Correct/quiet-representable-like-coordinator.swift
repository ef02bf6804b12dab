import SwiftUI
final class Coordinator { var parent: Int = 0; var taps = 0; func tap() { taps += 1 } }
struct Gesture2: ViewModifier {
  @State private var coordinator = Coordinator()
  @State private var scale = 1.0
  func body(content: Content) -> some View {
    content.scaleEffect(scale).onTapGesture { coordinator.tap(); scale = Double(coordinator.taps) }
  }
}
struct Zoom: View { var body: some View { Button("Zoom") {}.modifier(Gesture2()) } }
:mount Zoom()
