import SwiftUI
class C: ObservableObject { @Published var n = 0 }
class B: ObservableObject { @Published var c = C() }
class A: ObservableObject { @Published var b = B() }
struct NView: View { @ObservedObject var c: C; var body: some View { Text("\(c.n)") } }  // right
struct DeepView: View {
  @StateObject private var a = A()
  var body: some View {
    Text("\(a.b.c.n)")  // wrong
    NView(c: a.b.c)  // right
    Button("Inc") { a.b.c.n += 1 }
  }
}
:mount DeepView()
:tap Inc
