import SwiftUI
@Observable class M { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0 }
struct V: View {
  let m: M
  var body: some View {
    VStack {
      left
      right
    }
  }
  var left: some View { Text("\(m.a)\(m.b)\(m.c)\(m.d)\(m.e)\(m.f)") }
  var right: some View { Text("\(m.g)\(m.h)\(m.i)\(m.j)\(m.k)") }
}
