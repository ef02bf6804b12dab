import Combine

class Convert: ObservableObject {
  @Published var euros = 0
  @Published var dollars = 0
  private var c = Set<AnyCancellable>()
  init() {
    $euros
      .sink { [weak self] _ in  // wrong
        guard let self else { return }  // wrong
        self.dollars = self.euros * 2  // wrong
      }  // wrong
      .sink { [weak self] euros in self?.dollars = euros * 2 }  // right
      .store(in: &c)
  }
}
