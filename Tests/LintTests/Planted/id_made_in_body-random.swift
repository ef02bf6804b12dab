import SwiftUI

struct Banner: View {
  @State private var isOpen = false
  var body: some View {
    Toggle("Open", isOn: $isOpen)
    ScrollView { Text("Banner") }
      .id(Int.random(in: 0...1000))  // wrong
      .id(isOpen)  // right
  }
}
