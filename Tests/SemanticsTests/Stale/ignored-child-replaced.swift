import SwiftUI
@Observable class Child1 { var n = 0 }
@Observable class Parent1 {
  @ObservationIgnored var child = Child1()  // wrong
  var child = Child1()  // right
}
struct ParentView: View {
  let parent: Parent1
  var body: some View { Text("\(parent.child.n)") }
}
let parent = Parent1()
:mount ParentView(parent: parent)
parent.child = { let c = Child1(); c.n = 7; return c }()
