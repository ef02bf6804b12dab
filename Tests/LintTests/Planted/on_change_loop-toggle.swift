import SwiftUI
struct Blink: View {
  @State private var isOn = false
  @State private var count = 0
  var body: some View {
    Toggle("On", isOn: $isOn)
      .onChange(of: isOn) { _, _ in isOn.toggle() }  // wrong
      .onChange(of: isOn) { _, _ in count += 1 }  // right
  }
}
