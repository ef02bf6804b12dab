import Combine
import Foundation
final class Beat: ObservableObject {
  @Published var n = 0
  private var bag = Set<AnyCancellable>()
  func start() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.n += 1 }.store(in: &bag)  // wrong
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.n += 1 }.store(in: &bag)  // right
  }
}
