import Combine

final class Validation: ObservableObject {
  @Published var password = ""
  @Published private(set) var isStrong = false
  private var cancellable: AnyCancellable?
  init() {
    cancellable = $password.sink { [weak self] _ in self?.check() }  // wrong
    cancellable = $password.sink { [weak self] in self?.check($0) }  // right
  }
  private func check() { isStrong = password.count > 8 }  // wrong
  private func check(_ password: String) { isStrong = password.count > 8 }  // right
}
