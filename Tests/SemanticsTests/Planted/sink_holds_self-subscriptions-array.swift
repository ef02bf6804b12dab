import Combine
final class Meter: ObservableObject {
  @Published var level = 0
  private var peak = 0
  private var subscriptions: [AnyCancellable] = []
  func watch() {
    subscriptions.append($level.sink { level in  // wrong
      self.peak = max(self.peak, level)  // wrong
    })  // wrong
    subscriptions.append($level.sink { [weak self] level in  // right
      guard let self else { return }  // right
      self.peak = max(self.peak, level)  // right
    })  // right
  }
}
