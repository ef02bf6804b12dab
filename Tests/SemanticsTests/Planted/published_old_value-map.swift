import Combine
final class Signup: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  private var bag: Set<AnyCancellable> = []
  init() {
    $name
      .map { [weak self] _ in (self?.name.count ?? 0) > 2 }  // wrong
      .map { $0.count > 2 }  // right
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &bag)
  }
}
let signup = Signup()
signup.name = "Anna"
print(signup.isValid)
