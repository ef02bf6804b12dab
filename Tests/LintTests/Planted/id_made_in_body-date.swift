import SwiftUI

struct Reload: View {
  @State private var n = 0
  @State private var generation = 0  // right
  var body: some View {
    Button("\(n)") { n += 1 }
    Child()
      .id(Date())  // wrong
      .id(generation)  // right
  }
}

struct Child: View {
  @State private var isOn = false
  var body: some View { Toggle("On", isOn: $isOn) }
}
