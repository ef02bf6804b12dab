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
    _ = $query.sink { self.result = $0 }
  }
}
