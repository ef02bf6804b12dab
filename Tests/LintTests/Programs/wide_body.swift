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
/// A row reads only its own element, and runs by itself.
struct Rows: View {
  let all: [Settings1]
  var body: some View {
    ForEach(all.indices, id: \.self) { row(all[$0]) }
    List(all.indices, id: \.self) { row(all[$0]) }
  }
  func row(_ s: Settings1) -> some View {
    Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e) \(s.f) \(s.g) \(s.h) \(s.i) \(s.j)")
  }
}
/// The content of a reader or a sheet runs by itself, too; there it is wide.
struct Contents: View {
  let s: Settings1
  var body: some View {
    GeometryReader { _ in // finds wide_body
      Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e) \(s.f) \(s.g) \(s.h) \(s.i) \(s.j)")
    }
    .sheet(isPresented: .constant(true)) { Text("\(s.a) \(s.b) \(s.c)") }
  }
}
/// Six properties here, and others there.
struct Apart: View {
  let s: Settings1
  var body: some View {
    Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e) \(s.f)")
      .sheet(isPresented: .constant(true)) { Text("\(s.e) \(s.f) \(s.g) \(s.h) \(s.i) \(s.j)") }
  }
}
/// A list of fixed rows is a part of the body.
struct Fixed: View {
  let s: Settings1
  var body: some View { // finds wide_body
    List {
      Text("\(s.a) \(s.b) \(s.c) \(s.d) \(s.e)")
      Text("\(s.f) \(s.g) \(s.h) \(s.i) \(s.j)")
    }
  }
}
