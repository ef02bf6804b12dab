import Combine
final class Child: ObservableObject { @Published var n = 0 }
final class Parent: ObservableObject {
  let child = Child()
  private var link: AnyCancellable?  // right
  init() {
    let _ = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }  // wrong
    link = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }  // right
  }
}
