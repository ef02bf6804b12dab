import SwiftUI
final class Child: ObservableObject { @Published var n = 0 }
final class Parent: ObservableObject { let child = Child(); @Published var runs = 0 }
struct ChildView: View { @ObservedObject var model: Child; var body: some View { Button("Add \(model.n)") { model.n += 1 } } }
struct Page: View {
  @StateObject private var parent = Parent()
  var body: some View { ChildView(model: parent.child); Button("Parent \(parent.runs)") { parent.runs += 1 } }
}
#Preview { Page() }
