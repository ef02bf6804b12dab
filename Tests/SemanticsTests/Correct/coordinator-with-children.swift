class Child: ObservableObject, Identifiable { @Published var n: Int; weak var parent: Parent?; init(_ n: Int) { self.n = n; self.n += 0 } }
class Parent: ObservableObject {
  @Published var children: [Child] = []
  init() { for n in 1...2 { let child = Child(n); children.append(child); child.parent = self; child.n *= 2 } }
}
struct Row: View { @ObservedObject var child: Child; var body: some View { Stepper("N\(child.n)", value: $child.n) } }
struct Screen: View {
  @StateObject private var parent = Parent()
  var body: some View { ForEach(parent.children) { Row(child: $0) } }
}
:mount Screen()
