import Combine

class Child: ObservableObject { @Published var n = 0 }
class Parent: ObservableObject {
  @Published var child = Child()
  var link: AnyCancellable?
  func forward() {
    link = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
  deinit { print("parent is gone") }
}
var bag = Set<AnyCancellable>()
do {
  let parent = Parent()
  parent.objectWillChange.sink { print("parent will change") }.store(in: &bag)
  parent.child.n = 1
  print("not forwarded")
  parent.forward()
  parent.child.n = 2
  parent.child = Child()
  print("replaced, the new one is not forwarded")
  parent.child.n = 3
  parent.forward()
  parent.child.n = 4
  let inner = parent.$child.map(\.n).sink { print("child's n", $0) }
  parent.child.n = 5
  parent.child = Child()
  _ = inner
}
bag = []
