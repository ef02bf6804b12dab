import SwiftUI
struct Clamp: View {
  @Binding var value: Int
  var body: some View {
    if value > 10 {  // wrong
      let _ = { value = 10 }()  // wrong
    }  // wrong
    Text("\(value)")
      .onChange(of: value, initial: true) { if value > 10 { value = 10 } }  // right
  }
}
struct ClampHost: View {
  @State private var value = 12
  var body: some View { Clamp(value: $value) }
}
:mount ClampHost()
