import SwiftUI

struct Shaker: View {
  @State private var isOn = false
  @State private var log: [String] = []
  var body: some View {
    Text(isOn ? "on" : "off")
      .onTapGesture {
        isOn.toggle()  // wrong
        withAnimation(.spring) {
          isOn.toggle()  // right
          print("animating")
        }
      }
  }
}
