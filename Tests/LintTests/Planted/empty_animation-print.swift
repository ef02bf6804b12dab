import Observation
import SwiftUI

struct Root: View {
  @State private var open = false
  var body: some View {
    VStack {
      Text(open ? "open" : "shut");
      Button("go") {
        open.toggle()  // wrong
        withAnimation(.easeIn) { print("opening") }  // wrong
        withAnimation(.easeIn) {  // right
          open.toggle()  // right
          print("opening")  // right
        }  // right
      }
    }
  }
}
