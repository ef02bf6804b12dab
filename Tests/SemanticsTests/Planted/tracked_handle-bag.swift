import Combine
import Observation
@Observable final class LiveModel {
  var count = 0
  private var cancellables: Set<AnyCancellable> = []  // wrong
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []  // right
  func bind(to numbers: PassthroughSubject<Int, Never>) {
    numbers.sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
  }
}
