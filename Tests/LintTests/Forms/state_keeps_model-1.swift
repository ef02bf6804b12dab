import SwiftUI
@Observable class M { var n = 0 }
struct D: View {
  @State var m: M
  var body: some View { Text("\(m.n)") }
}
struct P: View {
  @State private var ms = [M(), M()]
  @State private var i = 0
  var body: some View { D(m: ms[i]); Button("next") { i = 1 } }
}
