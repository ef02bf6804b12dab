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
/// Eight properties are wide if a view of the body alone reads three of them.
struct Divided: View {
  let s: Settings1
  var body: some View { // finds wide_body
    NavigationStack {
      Form {
        Section("Above") { Text("\(s.a) \(s.b) \(s.c)") }
        Section("Below") { Text("\(s.d) \(s.e) \(s.f) \(s.g) \(s.h)") }
      }
    }
  }
}
/// Here each view reads all of them: no split helps.
struct Undivided: View {
  let s: Settings1
  var body: some View {
    VStack {
      Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e) \(s.f) \(s.g) \(s.h)")
      Text("\(s.h) \(s.g) \(s.f) \(s.e) \(s.d) \(s.c) \(s.b) \(s.a)")
    }
  }
}
/// One view that shows eight properties is one view.
struct Single: View {
  let s: Settings1
  var body: some View { Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e) \(s.f) \(s.g) \(s.h)").padding() }
}
