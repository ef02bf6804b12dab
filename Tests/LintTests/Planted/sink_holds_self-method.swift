import Combine

final class Validator {
  private var subscriptions = Set<AnyCancellable>()
  private let input = CurrentValueSubject<String, Never>("")
  private(set) var errors = 0

  func start() {
    input
      .removeDuplicates()
      .sink(receiveValue: validate)  // wrong
      .sink { [weak self] in self?.validate($0) }  // right
      .store(in: &subscriptions)
  }
  private func validate(_ text: String) { if text.isEmpty { errors += 1 } }
}
