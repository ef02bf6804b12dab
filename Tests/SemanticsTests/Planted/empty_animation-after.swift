import SwiftUI
@Observable final class Drawer { var isOpen = false; var log: [String] = [] }
struct DrawerView: View {
  @State private var drawer = Drawer()
  var body: some View {
    Button("Toggle") {
      let next = !drawer.isOpen
      withAnimation(.spring) {  // wrong
      }  // wrong
      drawer.isOpen = next  // wrong
      withAnimation(.spring) { drawer.isOpen = next }  // right
    }
    if drawer.isOpen { Text("open") }
  }
}
:mount DrawerView()
:tap Toggle
