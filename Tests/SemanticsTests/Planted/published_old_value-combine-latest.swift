import Combine
final class SignUp: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  private var bag: Set<AnyCancellable> = []
  init() {
    $name.sink { [weak self] _ in self?.validate() }.store(in: &bag)  // wrong
    $password.sink { [weak self] _ in self?.validate() }.store(in: &bag)  // wrong
    $name.combineLatest($password).map { !$0.isEmpty && $1.count > 3 }.assign(to: &$isValid)  // right
  }
  private func validate() { isValid = !name.isEmpty && password.count > 3 }  // wrong
}
let signUp = SignUp()
signUp.name = "ann"
signUp.password = "1234"
