import Observation
@MainActor @Observable final class PriceModel {
  private(set) var price = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  func follow(_ prices: AsyncStream<Int>) {
    task = Task {  // wrong
      for await price in prices { self.price = price }  // wrong
    }  // wrong
    task = Task { [weak self] in  // right
      for await price in prices { self?.price = price }  // right
    }  // right
  }
}
