import Combine

final class SignUp: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  private var bag: Set<AnyCancellable> = []
  init() {
    $name.sink { [weak self] _ in self?.validate() }.store(in: &bag)  // wrong
    $name.sink { [weak self] name in self?.isValid = name.count > 2 }.store(in: &bag)  // right
  }
  private func validate() { isValid = name.count > 2 }  // wrong
}

let form = SignUp()
form.name = "Anna"
