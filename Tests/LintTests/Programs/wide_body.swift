import SwiftUI
@Observable class Settings1 {
  var a = 0, b = 0, c = 0, d = 0, e = 0
  var f = 0, g = 0, h = 0, i = 0, j = 0
}
struct Wide: View {
  let s: Settings1
  var body: some View { // finds wide_body
    Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e)")
    Text("\(s.f) \(s.g) \(s.h) \(s.i) \(s.j)")
  }
}
struct Half: View {
  let s: Settings1
  var body: some View { Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e)") }
}
