final class EventHub {
  private var handlers: [() -> Void] = []
  private var count = 0
  func register() {
    handlers.append { self.count += 1 }  // wrong
    handlers.append { [weak self] in self?.count += 1 }  // right
  }
}
