import Combine

final class NameForm: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $name
      .map { $0.count > 2 }
      .sink { ok in self.isValid = ok }  // wrong
      .sink { [weak self] ok in self?.isValid = ok }  // right
      .store(in: &cancellables)
  }
}
