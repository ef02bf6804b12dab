import SwiftUI
import Combine
final class Child: ObservableObject { @Published var n = 0 }
final class Parent: ObservableObject {
  let child = Child()
  @Published var others: [Child] = [] { didSet { listen() } }
  private var bag: Set<AnyCancellable> = []
  init() { child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag) }
  private func listen() {
    for other in others { other.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag) }
  }
}
struct ParentView: View {
  @StateObject private var parent = Parent()
  var body: some View {
    Text("\(parent.child.n) \(parent.others.map(\.n).reduce(0, +))")
    Button("Child") { parent.child.n += 1 }
    Button("Other") { parent.others.append(Child()) }
    Button("Bump") { parent.others.last?.n += 5 }
  }
}
:mount ParentView()
:tap Child
:tap Other
:tap Bump
