// "My view model stays in memory after the view has gone. It has one subscription."
// says: sink_holds_self
import Combine
final class Names: ObservableObject {
  @Published var name = ""
  @Published private(set) var length = 0
  private var bag = Set<AnyCancellable>()
  init() {
    $name.map(\.count).sink { self.length = $0 }.store(in: &bag)  // wrong
    $name.map(\.count).sink { [weak self] in self?.length = $0 }.store(in: &bag)  // right
  }
}
