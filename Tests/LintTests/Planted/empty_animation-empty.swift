import SwiftUI

struct Disclosure1: View {
  @State private var isOpen = false
  var body: some View {
    Button("Toggle") {
      isOpen.toggle()  // wrong
      withAnimation { }  // wrong
      withAnimation { isOpen.toggle() }  // right
    }
    if isOpen { Text("Details") }
  }
}
