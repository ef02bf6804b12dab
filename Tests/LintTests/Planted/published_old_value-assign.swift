import Combine
final class Totals: ObservableObject {
  @Published var price = 1
  @Published var count = 1
  @Published var total = 1
  private var bag: Set<AnyCancellable> = []
  init() {
    $price.combineLatest($count).sink { [weak self] _ in guard let self else { return }; self.total = self.price * self.count }.store(in: &bag)  // wrong
    $price.combineLatest($count).sink { [weak self] in self?.total = $0 * $1 }.store(in: &bag)  // right
  }
}
