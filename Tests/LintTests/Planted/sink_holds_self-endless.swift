import Combine
import Foundation

final class Profile: ObservableObject {
  @Published var name = ""
  @Published var changes = 0
  private var cancellables: Set<AnyCancellable> = []

  func fetch() -> AnyPublisher<String, Never> { Just("Ann").eraseToAnyPublisher() }

  func load() {
    // A request ends, and lets go of its closure.
    fetch().sink { self.name = $0 }.store(in: &cancellables)
    $name.first().sink { self.changes = $0.count }.store(in: &cancellables)
    let notes = NotificationCenter.default.publisher(for: .init("changed")).receive(on: RunLoop.main)
    notes.sink { _ in self.changes += 1 }.store(in: &cancellables)  // wrong
    notes.sink { [weak self] _ in self?.changes += 1 }.store(in: &cancellables)  // right
  }
}

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var size = 1
  @Published var area = 1
  private var token: AnyCancellable?
  private init() { token = $size.sink { self.area = $0 * $0 } }
}
