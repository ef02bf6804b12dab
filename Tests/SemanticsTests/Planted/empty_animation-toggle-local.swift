import SwiftUI
struct Drawer: View {
  @State private var isOpen = false
  var body: some View {
    Button("Toggle") {
      var open = isOpen  // wrong
      withAnimation(.easeInOut(duration: 0.2)) { open.toggle() }  // wrong
      isOpen = open  // wrong
      withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() }  // right
    }
    if isOpen { Text("inside") }
  }
}
:mount Drawer()
:tap Toggle
