import Combine
class VM: ObservableObject {
  @Published var n = 0
  var doubled = 0
  var bag = Set<AnyCancellable>()
  init() { $n.sink { [weak self] _ in self?.update() }.store(in: &bag) }
  func update() { doubled = n * 2 }
}
