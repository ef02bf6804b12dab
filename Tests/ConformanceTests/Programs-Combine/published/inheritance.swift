import Combine

class Base: ObservableObject {
  @Published var a = 1
  func change() { a += 1 }
}
class Derived: Base {
  @Published var b = "x"
  var c = 3
  override func change() {
    super.change()
    b += "!"
  }
}
final class Leaf: Derived { @Published var d: [Int] = [] }
let leaf = Leaf()
var bag = Set<AnyCancellable>()
leaf.objectWillChange.sink { print("will change", leaf.a, leaf.b, leaf.c, leaf.d) }.store(in: &bag)
leaf.a = 2
leaf.b = "y"
leaf.c = 4
leaf.d.append(1)
leaf.change()
print(leaf.objectWillChange === (leaf as Base).objectWillChange)
func watch<T: ObservableObject>(_ object: T, _ name: String) -> AnyCancellable {
  object.objectWillChange.sink { _ in print(name) }
}
let base = Base()
let watching = watch(base, "base")
base.change()
class Generic<T>: ObservableObject {
  @Published var value: T
  init(_ value: T) { self.value = value }
}
let generic = Generic("g")
let seen = generic.$value.sink { print("generic", $0) }
generic.value += "h"
