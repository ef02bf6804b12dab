import Combine
class Model: ObservableObject {
  @Published var query = ""
  @Published var result = ""
  private var cancellables: Set<AnyCancellable> = []
  private var token: AnyCancellable?
  init() {
    $query.sink { self.result = $0 }.store(in: &cancellables) // finds sink_holds_self
    token = $query.sink { value in // finds sink_holds_self
      self.result = value
    }
  }
  func assigned() {
    $query.assign(to: \.result, on: self).store(in: &cancellables) // finds sink_holds_self
    $query.assign(to: &$result)
  }
  func right() {
    $query.sink { [weak self] in self?.result = $0 }.store(in: &cancellables)
    $query.sink { print($0) }.store(in: &cancellables)
    token = $query.sink { [unowned self] in result = $0 }
    _ = $query.sink { self.result = $0 } // finds sink_dropped
  }
}
/// A method that others call ends the subscription.
class Ended: ObservableObject {
  @Published var n = 0
  private var token: AnyCancellable?
  private var others: Set<AnyCancellable> = []
  private var late: AnyCancellable?
  private var once: AnyCancellable?
  private var again: Set<AnyCancellable> = []
  func start() {
    token = $n.sink { _ in self.show() }
    $n.sink { _ in self.show() }.store(in: &others)
    late = $n.sink { _ in self.show() } // finds sink_holds_self
    once = $n.dropFirst().sink { _ in
      self.once = nil
      self.show()
    }
  }
  func follow() {
    again.removeAll()
    $n.sink { _ in self.show() }.store(in: &again) // finds sink_holds_self
  }
  func restart() {
    again = []
    follow()
  }
  func stop() {
    token?.cancel()
    others = []
  }
  func show() {}
  private func tidy() { late = nil }
  deinit { tidy() }
}
