import SwiftUI
import Combine
final class Child2: ObservableObject { @Published var n = 0 }
final class Parent2: ObservableObject {
  @Published var child = Child2()
  private var bag: Set<AnyCancellable> = []  // right
  init() { child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag) }  // right
}
struct ParentView2: View {
  @StateObject private var parent = Parent2()
  var body: some View { Text("\(parent.child.n)"); Button("Inc") { parent.child.n += 1 } }
}
:mount ParentView2()
:tap Inc
