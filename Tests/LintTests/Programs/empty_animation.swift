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
struct Completed: View {
  @State private var isOn = false
  var body: some View {
    Button("Right") {
      withAnimation(.easeIn, completionCriteria: .removed) { isOn.toggle() } completion: { print("done") }
    }
    Button("Wrong") {
      withAnimation(.easeIn) { print("moved") } completion: { isOn.toggle() } // finds empty_animation
    }
  }
}
