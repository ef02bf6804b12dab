import SwiftUI
struct V: View {
  @State private var isOn = false
  var body: some View {
    Button("Wrong") {
      isOn.toggle()
      withAnimation {} // finds empty_animation
      withAnimation { // finds empty_animation
        print("moved")
      }
    }
    Button("Right") { withAnimation { isOn.toggle() } }
  }
}
