import SwiftUI
struct Panel: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") {
      isOpen = true  // wrong
      withAnimation { print("opened") }  // wrong
      withAnimation { isOpen = true }  // right
    }
    if isOpen { Text("Panel") }
  }
}
:mount Panel()
:tap Open
