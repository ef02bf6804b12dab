import SwiftUI
@Observable final class Child { var n = 0 }
@Observable final class Parent { let child = Child(); var runs = 0 }
struct ChildView: View { var model: Child; var body: some View { Button("Add \(model.n)") { model.n += 1 } } }
struct Page: View {
  @State private var parent = Parent()
  var body: some View { ChildView(model: parent.child); Button("Parent \(parent.runs)") { parent.runs += 1 } }
}
#Preview { Page() }
